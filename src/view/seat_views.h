// What every seat at a table knows: one view a seat, all fed by the same events.
#pragma once

#include <vector>

#include "view/seat_view.h"

namespace linger {

// Serves as the sink of a Round or a Match.
class SeatViews {
 public:
  SeatViews(const Rules& rules, int players) {
    for (int seat = 0; seat < players; ++seat)
      views_.emplace_back(rules, players, Viewer::at(seat));
  }

  void operator()(const Event& event) {
    for (SeatView& view : views_) view.see(event);
  }

  const SeatView& operator[](int seat) const { return views_[static_cast<std::size_t>(seat)]; }

 private:
  std::vector<SeatView> views_;
};

}  // namespace linger
