#include "players/puzzle_set.h"

#include "game/options.h"

namespace linger {
namespace {

constexpr std::array kPlayersInTurn = {3, 4, 5};
// How many puzzles one grade may have more than its share.
constexpr int kAhead = 3;
// Deals to look through for a grade that is wanted, and then for any puzzle at all.
constexpr int kPatience = 2'000, kMorePatience = 20'000;

}  // namespace

std::optional<Reason> why_no_puzzles(const Rules& rules, std::optional<int> players) {
  if (players) return check_rules(rules, *players);
  for (int each : kPlayersInTurn)
    if (auto reason = check_rules(rules, each)) return reason;
  return std::nullopt;
}

std::optional<Record> PuzzleSet::next() {
  PuzzleMaker& maker = next_maker();
  auto puzzle = maker.next(wanted(), kPatience);
  if (!puzzle) puzzle = maker.next(~0U, kMorePatience);
  if (!puzzle) return std::nullopt;
  ++made_;
  ++of_grade_[static_cast<std::size_t>(puzzle->grade)];
  return record_of(*puzzle, rules_.preset, rules_.rules);
}

PuzzleMaker& PuzzleSet::next_maker() {
  const int players =
      players_.value_or(kPlayersInTurn[static_cast<std::size_t>(made_) % kPlayersInTurn.size()]);
  return makers_.try_emplace(players, rules_.rules, players, seed_).first->second;
}

// The grades, a bit each, that are not too far ahead.
unsigned PuzzleSet::wanted() const {
  const int share = made_ / kGrades + kAhead;
  unsigned grades = 0;
  for (int grade = 1; grade <= kGrades; ++grade)
    if (of_grade_[static_cast<std::size_t>(grade)] < share) grades |= 1U << grade;
  return grades;
}

}  // namespace linger
