#include "app/study_command.h"

#include <unistd.h>

#include <CLI/CLI.hpp>
#include <memory>
#include <optional>
#include <sstream>
#include <thread>

#include "app/bar_chart.h"
#include "app/checks.h"
#include "app/faults.h"
#include "app/file.h"
#include "app/input.h"
#include "app/interrupts.h"
#include "app/progress_line.h"
#include "app/rules_options.h"
#include "app/seed_option.h"
#include "app/shell_word.h"
#include "app/study_crews.h"
#include "app/study_report.h"
#include "app/study_text.h"
#include "app/system_error.h"
#include "study/checkpoint.h"

namespace linger {
namespace {

constexpr std::int64_t kMostHands = 1'000'000'000'000;
constexpr int kMostThreads = 256;

struct StudyOptions {
  std::vector<std::string> rules = {"survival"};
  std::vector<std::string> settings;
  std::vector<int> players = {4};
  std::vector<std::string> levels = {std::string(name_of(Level::random))};
  std::int64_t hands = 100'000;
  std::optional<std::string> seed;
  int threads = 0;  // 0: as many as there are cores
  std::string checkpoint;
  std::string report;
  bool json = false;
  bool csv = false;
};

int threads_of(const StudyOptions& options) {
  return options.threads > 0 ? options.threads
                             : static_cast<int>(std::thread::hardware_concurrency());
}

Level level_of(const std::string& name, const Catalogue& catalogue) {
  if (const auto level = parse_level(name)) return *level;
  std::vector<std::string> allowed(level_names().begin(), level_names().end());
  throw CallFault(catalogue.text(
      "error.level", {{"value", printable(name)}, {"allowed", catalogue.joined(allowed)}}));
}

// "classic+hand=7": a preset with changes of its own, beside those for all.
NamedRules rules_of(const std::string& text, const StudyOptions& options,
                    const Catalogue& catalogue) {
  RulesOptions rules;
  std::istringstream words(text);
  std::getline(words, rules.preset, '+');
  rules.settings = options.settings;
  for (std::string setting; std::getline(words, setting, '+');) rules.settings.push_back(setting);
  return resolve_rules(rules, catalogue);
}

// Every number of players with every level; all rule sets in each.
Study study_of(const StudyOptions& options, const std::string& seed, const Catalogue& catalogue) {
  Simulation simulation;
  simulation.seed = seed;
  require_seed(seed, catalogue);
  for (const std::string& rules : options.rules)
    simulation.rules.push_back(rules_of(rules, options, catalogue));
  Study study;
  study.hands = options.hands;
  for (int players : options.players)
    for (const std::string& level : options.levels) {
      for (const NamedRules& rules : simulation.rules)
        require_limits(rules.rules, players, catalogue);
      simulation.players = players;
      simulation.level = level_of(level, catalogue);
      study.parts.emplace_back(simulation);
    }
  return study;
}

// Where what has been counted is kept, if that is wanted.
class Checkpoint {
 public:
  Checkpoint(const std::string& file, const Catalogue& catalogue)
      : file_(file), catalogue_(catalogue) {}

  // Goes on where a study left off, if the file is there.
  void restore(Study& study) const {
    // One that is there and cannot be read is complained of below, and not written over.
    if (file_.empty() || ::access(file_.c_str(), F_OK) != 0) return;
    Input input(file_, catalogue_);
    const std::string text(std::istreambuf_iterator<char>(input.stream()), {});
    input.check();
    const CheckpointFault fault = linger::restore(study, text);
    if (fault == CheckpointFault::unreadable)
      throw InputFault(catalogue_.text("error.checkpoint.unreadable", {{"file", file_}}));
    if (fault == CheckpointFault::other)
      throw CallFault(catalogue_.text("error.checkpoint.other", {{"file", file_}}));
  }

  void keep(const Study& study) const {
    if (file_.empty()) return;
    if (const int error = put_in_place(file_, checkpoint_text(study)))
      throw InputFault(
          catalogue_.text("error.checkpoint.not-kept",
                          {{"file", file_}, {"why", system_error(error, catalogue_)}}));
  }

 private:
  const std::string& file_;
  const Catalogue& catalogue_;
};

// The command line that makes the study again.
std::string command_of(const StudyOptions& options, const std::string& seed,
                       const Catalogue& catalogue) {
  std::string command = "linger study";
  const auto add = [&command](std::string_view option, const std::string& value) {
    command.append(" ").append(option).append(" ").append(shell_word(value));
  };
  const auto add_list = [&add](std::string_view option, const auto& values, const auto& text_of) {
    std::string list;
    for (const auto& value : values) list += (list.empty() ? "" : ",") + text_of(value);
    add(option, list);
  };
  const auto same = [](const std::string& text) { return text; };
  add_list("--rules", options.rules, same);
  for (const std::string& setting : options.settings) add("--set", setting);
  add_list("--players", options.players, [](int players) { return std::to_string(players); });
  add_list("--level", options.levels, same);
  add("--hands", std::to_string(options.hands));
  add("--seed", seed);
  add("--report", options.report);
  add("--lang", std::string(catalogue.language()));
  return command;
}

// The file to show to others, if one is wanted: a page or a picture, by its name.
class Report {
 public:
  // Throws CallFault where the name says neither.
  Report(const std::string& file, const Catalogue& catalogue) : file_(file), catalogue_(catalogue) {
    if (!file.empty() && !is_page() && !file.ends_with(".svg"))
      throw CallFault(catalogue.text("error.report-name", {{"file", file}}));
  }

  // Whether it can be made is learnt of before the work.
  void require() const {
    if (!file_.empty()) require_gnuplot(catalogue_);
  }

  void write(const Study& study, const std::string& command) const {
    if (file_.empty()) return;
    const std::string text =
        is_page() ? study_page(study, command, catalogue_) : study_picture(study, catalogue_);
    if (const int error = put_in_place(file_, text))
      throw InputFault(catalogue_.text(
          "error.report-not-written", {{"file", file_}, {"why", system_error(error, catalogue_)}}));
  }

 private:
  bool is_page() const { return file_.ends_with(".html"); }

  const std::string& file_;
  const Catalogue& catalogue_;
};

// `before`: the blocks that had been played when this run began.
void show(ProgressLine& line, const Study& study, std::int64_t before, const Catalogue& catalogue) {
  const std::int64_t played = study.blocks_played(), all = study.blocks_in_all();
  if (!line.visible() || played == before) return;
  const auto left = static_cast<int>(
      line.time_left(static_cast<double>(played - before), static_cast<double>(all - played))
          .count());
  line.show(catalogue.text(
      "study.progress",
      {{"share", 100 * played / all}, {"minutes", left / 60}, {"seconds", left % 60}}));
}

// Plays what is not played yet, and keeps it piece by piece.
void play(Study& study, const StudyCrews& crews, const Checkpoint& checkpoint, const Report& report,
          const Catalogue& catalogue) {
  // First of all: the others wait for it, also to hear that there is nothing to do.
  const std::unique_ptr<Crew> crew = crews.crew(study);
  report.require();
  checkpoint.restore(study);
  checkpoint.keep(study);  // a place that cannot be written is learnt of now
  ProgressLine line;
  const std::int64_t before = study.blocks_played();
  run_study(study, *crew, interruption(), [&](const Study& so_far) {
    checkpoint.keep(so_far);
    show(line, so_far, before, catalogue);
  });
}

int run(const StudyOptions& options, const Console& console) {
  const Catalogue& catalogue = console.catalogue;
  if (options.json && options.csv) throw CallFault(catalogue.text("error.json-or-csv"));
  const Report report(options.report, catalogue);
  const Interrupts interrupts(Interrupts::Second::ends);
  const StudyCrews crews(threads_of(options));
  const std::string seed = crews.leaders(options.seed ? *options.seed : random_seed());
  Study study = study_of(options, seed, catalogue);
  if (!crews.leads()) {
    crews.follow(study, interruption());
    return kDone;
  }
  play(study, crews, Checkpoint(options.checkpoint, catalogue), report, catalogue);
  if (!study.finished()) console.complain(catalogue.text("study.interrupted"));
  report.write(study, command_of(options, seed, catalogue));
  console.out.write(options.json  ? study_json(study)
                    : options.csv ? study_csv(study)
                                  : study_text(study, catalogue));
  return kDone;
}

void add_options(CLI::App& app, StudyOptions& options, const Catalogue& catalogue) {
  app.add_option("--rules", options.rules, catalogue.text("help.study.rules"))
      ->type_name(catalogue.text("help.label.preset") + "[+" +
                  catalogue.text("help.label.setting") + "],...")
      ->delimiter(',');
  app.add_option("--set", options.settings, catalogue.text("help.set"))
      ->type_name(catalogue.text("help.label.setting"))
      ->allow_extra_args(false);
  app.add_option("--players", options.players, catalogue.text("help.study.players"))
      ->delimiter(',')
      ->check(number_of_players(catalogue));
  app.add_option("--level", options.levels, catalogue.text("help.study.level"))->delimiter(',');
  app.add_option("--hands", options.hands,
                 catalogue.text("help.study.hands", {{"hands", options.hands}}))
      ->check(within(catalogue, 1, kMostHands));
  app.add_option("--seed", options.seed, catalogue.text("help.seed"));
  app.add_option("--threads", options.threads, catalogue.text("help.arena.threads"))
      ->check(within(catalogue, 1, kMostThreads));
  add_text(app, catalogue, "--checkpoint", "help.label.file", options.checkpoint,
           "help.study.checkpoint");
  add_text(app, catalogue, "--report", "help.label.file", options.report, "help.study.report");
  app.add_flag("--json", options.json, catalogue.text("help.json"));
  app.add_flag("--csv", options.csv, catalogue.text("help.arena.csv"));
}

}  // namespace

Command add_study_command(CLI::App& program, const Console& console) {
  CLI::App& app = add_command(
      program, console, "study",
      {"study", "study --rules survival,classic --players 3,4,5,6 --hands 1000000 --seed friday",
       "study --rules classic,classic+elimination=before-draw --players 4",
       "study --level strong --hands 10000 --checkpoint study.json --json",
       "study --rules survival,bicycle --report study.html"});
  const auto options = std::make_shared<StudyOptions>();
  add_options(app, *options, console.catalogue);
  return {&app, [options, &console] { return run(*options, console); }};
}

}  // namespace linger
