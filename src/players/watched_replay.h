// A record step by step, as each seat saw it.
#pragma once

#include <optional>

#include "record/replay.h"
#include "view/seat_views.h"

namespace linger {

class WatchedReplay {
 public:
  // The record outlives it.
  explicit WatchedReplay(const Record& record)
      : replay_(record), views_(record.rules, replay_.match().players()) {}

  // The begin of a round, or a move; false at the end or at a fault (record/replay.h).
  bool step() { return replay_.step(views_); }

  const std::optional<Fault>& fault() const { return replay_.fault(); }
  const Round& round() const { return replay_.match().round(); }
  int round_number() const { return replay_.match().rounds(); }  // from 1; 0 before the first
  int moves_made() const { return replay_.moves_made(); }        // in the round
  const Move* next_move() const { return replay_.next_move(); }
  const SeatView& view(int seat) const { return views_[seat]; }

  // Whether somebody is to play a card or to name a trump.
  bool is_turn() const {
    return round().phase() == Phase::play || round().phase() == Phase::name_trump;
  }

 private:
  Replay replay_;
  SeatViews views_;
};

}  // namespace linger
