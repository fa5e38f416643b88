// The course of a hand as a watcher saw it: all that bears on who may hold which card.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "cards/card.h"

namespace linger {

struct Step {
  enum class Kind : std::uint8_t {
    play,       // `seat` played `card`; a card of `suit` had to be played if held (R3, R4)
    trick,      // `seat` won the trick
    draw,       // `seat` drew one card, which is `card` if the watcher may know it
    reshuffle,  // the finished tricks became the stock
    name,       // `seat` named `suit` trumps
  };
  Kind kind = Kind::play;
  std::uint8_t seat = 0;
  std::optional<Card> card;
  std::optional<Suit> suit;

  bool operator==(const Step&) const = default;
};

using History = std::vector<Step>;

}  // namespace linger
