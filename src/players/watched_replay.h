// A record step by step, as each seat saw it.
#pragma once

#include <vector>

#include "record/replay.h"
#include "view/seat_view.h"

namespace linger {

class WatchedReplay {
 public:
  // The record outlives it.
  explicit WatchedReplay(const Record& record) : replay_(record) {
    const int players = replay_.match().players();
    for (int seat = 0; seat < players; ++seat)
      views_.emplace_back(record.rules, players, Viewer::at(seat));
  }

  // The begin of a round, or a move; false at the end or at a fault (record/replay.h).
  bool step() {
    return replay_.step([this](const auto& event) {
      for (SeatView& view : views_) view.see(Event(event));
    });
  }

  const std::optional<Fault>& fault() const { return replay_.fault(); }
  const Round& round() const { return replay_.match().round(); }
  int round_number() const { return replay_.match().rounds(); }  // from 1; 0 before the first
  int moves_made() const { return replay_.moves_made(); }        // in the round
  const Move* next_move() const { return replay_.next_move(); }
  const SeatView& view(int seat) const { return views_[static_cast<std::size_t>(seat)]; }

  // Whether somebody is to play a card or to name a trump.
  bool is_turn() const {
    return round().phase() == Phase::play || round().phase() == Phase::name_trump;
  }

 private:
  Replay replay_;
  std::vector<SeatView> views_;
};

}  // namespace linger
