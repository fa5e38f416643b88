// Which suit to name trumps, by the hand alone.
#pragma once

#include "cards/card_set.h"

namespace linger {

// The suit it holds most of, the higher cards deciding between equals.
constexpr Suit best_trump(CardSet hand) {
  const auto worth = [hand](Suit suit) {
    int sum = 0;
    for (Card card : hand.of_suit(suit)) sum += kRanks + static_cast<int>(card.rank());
    return sum;
  };
  Suit best = Suit::clubs;
  for (Suit suit : {Suit::diamonds, Suit::hearts, Suit::spades})
    if (worth(suit) > worth(best)) best = suit;
  return best;
}

}  // namespace linger
