#include "game/match.h"

#include <algorithm>

#include "game/scoring.h"

namespace linger {

// R12, R13.
void Match::score() {
  const int winner = round_.winner();
  ++wins_[static_cast<std::size_t>(winner)];
  const PerSeat<int> points = points_of_hand(rules_, round_, in_last_trick_);
  for (std::size_t seat = 0; seat < points.size(); ++seat) points_[seat] += points[seat];
  over_ = rules_.match.kind == MatchEnd::Kind::hands
              ? rounds_ == rules_.match.count
              : wins_[static_cast<std::size_t>(winner)] == rules_.match.count;
  if (!over_)
    dealer_ = rules_.next_dealer == NextDealer::winner ? winner : (dealer_ + 1) % players_;
}

PerSeat<bool> Match::winners() const {
  PerSeat<bool> won{};
  if (!over_ || !scored_) return won;
  const PerSeat<int>& figures = points_decide(rules_) ? points_ : wins_;
  const int most = *std::max_element(figures.begin(), figures.begin() + players_);
  for (int seat = 0; seat < players_; ++seat)
    won[static_cast<std::size_t>(seat)] = figures[static_cast<std::size_t>(seat)] == most;
  return won;
}

}  // namespace linger
