#include "view/hand_order.h"

#include <array>

namespace linger {
namespace {

constexpr std::array<Suit, kSuits> kByColour = {Suit::spades, Suit::hearts, Suit::clubs,
                                                Suit::diamonds};

}  // namespace

CardList sorted_hand(CardSet hand, std::optional<Suit> trump) {
  // The ring of suits alternates in colour, so it is entered at the trump suit.
  std::size_t first = 0;
  while (trump && kByColour[first] != *trump) ++first;
  CardList sorted;
  for (std::size_t i = 0; i < kByColour.size(); ++i) {
    CardSet suit = hand.of_suit(kByColour[(first + i) % kByColour.size()]);
    for (; !suit.empty(); suit.erase(suit.back())) sorted.push_back(suit.back());
  }
  return sorted;
}

}  // namespace linger
