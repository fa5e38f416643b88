// A match as it is kept and gone on with: a record, and what it says beside the match.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "record/record.h"
#include "table/table.h"

namespace linger {

inline constexpr std::string_view kPersonSeat = "you";

// The members that a table writes beside the match.
struct Beside {
  std::vector<std::string> seats;   // "you" or a level for each; empty if there are none to use
  std::optional<std::string> seed;  // of the match, if it has one
  std::string undone;  // [{round, move, card}] of plays taken back, without the brackets
  std::string others;  // further members, as JSON text

  // The seat of the person, if it is one alone.
  std::optional<int> person() const;
};

// A record from elsewhere may have other things there, or none.
Beside read_beside(const Record& record);

// A new match, or one that a record left off, and what a table needs to play it.
struct MatchPlan {
  NamedRules rules;
  std::vector<SeatSetup> seats;
  std::string seed;
  bool seed_is_of_match = true;  // and not only of the hands to come, in a record from elsewhere
  Record begun;                  // what has been played; no rounds in a new match
  std::string undone, others;    // as in Beside, of what has been played

  // A table where all the moves have been made that were.
  Table table(const std::string& id) const;
  // The match of that table with all that it takes to go on, and all that the record had before.
  Record to_save(const Table& table) const;
};

// The plan to go on with a sound record. The seats are still to be told who sits there: they have
// the names alone. `spare_seed` is for the hands to come where the record has no seed of its own.
MatchPlan plan_to_go_on(Record record, const std::string& spare_seed);

}  // namespace linger
