#include "game/round.h"

#include <algorithm>
#include <tuple>

namespace linger {

void Round::take_rules(const Rules& rules, int players) {
  players_ = static_cast<std::uint8_t>(players) & 7U;
  phase_ = static_cast<std::uint8_t>(Phase::play);
  draws_per_card_ = rules.draw == DrawRule::per_card;
  before_draw_ = rules.elimination == Elimination::before_draw;
  final_draw_wins_ = rules.stock_end == StockEnd::final_draw_wins;
  reshuffles_ = rules.stock_end == StockEnd::reshuffle;
  last_holder_wins_ = rules.last_trick == LastTrick::last_holder && !reshuffles_;
}

// R2: the top card of the stock is out of play, or lies under the stock.
void Round::turn_stock_card(bool keep_under_stock) {
  const auto top = stock_.begin() + next_card_;
  if (keep_under_stock)
    std::rotate(top, top + 1, stock_.end());
  else
    ++next_card_;
}

bool Round::operator==(const Round& other) const {
  const auto state = [](const Round& r) {
    return std::tuple(r.players_, r.phase_, r.end_reason_, r.in_, r.leader_, r.mover_, r.best_,
                      r.trump_, r.names_trump_, r.must_lead_trump_, r.draws_per_card_,
                      r.before_draw_, r.final_draw_wins_, r.reshuffles_, r.last_holder_wins_);
  };
  if (state(*this) != state(other) || hands_ != other.hands_ ||
      played_cards_ != other.played_cards_ || tricks_won_ != other.tricks_won_ ||
      !std::ranges::equal(stock(), other.stock()))
    return false;
  for (int seat = 0; seat < players_; ++seat)
    if (has_played(seat) && played(seat) != other.played(seat)) return false;
  return true;
}

}  // namespace linger
