// Puzzles to be solved one after the other: about as many of each grade, as far as they are found.
#pragma once

#include <array>
#include <map>
#include <optional>
#include <string>

#include "players/puzzle.h"
#include "record/rules_json.h"

namespace linger {

inline constexpr int kMostPuzzles = 10'000;

class PuzzleSet {
 public:
  // Without a number of players they are 3, 4 and 5 in turn; the rules are sound for them
  // (why_no_puzzles).
  PuzzleSet(NamedRules rules, std::optional<int> players, std::string seed)
      : rules_(std::move(rules)), players_(players), seed_(std::move(seed)) {}

  // The next, as a record; how many are made in all makes no difference to the first of them. None
  // if many deals have held none.
  std::optional<Record> next();

 private:
  PuzzleMaker& next_maker();
  unsigned wanted() const;

  NamedRules rules_;
  std::optional<int> players_;
  std::string seed_;
  std::map<int, PuzzleMaker> makers_;  // by the number of players
  std::array<int, kGrades + 1> of_grade_{};
  int made_ = 0;
};

// What keeps the rules from being those of a PuzzleSet (check_rules).
std::optional<Reason> why_no_puzzles(const Rules& rules, std::optional<int> players);

}  // namespace linger
