#include "game/match.h"

#include <algorithm>

namespace linger {

// R12, R13.
void Match::score() {
  const int winner = round_.winner();
  ++wins_[static_cast<std::size_t>(winner)];
  pay(winner);
  over_ = rules_.match.kind == MatchEnd::Kind::hands
              ? rounds_ == rules_.match.count
              : wins_[static_cast<std::size_t>(winner)] == rules_.match.count;
  if (!over_)
    dealer_ = rules_.next_dealer == NextDealer::winner ? winner : (dealer_ + 1) % players_;
}

// R14: what the winner gets, and from whom.
void Match::pay(int winner) {
  const auto chips_from = [&](int seat) {
    switch (rules_.scoring) {
      case Scoring::chips_per_trick:
        return round_.tricks_won(winner);
      case Scoring::chips_per_opponent:
        return pays_per_opponent(seat) ? 1 : 0;
      case Scoring::pot:
        return 1;
      case Scoring::hand_wins:
      case Scoring::cards_left:
        return 0;
    }
    return 0;
  };
  int& won = points_[static_cast<std::size_t>(winner)];
  if (rules_.scoring == Scoring::cards_left) won += round_.hand(winner).size();
  for (int seat = 0; seat < players_; ++seat) {
    if (seat == winner) continue;
    const int chips = chips_from(seat);
    points_[static_cast<std::size_t>(seat)] -= chips;
    won += chips;
  }
}

// R14, chips-per-opponent. Whoever went out before the last trick did so while the winner still
// held cards, and pays; the others held at the end what they held when they went out.
bool Match::pays_per_opponent(int seat) const {
  return !contains(in_last_trick_, seat) ||
         round_.hand(seat).size() < round_.hand(round_.winner()).size();
}

PerSeat<bool> Match::winners() const {
  PerSeat<bool> won{};
  if (!over_ || !scored_) return won;
  const bool by_points =
      rules_.match.kind == MatchEnd::Kind::hands && rules_.scoring != Scoring::hand_wins;
  const PerSeat<int>& figures = by_points ? points_ : wins_;
  const int most = *std::max_element(figures.begin(), figures.begin() + players_);
  for (int seat = 0; seat < players_; ++seat)
    won[static_cast<std::size_t>(seat)] = figures[static_cast<std::size_t>(seat)] == most;
  return won;
}

}  // namespace linger
