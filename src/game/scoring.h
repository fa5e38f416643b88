// What a hand is worth to each seat beside the win itself: ruling R14.
#pragma once

#include "game/events.h"
#include "game/round.h"
#include "game/rules.h"

namespace linger {

// The points that each seat gains or pays. The hand is over; `in_last_trick` are the seats that
// were in when its last trick began, which only chips-per-opponent asks for.
PerSeat<int> points_of_hand(const Rules& rules, const Round& round, SeatSet in_last_trick);

// Whether the match goes to the most points, and not to the most hands (R13, R14).
constexpr bool points_decide(const Rules& rules) {
  return rules.match.kind == MatchEnd::Kind::hands && rules.scoring != Scoring::hand_wins;
}

}  // namespace linger
