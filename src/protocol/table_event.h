// What is numbered in a table's log: the events of the match, and those of its seats.
#pragma once

#include <string>
#include <variant>

#include "game/events.h"
#include "players/player.h"
#include "view/visible.h"

namespace linger {

struct SeatTaken {  // "sit"
  int seat = 0;
  std::string name;
  std::optional<Level> bot;  // a bot's seat from the start, with its level; else a person's
  bool operator==(const SeatTaken&) const = default;
};

struct SeatLeft {  // "leave": the person is away and may come back
  int seat = 0;
  bool operator==(const SeatLeft&) const = default;
};

struct SeatReturned {  // "return": the person plays again
  int seat = 0;
  bool operator==(const SeatReturned&) const = default;
};

struct BotTookOver {  // "bot": a bot plays for the person from here
  int seat = 0;
  Level level = Level::casual;
  bool operator==(const BotTookOver&) const = default;
};

struct CardCut {  // "cut": for the first deal, before the first "round" (R11)
  int seat = 0;
  Card card;
  bool operator==(const CardCut&) const = default;
};

struct CardTakenBack {  // "undo": the play before it is as if it had not been
  int seat = 0;
  Card card;
  bool operator==(const CardTakenBack&) const = default;
};

using TableEvent =
    std::variant<Event, SeatTaken, SeatLeft, SeatReturned, BotTookOver, CardCut, CardTakenBack>;

// The event as the viewer may see it: visible_to of view/visible.h for those of the match; who
// sits where and who cut what, everybody sees.
TableEvent visible_to(Viewer viewer, const TableEvent& event);

// One JSON object, as append_json of record/event_json.h.
void append_json(std::string& out, const TableEvent& event);

}  // namespace linger
