// Puzzles: open hands in which exactly one card forces the win.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <string_view>

#include "cards/xoshiro.h"
#include "players/solver.h"
#include "record/record.h"

namespace linger {

inline constexpr int kGrades = 5;

// Seat 0 is to play.
struct Puzzle {
  int players = 4;
  Position position;  // at the begin of the trick; of the stock what can still be drawn
  CardList table;     // the cards that lie in the trick already
  Card solution;
  int tempting = 0;  // cards that do not force the win and by max-prob leave some chance of it
  int tricks = 0;    // of the solver's line from here to the end of the hand
  int grade = 1;     // 1 to kGrades, the hardest: from the two numbers above
};

// Two puzzles are alike if they have the same text here: they differ in the names of suits and in
// ranks that do not count, or not at all.
std::string canonical_form(const Rules& rules, const Puzzle& puzzle);

// Deals hands, plays them at random, and takes a puzzle where it meets one. The same on every
// machine: rules, players and seed decide.
class PuzzleMaker {
 public:
  // The rules are sound for the players (check_rules).
  PuzzleMaker(const Rules& rules, int players, std::string_view seed);

  // The next that is like none before, of one of the grades wanted (bit g for grade g). None if
  // that many deals have held none, or the solver has tried that many cards in vain: under some
  // rules every look costs all that a position is given. The default is some seconds' work, and
  // more than any puzzle of the project's set has taken.
  std::optional<Puzzle> next(unsigned grades, int deals, std::uint64_t nodes = 40'000'000);

 private:
  std::optional<Puzzle> search_deal(unsigned grades);
  std::optional<Puzzle> puzzle_at(const Round& round);

  Rules rules_;
  int players_;
  Xoshiro rng_;
  Deck deck_ = canonical_pack();
  Solver solver_;
  std::uint64_t nodes_ = 0;  // left for the puzzle that is searched
  std::set<std::string> seen_;
};

// As a record of one position, with the member `puzzle` beside: grade, solution, tempting, tricks.
Record record_of(const Puzzle& puzzle, std::string_view preset, const Rules& rules);

}  // namespace linger
