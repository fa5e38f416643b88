// A look back at a hand as JSON; `linger review --json` prints `{"rounds": […]}` of these.
//
//   round      its number from 1
//   winner     of the hand, if it is over
//   worlds     looked at by every decision, and played out at every moment
//   course     after the deal and after each move, all cards known: [{moves, tricks, chances,
//              force?, force_known}]
//              chances  of each seat to win, 0 to 1: p is good to ±√(p(1−p)/worlds)
//              force    the seat that could force the win; without it, force_known says whether
//                       nobody could
//   decisions  where there was a choice, by what the player could know: [{move, seat, played, best,
//              chance, best_chance, loss, se, points_lost?, reasons, best_reasons, forcing?,
//              gave_away?}]
//              move     its number in the round, from 1
//              played, best   as in a record's moves, "KC" or "=H"
//              loss     in chance, and se its standard error
//              reasons, best_reasons   of the two, as in a hint (protocol/hint_json.h)
//              forcing  the moves that kept a forced win, and gave_away: the one played did not
//   costliest  numbers of the moves that cost most, three at most, the worst first
#pragma once

#include <string>

#include "players/review.h"

namespace linger {

void append_json(std::string& out, const RoundReview& review);

}  // namespace linger
