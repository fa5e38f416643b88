// Playing a hand out at random, as fast as the engine goes: what simulation and the bench do.
#pragma once

#include <algorithm>

#include "cards/deck.h"
#include "game/round.h"

namespace linger {

// One of the cards, each equally likely. The set must not be empty.
template <class Rng>
Card random_card(CardSet cards, Rng& rng) {
  return cards.nth(static_cast<int>(rng.below(static_cast<std::uint32_t>(cards.size()))));
}

// The cards in a random order.
template <class Rng>
CardList shuffled(CardSet cards, Rng& rng) {
  Deck deck{};
  std::uint32_t size = 0;
  for (Card card : cards) deck[size++] = card;
  for (std::uint32_t i = size; i-- > 1;) std::swap(deck[i], deck[rng.below(i + 1)]);
  return CardList(std::span(deck).first(size));
}

// Phase needs_stock: hands in the finished tricks' cards in a random order.
template <class Rng, class Sink = NoEvents>
void give_shuffled_stock(Round& round, Rng& rng, Sink&& sink = {}) {
  round.give_stock(shuffled(round.played_cards(), rng), sink);
}

// Plays random legal cards, and names random trumps, until the hand is over; the sink hears of
// it. A stock that runs out under `reshuffle` is shuffled by the same rng.
template <class Rng, class Sink = NoEvents>
void play_out(Round& round, Rng& rng, Sink&& sink = {}) {
  while (!round.over()) {
    if (round.phase() == Phase::play)
      round.play(random_card(round.legal(), rng), sink);
    else if (round.phase() == Phase::name_trump)
      round.name_trump(static_cast<Suit>(rng.below(kSuits)), sink);
    else
      give_shuffled_stock(round, rng, sink);
  }
}

// How many cards from the top of the deck a hand can reach at most: with one card drawn a trick
// those dealt, one turned, and one for each trick that the longest hand lasts (F2).
constexpr int reachable_cards(const Rules& rules, int players) {
  const int hand = rules.hand_size(players);
  if (rules.draw == DrawRule::per_card) return kPackSize;
  const int tricks = 2 * hand - 1;
  return std::min(kPackSize, hand * players + tricks + (rules.turns_stock_card() ? 1 : 0));
}

}  // namespace linger
