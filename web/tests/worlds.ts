// Two matches that are the same to the person at seat 0, and differ in cards that lie face down.
import type { StoredMatch } from '../src/engine/matches';
import type { MatchRecord, TableEvent } from '../src/engine/types';
import { playedMatch, stored } from './matches';

const players = 4;
const hand = 7;

/** The cards that these events have shown. */
export function cardsShown(events: readonly TableEvent[]): Set<string> {
  const shown = new Set<string>();
  for (const event of events) {
    if ('card' in event && event.card) shown.add(event.card);
    if ('cards' in event) for (const card of event.cards ?? []) shown.add(card);
  }
  return shown;
}

// The deck with a card of an opponent's hand changed for one of its suit that lies in the stock:
// who could follow before can follow still.
function otherDeck(deck: string[], shown: Set<string>): string[] {
  const hidden = deck.map((card, at) => ({ card, at })).filter(({ card }) => !shown.has(card));
  const held = hidden.filter(({ at }) => at < players * hand);
  const low = hidden.filter(({ at }) => at >= 40);
  for (const one of held)
    for (const other of low)
      if (one.card[1] === other.card[1])
        return deck.map((card, at) =>
          at === one.at ? other.card : at === other.at ? one.card : card,
        );
  throw new Error('No two hidden cards of a suit could be changed.');
}

/** After so many moves of seat 0, which is to move. */
export async function twoWorlds(moves: number): Promise<[StoredMatch, StoredMatch]> {
  const rules = { preset: 'survival', hand };
  const { record: whole, events } = await playedMatch({ until: moves, players, rules });
  // Without the match's seed, which tells its decks.
  const { seed: _, ...record }: MatchRecord = whole;
  const [round] = record.rounds;
  if (!round?.deck) throw new Error('The match has no deck.');
  const deck = otherDeck(round.deck.split(' '), cardsShown(events));
  const other = { ...record, rounds: [{ ...round, deck: deck.join(' ') }] };
  return [stored('world', record), stored('world', other)];
}
