#include "game/scoring.h"

namespace linger {
namespace {

constexpr std::size_t at(int seat) {
  return static_cast<std::size_t>(seat);
}

// Whoever went out before the last trick did so while the winner still held cards, and pays; the
// others held at the end what they held when they went out.
bool pays_per_opponent(const Round& round, int seat, SeatSet in_last_trick) {
  return !contains(in_last_trick, seat) ||
         round.hand(seat).size() < round.hand(round.winner()).size();
}

}  // namespace

PerSeat<int> points_of_hand(const Rules& rules, const Round& round, SeatSet in_last_trick) {
  const int winner = round.winner();
  const auto chips_from = [&](int seat) {
    switch (rules.scoring) {
      case Scoring::chips_per_trick:
        return round.tricks_won(winner);
      case Scoring::chips_per_opponent:
        return pays_per_opponent(round, seat, in_last_trick) ? 1 : 0;
      case Scoring::pot:
        return 1;
      case Scoring::hand_wins:
      case Scoring::cards_left:
        return 0;
    }
    return 0;
  };
  PerSeat<int> points{};
  if (rules.scoring == Scoring::cards_left) points[at(winner)] = round.hand(winner).size();
  for (int seat = 0; seat < round.players(); ++seat) {
    if (seat == winner) continue;
    const int chips = chips_from(seat);
    points[at(seat)] -= chips;
    points[at(winner)] += chips;
  }
  return points;
}

}  // namespace linger
