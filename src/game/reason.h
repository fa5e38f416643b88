// Why something was refused or decided: a code with arguments, never a sentence. The surface
// translates it by the catalogues.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "cards/card.h"
#include "cards/card_list.h"

namespace linger {

// A whole number that names a seat, counted from 0; people are shown the player's name.
struct SeatNumber {
  int seat = 0;
  bool operator==(const SeatNumber&) const = default;
};

using Argument = std::variant<int, std::int64_t, SeatNumber, Suit, Card, CardList, std::string>;

struct Reason {
  std::string_view code;    // "must-follow": one of a fixed set of literals
  std::string_view ruling;  // "R4", or empty where no ruling speaks of it
  std::vector<std::pair<std::string_view, Argument>> args = {};

  bool operator==(const Reason&) const = default;
};

}  // namespace linger
