// What a viewer may know of an event: the allow-list through which everything leaves a table.
#pragma once

#include <optional>

#include "game/events.h"

namespace linger {

// Who looks on: the person at a seat, out or not (somebody out keeps the view of that seat and
// learns no more), or an onlooker.
struct Viewer {
  std::optional<int> seat;

  static constexpr Viewer at(int seat) { return {seat}; }
  static constexpr Viewer onlooker() { return {}; }
  bool operator==(const Viewer&) const = default;
};

// The event with all that the viewer may not see taken out: of cards dealt to others, drawn by
// others or held by others in a position only the number is left. Built field by field.
Event visible_to(Viewer viewer, const Event& event);

}  // namespace linger
