// A constructed position between two tricks, as a referee is told one.
#pragma once

#include <optional>

#include "game/events.h"
#include "game/reason.h"

namespace linger {

// A seat without cards is out. The rules of the first trick are past (R3's opening, R2's naming),
// and cards that are nowhere stay out of play.
struct Position {
  PerSeat<CardList> hands;
  CardList stock;  // top first
  std::optional<Suit> trump;
  int leader = 0;

  bool operator==(const Position&) const = default;
};

// The faults of a position, with the code `card-twice`, `leader-without-cards`,
// `too-few-hands` or `trump-under-none`; none if it is sound.
std::optional<Reason> check_position(const Position& position, const Rules& rules, int players);

}  // namespace linger
