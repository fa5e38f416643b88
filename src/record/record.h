// Records: matches as JSON, the format linger-record/1 of docs/formats.md.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "cards/card_list.h"
#include "cards/deck.h"
#include "game/position.h"
#include "game/reason.h"
#include "game/rules.h"
#include "record/fault.h"

namespace linger {

inline constexpr std::string_view kRecordFormat = "linger-record/1";
inline constexpr int kMaxNameLength = 40;  // in characters, that is Unicode code points

// A card played, or a trump suit named ("=H").
using Move = std::variant<Card, Suit>;

struct RoundRecord {
  // A dealt round has a dealer and a deck, one that starts from a position has the position.
  std::optional<int> dealer;
  std::optional<Deck> deck;
  std::optional<std::string> seed;  // as the record gave it; `deck` is filled in from it
  std::optional<Position> position;
  std::vector<Move> moves;
  std::vector<CardList> reshuffles;

  // Members that this version does not know, kept as JSON text: `"a":1,"b":[2]` or empty.
  std::string further;
  std::string position_further;  // of the position

  // What is wrong with the text after the last of `moves` and of `reshuffles`. It comes to light
  // only when a replay has got there.
  std::optional<Fault> moves_fault;
  std::optional<Fault> reshuffles_fault;

  bool operator==(const RoundRecord&) const = default;
};

struct Record {
  std::string preset = "survival";  // the name the record gave; rules may differ from it
  Rules rules;
  std::vector<std::string> players;  // 3–6 names of 1–40 characters
  std::vector<RoundRecord> rounds;
  std::string further;  // as in a round

  // What is wrong with the text of the record, if anything. Rules, players and the rounds before
  // the fault are sound text; of the round at fault the last of `rounds` has what stands before
  // it, unless the fault is in its deal. Whether the moves are legal only a replay can tell.
  std::optional<Fault> fault;

  bool operator==(const Record&) const = default;
};

// What is wrong with a player's name, if anything.
std::optional<Reason> check_name(std::string_view name, int seat);

// Reads one record. Never fails otherwise than by `fault`.
Record parse_record(std::string_view text);

// One line of JSON without a line break. A round with a seed is written with the seed alone. What
// has a fault is written as far as it was read.
std::string write_record(const Record& record);

}  // namespace linger
