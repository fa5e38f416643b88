// How a hand is sorted for people.
#pragma once

#include <optional>

#include "cards/card_list.h"

namespace linger {

// Trumps first, then the other suits with red and black in turn where that is possible, each from
// high to low.
CardList sorted_hand(CardSet hand, std::optional<Suit> trump);

}  // namespace linger
