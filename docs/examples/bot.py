#!/usr/bin/env python3
"""A bot for Linger Longer, in plain Python: it speaks the table protocol over stdin and stdout.

Wins a trick as cheaply as it can, gives up its lowest card where it cannot, leads its highest.
    linger arena --candidate "cmd:python3 docs/examples/bot.py" --field casual
"""
import json
import sys

RANKS = "23456789TJQKA"


class Hand:
    """What this bot keeps in mind of a hand: the trumps, and the trick as it lies."""

    def __init__(self, welcome):
        self.seat = welcome["seat"]
        self.trump = None
        self.trick = []  # the cards in it, in the order played
        self.held = []

    def see(self, event):
        kind = event["event"]
        if kind == "deal" and event["seat"] == self.seat:
            self.held = event["cards"]
        elif kind == "trump":
            self.trump = event["suit"]
        elif kind == "play":
            self.trick.append(event["card"])
        elif kind == "trick":
            self.trick = []

    def strength(self, card):
        """Cards of other suits than the one led and trumps win nothing."""
        rank, suit = RANKS.index(card[0]), card[1]
        if suit == self.trump:
            return 100 + rank
        return rank if not self.trick or suit == self.trick[0][1] else -1

    def choose(self, legal):
        if not self.trick:
            plain = [card for card in legal if card[1] != self.trump]
            return max(plain or legal, key=self.strength)
        best = max(map(self.strength, self.trick))
        winning = [card for card in legal if self.strength(card) > best]
        if winning:
            return min(winning, key=self.strength)
        return min(legal, key=lambda card: (card[1] == self.trump, RANKS.index(card[0])))

    def name(self, suits):
        return max(suits, key=lambda suit: sum(card[1] == suit for card in self.held))


def answer(hand, turn):
    reply = {"id": f"move-{turn['decision']}", "decision": turn["decision"]}
    if "name" in turn:
        reply["name"] = hand.name(turn["name"])
    else:
        reply["play"] = hand.choose(turn["legal"])
    print(json.dumps(reply), flush=True)


def main():
    hand = None
    for line in sys.stdin:
        frame = json.loads(line)
        if "welcome" in frame:
            hand = Hand(frame)
        elif "event" in frame:
            hand.see(frame["event"])
        elif "turn" in frame and frame["turn"]["seat"] == hand.seat:
            answer(hand, frame["turn"])
        # {"ack": …} and {"refused": …} ask for nothing.


if __name__ == "__main__":
    main()
