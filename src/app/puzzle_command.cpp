#include "app/puzzle_command.h"

#include <CLI/CLI.hpp>
#include <map>
#include <memory>
#include <optional>

#include "app/checks.h"
#include "app/faults.h"
#include "app/rules_options.h"
#include "app/seed_option.h"
#include "players/puzzle.h"

namespace linger {
namespace {

constexpr int kMaxCount = 10'000;
// Without --players puzzles have these in turn.
constexpr std::array kPlayersInTurn = {3, 4, 5};
// How many puzzles one grade may have more than its share.
constexpr int kAhead = 3;
// Deals to look through for a grade that is wanted, and then for any puzzle at all.
constexpr int kPatience = 2'000, kMorePatience = 20'000;

struct Options {
  int count = 1;
  std::optional<std::string> seed;
  int players = 0;  // 0: in turn
  RulesOptions rules;
  bool json = false;  // a record is JSON whether or not it is asked for
};

// About as many puzzles of each grade, as far as they are found. How many are made in all makes no
// difference to the first of them.
class PuzzleSet {
 public:
  PuzzleSet(const NamedRules& rules, const Options& options, const std::string& seed)
      : rules_(rules), options_(options), seed_(seed) {}

  std::optional<Puzzle> next() {
    PuzzleMaker& maker =
        maker_for(options_.players != 0
                      ? options_.players
                      : kPlayersInTurn[static_cast<std::size_t>(made_) % kPlayersInTurn.size()]);
    auto puzzle = maker.next(wanted(), kPatience);
    if (!puzzle) puzzle = maker.next(~0U, kMorePatience);
    if (!puzzle) return puzzle;
    ++made_;
    ++of_grade_[static_cast<std::size_t>(puzzle->grade)];
    return puzzle;
  }

 private:
  PuzzleMaker& maker_for(int players) {
    return makers_.try_emplace(players, rules_.rules, players, seed_).first->second;
  }
  unsigned wanted() const {
    const int share = made_ / kGrades + kAhead;
    unsigned grades = 0;
    for (int grade = 1; grade <= kGrades; ++grade)
      if (of_grade_[static_cast<std::size_t>(grade)] < share) grades |= 1U << grade;
    return grades;
  }

  const NamedRules& rules_;
  const Options& options_;
  const std::string& seed_;
  std::map<int, PuzzleMaker> makers_;  // by the number of players
  std::array<int, kGrades + 1> of_grade_{};
  int made_ = 0;
};

int run(const Options& options, const Console& console) {
  const std::string seed = options.seed ? *options.seed : random_seed();
  require_seed(seed, console.catalogue);
  const NamedRules rules = resolve_rules(options.rules, console.catalogue);
  if (options.players != 0)
    require_limits(rules.rules, options.players, console.catalogue);
  else
    for (int players : kPlayersInTurn) require_limits(rules.rules, players, console.catalogue);
  PuzzleSet puzzles(rules, options, seed);
  for (int i = 0; i < options.count; ++i) {
    const auto puzzle = puzzles.next();
    if (!puzzle) throw InputFault(console.catalogue.text("error.no-puzzle", {{"count", i}}));
    console.out.write(write_record(record_of(*puzzle, rules.preset, rules.rules)) + "\n");
  }
  return kDone;
}

}  // namespace

Command add_puzzle_command(CLI::App& program, const Console& console) {
  const Catalogue& catalogue = console.catalogue;
  CLI::App& app = add_command(program, console, "puzzle",
                              {"puzzle --seed today", "puzzle --count 20 --players 3 --seed today",
                               "puzzle --seed today | linger referee -"});
  const auto options = std::make_shared<Options>();
  app.add_option("--count", options->count, catalogue.text("help.puzzle.count"))
      ->type_name(catalogue.text("help.label.number"))
      ->check(within(catalogue, 1, kMaxCount));
  app.add_option("--seed", options->seed, catalogue.text("help.puzzle.seed"))
      ->type_name(catalogue.text("help.label.seed"));
  app.add_option("--players", options->players, catalogue.text("help.puzzle.players"))
      ->type_name(catalogue.text("help.label.number"))
      ->check(number_of_players(catalogue));
  add_rules_options(app, catalogue, options->rules);
  app.add_flag("--json", options->json, catalogue.text("help.puzzle.json"));
  return {&app, [options, &console] { return run(*options, console); }};
}

}  // namespace linger
