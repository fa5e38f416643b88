#include "game/decided.h"

#include <algorithm>

namespace linger {

Standing standing(const Round& round) {
  Standing now;
  now.in = round.in();
  now.stock = round.stock_size();
  for (int seat = 0; seat < round.players(); ++seat) {
    now.cards[static_cast<std::size_t>(seat)] = round.hand(seat).size();
    if (round.has_played(seat)) now.in_trick = with(now.in_trick, seat);
  }
  return now;
}

int most_tricks_left(const Round& round) {
  int longest = 0, second = 0;
  for (int seat = 0; seat < round.players(); ++seat) {
    const int began_with = round.hand(seat).size() + (round.has_played(seat) ? 1 : 0);
    second = std::max(second, std::min(began_with, longest));
    longest = std::max(longest, began_with);
  }
  return longest + second - 1;
}

std::optional<int> decided(const Rules& rules, const Standing& standing) {
  // Under final-draw-wins a hand that goes on without a stock never had one (R9), and is played
  // on just so.
  if (standing.stock > 0 || rules.stock_end == StockEnd::reshuffle) return std::nullopt;
  int most = 0;
  std::optional<int> longest;
  for (int seat = 0; seat < kMaxPlayers; ++seat) {
    if (!contains(standing.in, seat)) continue;
    const int began_with = standing.cards[static_cast<std::size_t>(seat)] +
                           (contains(standing.in_trick, seat) ? 1 : 0);
    if (began_with == most) longest.reset();
    if (began_with > most) {
      most = began_with;
      longest = seat;
    }
  }
  return longest;
}

}  // namespace linger
