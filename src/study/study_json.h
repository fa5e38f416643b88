// The results of a study as JSON: `linger study --json`, one object a combination.
//
//   rules     the preset and every option
//   players, level, seed, hands
//   share_by_seat        of the hands won, from the dealer's left, the dealer last; 0 to 1
//   plays_per_hand, tricks_per_hand, choices_per_player
//   reasons              shares of the hands by the end's reason
//   tricks, tricks_share hands that lasted so many tricks, by the number of tricks from 0, and
//                        their share
//   stock_empty, nobody_left, several_left, grew, first_trick_winner   shares of the hands
//   winner_points, point_from_each   where points are kept: what a hand brings its winner on
//                        average, and the share of hands that bring one from every opponent
//   out_order            [first, …]: {trick: the mean number of the trick in which the first,
//                        second, … went out; by_seat: how often each seat was it}
//   matches              {matches, hands_per_match, share_by_seat from the first dealer's left,
//                        shared}
//   versus               [{rules, other_winner}]: the share of the same deals that another rule
//                        set of the study gives to another seat
// Every figure that is estimated, but for winner_points, has an `…_interval` beside it: [low,
// high], of 95 %; for those by seat or number of tricks an array of these, for those by reason an
// object.
#pragma once

#include <string>

#include "study/study.h"

namespace linger {

// Of one rule set of a part, by its place; no line break.
void append_json(std::string& out, const StudyPart& part, std::size_t rule_set);

}  // namespace linger
