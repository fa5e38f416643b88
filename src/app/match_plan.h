// Who plays a match in the terminal, by which rules, with which cards: as the command line asks
// for a new one, or as a record left off.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/catalogue.h"
#include "app/resumable.h"
#include "app/rules_options.h"
#include "record/record.h"
#include "table/table.h"

namespace linger {

struct PlayOptions {
  RulesOptions rules;
  int players = 0;                 // 0: not given
  std::vector<std::string> seats;  // "you", or a level
  std::string name;                // of the person
  std::optional<std::string> seed;
  std::string record;
  std::string resume;
  CardStyleOptions style;
};

struct MatchPlan {
  NamedRules rules;
  std::vector<SeatSetup> seats;
  std::optional<int> person;  // the seat of the person, if there is one
  std::string seed;
  bool seed_is_of_match =
      true;                   // and not only of the hands yet to come, in a record from elsewhere
  Resumable begun;            // what has been played; no rounds in a new match
  std::string beside_others;  // members of its record that mean nothing to us

  TableSetup table_setup() const;
  std::shared_ptr<const DeckSource> decks() const;
  // The record of the match with all that it needs to be resumed, and all that was there before.
  Record to_save(Record record) const;
};

// Both throw CallFault for what is wrong with the options, and the second InputFault for what is
// wrong with the file.
MatchPlan new_match(const PlayOptions& options, const Catalogue& catalogue);
MatchPlan resumed_match(const PlayOptions& options, const Catalogue& catalogue);

// Makes all moves that have been made.
void replay_onto(Table& table, const Record& begun);

}  // namespace linger
