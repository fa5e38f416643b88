// Who plays a match in the terminal, by which rules, with which cards: as the command line asks
// for a new one, or as a record left off.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/catalogue.h"
#include "app/resumable.h"
#include "app/rules_options.h"
#include "table/saved_match.h"

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

struct PlannedMatch {
  MatchPlan plan;
  std::optional<int> person;  // the seat of the person, if there is one
  Resumable begun;            // where the file has what has been played
};

// Both throw CallFault for what is wrong with the options, and the second InputFault for what is
// wrong with the file.
PlannedMatch new_match(const PlayOptions& options, const Catalogue& catalogue);
PlannedMatch resumed_match(const PlayOptions& options, const Catalogue& catalogue);

}  // namespace linger
