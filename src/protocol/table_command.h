// What a client sends a table: commands, read from frames of the table protocol.
#pragma once

#include <string>
#include <string_view>
#include <variant>

#include "game/reason.h"
#include "record/record.h"

namespace linger {

inline constexpr std::string_view kProtocol = "linger/1";
inline constexpr std::size_t kMaxFrameBytes = 4096;
inline constexpr std::size_t kMaxCommandId = 64;  // bytes

// A move, for the decision that it answers.
struct MakeMove {
  int decision = 0;
  Move move;
  bool operator==(const MakeMove&) const = default;
};

// What else a person does at a table.
enum class Deed : std::uint8_t {
  start,        // the first hand
  next,         // the next hand
  leave,        // the seat stays the person's, who is away
  come_back,    // "return": and plays again
  hand_to_bot,  // "bot": a bot plays for the person
  take_back,    // "undo": the card just played
  ask_coach,    // "hint": answered with a hint, and nothing happens at the table
};

struct TableCommand {
  // The client's own name for the command: sent again, it is answered the same and done once.
  // Empty for those that come from no client.
  std::string id;
  std::variant<MakeMove, Deed> what;
  bool operator==(const TableCommand&) const = default;
};

// A frame that is no command: `bad-frame`, `too-large`, `unknown-deed`.
struct BadFrame {
  std::string id;  // as far as it could be read, to answer with
  Reason reason;
};

// `bad-frame` for a text that is no JSON or lacks what it needs, and for a member that holds
// something else than it should.
Reason bad_frame(const Reason& why);
Reason bad_member(std::string_view member, std::string_view text);

std::variant<TableCommand, BadFrame> read_command(std::string_view frame);

// The frame that read_command reads.
std::string command_frame(const TableCommand& command);

}  // namespace linger
