#include "app/arena_command.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <memory>
#include <optional>

#include "app/arena_report.h"
#include "app/bot_program.h"
#include "app/checks.h"
#include "app/faults.h"
#include "app/interrupts.h"
#include "app/progress_line.h"
#include "app/rules_options.h"
#include "app/seed_option.h"
#include "study/crew.h"
#include "study/entrants.h"
#include "study/tips.h"

namespace linger {
namespace {

constexpr int kMostDeals = 1'000'000;
constexpr double kLeastBotSeconds = 0.01;
constexpr double kMostBotSeconds = 3600;
constexpr const char* kCeilings[] = {"knows-hands", "knows-all"};

struct ArenaOptions {
  std::string candidate;
  std::string field;
  int players = 4;
  int deals = 1000;
  std::string mode = std::string(name_of(ArenaMode::one_vs_rest));
  std::optional<std::string> seed;
  RulesOptions rules;
  std::optional<std::string> sprt;
  double bot_seconds = 5;  // a turn
  int threads = cores();
  bool no_self_match = false;
  bool ceilings = false;
  bool json = false;
  bool csv = false;
};

Entrant entrant_of(std::string_view option, const std::string& name, const ArenaOptions& options,
                   const std::atomic<bool>& stop, const Catalogue& catalogue) {
  const std::chrono::duration<double> limit(options.bot_seconds);
  if (name.starts_with(kBotPrefix) && name.size() > kBotPrefix.size())
    return bot_entrant(name, std::chrono::ceil<std::chrono::milliseconds>(limit), stop);
  if (auto found = find_entrant(name)) return *std::move(found);
  std::vector<std::string> allowed = entrant_names();
  allowed.push_back(std::string(kBotPrefix) + "PROGRAM");
  const std::vector<std::string> tips(tip_names().begin(), tip_names().end());
  throw CallFault(catalogue.text("error.entrant", {{"option", std::string(option)},
                                                   {"value", printable(name)},
                                                   {"allowed", catalogue.joined(allowed)},
                                                   {"tips", catalogue.joined(tips)},
                                                   {"limit", kMostPlayouts}}));
}

ArenaMode mode_of(const ArenaOptions& options, const Catalogue& catalogue) {
  ArenaMode found = ArenaMode::one_vs_rest;
  for (ArenaMode mode : {ArenaMode::one_vs_rest, ArenaMode::rest_vs_one, ArenaMode::two_vs_two})
    if (options.mode == name_of(mode)) found = mode;
  if (found == ArenaMode::two_vs_two && options.players != 4)
    throw CallFault(catalogue.text("error.two-vs-two", {{"players", options.players}}));
  return found;
}

std::optional<Sprt> sprt_of(const ArenaOptions& options, const Catalogue& catalogue) {
  if (!options.sprt) return std::nullopt;
  const std::string_view text = *options.sprt;
  const std::size_t comma = std::min(text.find(','), text.size());
  const auto first = read_real(text.substr(0, comma));
  const auto second = read_real(text.substr(std::min(comma + 1, text.size())));
  if (!first || !second || *first < 0 || *first >= *second || *second > 1)
    throw CallFault(catalogue.text("error.sprt"));
  return Sprt{*first, *second};
}

ArenaSetup setup_of(const ArenaOptions& options, const std::atomic<bool>& stop,
                    const Catalogue& catalogue) {
  ArenaSetup setup;
  setup.rules = resolve_rules(options.rules, catalogue);
  require_limits(setup.rules.rules, options.players, catalogue);
  setup.players = options.players;
  setup.mode = mode_of(options, catalogue);
  setup.candidate = entrant_of("--candidate", options.candidate, options, stop, catalogue);
  setup.field = entrant_of("--field", options.field, options, stop, catalogue);
  setup.seed = options.seed ? *options.seed : random_seed();
  require_seed(setup.seed, catalogue);
  setup.blocks = (options.deals + kDealsPerBlock - 1) / kDealsPerBlock;
  setup.threads = options.threads;
  setup.sprt = sprt_of(options, catalogue);
  return setup;
}

std::string rules_named(const NamedRules& rules, const RulesOptions& options) {
  std::string text = rules.preset;
  for (const std::string& setting : options.settings) text += ", " + setting;
  return text;
}

// The same deals again with somebody else in the candidate's place.
ArenaSetup in_its_place(const ArenaSetup& setup, const ArenaResult& own, Entrant other) {
  ArenaSetup again = setup;
  again.candidate = std::move(other);
  again.blocks = own.share.blocks();
  again.sprt.reset();
  return again;
}

void show(ProgressLine& line, const ArenaSetup& match, int deals, const Catalogue& catalogue) {
  if (!line.visible() || deals == 0) return;
  const int all = match.blocks * kDealsPerBlock;
  const auto left = static_cast<int>(line.time_left(deals, all - deals).count());
  line.show(catalogue.text("arena.progress", {{"name", printable(match.candidate.name)},
                                              {"deals", deals},
                                              {"all", all},
                                              {"minutes", left / 60},
                                              {"seconds", left % 60}}));
}

int run_arena_command(const ArenaOptions& options, const Console& console) {
  if (options.json && options.csv) throw CallFault(console.catalogue.text("error.json-or-csv"));
  const Interrupts interrupts(Interrupts::Second::ends);
  const ArenaSetup setup = setup_of(options, interruption(), console.catalogue);
  ArenaReport report{setup, rules_named(setup.rules, options.rules), {}};
  const auto play = [&](ArenaMatch::Kind kind, const ArenaSetup& match) {
    ProgressLine line;
    const auto progress = [&](int deals) { show(line, match, deals, console.catalogue); };
    report.matches.push_back(
        {kind, match.candidate.name, run_arena(match, interruption(), progress)});
  };

  play(ArenaMatch::Kind::candidate, setup);
  const ArenaResult own = report.matches.front().result;
  const bool again = own.share.blocks() > 0 && !interruption();
  if (!options.no_self_match && again)
    play(ArenaMatch::Kind::self_match, in_its_place(setup, own, setup.field));
  for (const char* cheat : kCeilings)
    if (options.ceilings && again && !interruption())
      play(ArenaMatch::Kind::ceiling, in_its_place(setup, own, *find_entrant(cheat)));
  report.interrupted = interruption();

  console.out.write(options.json  ? arena_json(report)
                    : options.csv ? arena_csv(report)
                                  : arena_text(report, console.catalogue));
  return kDone;
}

void add_options(CLI::App& app, ArenaOptions& options, const Catalogue& catalogue) {
  const std::string number = catalogue.text("help.label.number");
  app.add_option("--candidate", options.candidate, catalogue.text("help.arena.candidate"))
      ->type_name(catalogue.text("help.label.name"))
      ->required();
  app.add_option("--field", options.field, catalogue.text("help.arena.field"))
      ->type_name(catalogue.text("help.label.name"))
      ->required();
  add_players(app, catalogue, "--players", options.players);
  app.add_option("--deals", options.deals, catalogue.text("help.arena.deals"))
      ->type_name(number)
      ->check(within(catalogue, 1, kMostDeals));
  app.add_option("--seed", options.seed, catalogue.text("help.seed"))
      ->type_name(catalogue.text("help.label.text"));
  add_rules_options(app, catalogue, options.rules);
  app.add_option("--mode", options.mode, catalogue.text("help.arena.mode"))
      ->type_name("1-vs-rest|rest-vs-1|2-vs-2")
      ->check(one_of(catalogue, {"1-vs-rest", "rest-vs-1", "2-vs-2"}));
  app.add_option("--sprt", options.sprt, catalogue.text("help.arena.sprt"))->type_name("P0,P1");
  add_threads(app, catalogue, options.threads);
  app.add_option("--bot-seconds", options.bot_seconds, catalogue.text("help.arena.bot-seconds"))
      ->type_name(number)
      ->check(within_real(catalogue, kLeastBotSeconds, kMostBotSeconds));
  app.add_flag("--no-self-match", options.no_self_match,
               catalogue.text("help.arena.no-self-match"));
  app.add_flag("--ceilings", options.ceilings, catalogue.text("help.arena.ceilings"));
  app.add_flag("--json", options.json, catalogue.text("help.json"));
  app.add_flag("--csv", options.csv, catalogue.text("help.csv"));
}

}  // namespace

Command add_arena_command(CLI::App& program, const Console& console) {
  CLI::App& app = add_command(
      program, console, "arena",
      {"arena --candidate casual --field random",
       "arena --candidate casual --field random --players 5 --deals 3000 --seed friday --json",
       "arena --candidate casual --field random --sprt 0.25,0.27 --deals 100000"});
  const auto options = std::make_shared<ArenaOptions>();
  add_options(app, *options, console.catalogue);
  return {&app, [options, &console] { return run_arena_command(*options, console); }};
}

}  // namespace linger
