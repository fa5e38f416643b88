#include "app/puzzle_command.h"

#include <CLI/CLI.hpp>
#include <memory>
#include <optional>

#include "app/checks.h"
#include "app/faults.h"
#include "app/rules_options.h"
#include "app/seed_option.h"
#include "players/puzzle_set.h"

namespace linger {
namespace {

struct Options {
  int count = 1;
  std::optional<std::string> seed;
  std::optional<int> players;  // none: in turn
  RulesOptions rules;
  bool json = false;  // a record is JSON whether or not it is asked for
};

int run(const Options& options, const Console& console) {
  const std::string seed = options.seed ? *options.seed : random_seed();
  require_seed(seed, console.catalogue);
  const NamedRules rules = resolve_rules(options.rules, console.catalogue);
  require(why_no_puzzles(rules.rules, options.players), console.catalogue);
  PuzzleSet puzzles(rules, options.players, seed);
  for (int i = 0; i < options.count; ++i) {
    const auto puzzle = puzzles.next();
    if (!puzzle) throw InputFault(console.catalogue.text("fault.no-puzzle", {{"count", i}}));
    console.out.write(write_record(*puzzle) + "\n");
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
      ->check(within(catalogue, 1, kMostPuzzles));
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
