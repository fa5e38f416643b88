// The pack, and the deck that belongs to a seed (docs/formats.md, Deck of a seed).
#pragma once

#include <array>
#include <span>
#include <string_view>
#include <utility>

#include "cards/card.h"

namespace linger {

// Card 0 is dealt first.
using Deck = std::array<Card, kPackSize>;

constexpr Deck canonical_pack() {
  Deck pack;
  for (int i = 0; i < kPackSize; ++i) pack[static_cast<unsigned>(i)] = Card::from_index(i);
  return pack;
}

// Fisher–Yates from the stream of the seed, on the cards as they lie.
void shuffle(std::span<Card> cards, std::string_view seed);

Deck deck_of_seed(std::string_view seed);

// Brings a random card to each of the first `count` places, the rest of the pack behind them:
// all that a hand can reach need not be shuffled further. `rng.below(n)` gives an integer below n.
template <class Rng>
void shuffle_front(Deck& deck, int count, Rng& rng) {
  for (int i = 0; i < count; ++i) {
    const auto j = i + static_cast<int>(rng.below(static_cast<std::uint32_t>(kPackSize - i)));
    std::swap(deck[static_cast<unsigned>(i)], deck[static_cast<unsigned>(j)]);
  }
}

}  // namespace linger
