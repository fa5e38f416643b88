// What a table sends: frames of the table protocol (docs/protocol.md), each a line of JSON.
#pragma once

#include <chrono>
#include <optional>
#include <span>
#include <string>

#include "cards/card_set.h"
#include "game/reason.h"
#include "protocol/table_event.h"
#include "record/rules_json.h"

namespace linger {

// An absolute time; handed in, since nothing up to the table has a clock.
using TimePoint = std::chrono::sys_time<std::chrono::milliseconds>;

// Whose turn it is. `legal` and `names_trump` are for that seat's viewer alone.
struct Turn {
  int seat = 0;
  int decision = 1;  // counts the table's moves, from 1
  bool names_trump = false;
  CardSet legal;  // where a card is to be played
  std::optional<TimePoint> deadline;
  bool operator==(const Turn&) const = default;
};

struct SeatStatus {
  std::string name;
  std::optional<Level> bot;  // who plays now: a bot of this level, or else the person
  bool here = true;
  bool operator==(const SeatStatus&) const = default;
};

std::string welcome_frame(Viewer viewer, std::string_view table, const NamedRules& rules,
                          std::span<const SeatStatus> seats, int seq);
std::string event_frame(Viewer viewer, int seq, const TableEvent& event);
std::string turn_frame(Viewer viewer, const Turn& turn);
std::string ack_frame(std::string_view id, int seq);
// The answer to what was asked; `result` is JSON.
std::string reply_frame(std::string_view id, std::string_view result);
std::string refused_frame(std::string_view id, const Reason& reason);

// "2026-11-29T12:00:00Z", with milliseconds where they are not zero; years 0–9999.
std::string iso_time(TimePoint time);

}  // namespace linger
