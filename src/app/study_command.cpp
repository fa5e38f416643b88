#include "app/study_command.h"

#include <CLI/CLI.hpp>
#include <filesystem>
#include <memory>
#include <optional>
#include <set>
#include <sstream>

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

namespace fs = std::filesystem;

constexpr std::int64_t kMostHands = 1'000'000'000'000;

struct StudyOptions {
  std::vector<std::string> rules = {"survival"};
  std::vector<std::string> settings;
  std::vector<int> players = {4};
  std::vector<std::string> levels = {std::string(name_of(Level::random))};
  std::int64_t hands = 100'000;
  std::optional<std::string> seed;
  int threads = cores();
  std::string checkpoint;
  std::string report;
  bool json = false;
  bool csv = false;
};

std::string number_text(int number) {
  return std::to_string(number);
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

// Nothing is played twice for somebody's slip.
void require_distinct(const std::string& option, const std::vector<std::string>& names,
                      const Catalogue& catalogue) {
  std::set<std::string> seen;
  for (const std::string& name : names)
    if (!seen.insert(name).second)
      throw CallFault(
          catalogue.text("error.listed-twice", {{"option", option}, {"value", printable(name)}}));
}

std::vector<std::string> names_of(const auto& values, const auto& name_of) {
  std::vector<std::string> names;
  for (const auto& value : values) names.push_back(name_of(value));
  return names;
}

// Every number of players with every level; all rule sets in each.
Study study_of(const StudyOptions& options, const std::string& seed, const Catalogue& catalogue) {
  Simulation simulation;
  simulation.seed = seed;
  require_seed(seed, catalogue);
  for (const std::string& rules : options.rules)
    simulation.rules.push_back(rules_of(rules, options, catalogue));
  require_distinct("--rules", names_of(simulation.rules, study_name), catalogue);
  require_distinct("--players", names_of(options.players, number_text), catalogue);
  require_distinct("--level", options.levels, catalogue);
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
    const std::optional<std::string> kept = text();
    if (!kept) return;
    const CheckpointFault fault = linger::restore(study, *kept);
    if (fault == CheckpointFault::unreadable)
      throw InputFault(catalogue_.text("error.checkpoint.unreadable", {{"file", file_}}));
    if (fault == CheckpointFault::other)
      throw CallFault(catalogue_.text("error.checkpoint.other", {{"file", file_}}));
  }

  // The seed of the study that is kept there; none where nothing is, or nothing that can be read.
  std::optional<std::string> seed() const {
    try {
      const std::optional<std::string> kept = text();
      return kept ? seed_in(*kept) : std::nullopt;
    } catch (const InputFault&) {  // is told by restore()
      return std::nullopt;
    }
  }

  void keep(const Study& study) const {
    if (file_.empty()) return;
    if (const int error = put_in_place(file_, checkpoint_text(study)))
      throw InputFault(
          catalogue_.text("error.checkpoint.not-kept",
                          {{"file", file_}, {"why", system_error(error, catalogue_)}}));
  }

 private:
  // What is in the file, if it is there. One that cannot be read is complained of, and not written
  // over; a pipe would be waited for, and a device have no end.
  std::optional<std::string> text() const {
    std::error_code error;
    const fs::file_status there = fs::status(file_, error);
    if (file_.empty() || !fs::exists(there)) return std::nullopt;
    if (!fs::is_regular_file(there))
      throw InputFault(catalogue_.text("error.checkpoint.no-file", {{"file", file_}}));
    Input input(file_ == "-" ? "./-" : file_, catalogue_);  // never standard input
    std::string text(std::istreambuf_iterator<char>(input.stream()), {});
    input.check();
    return text;
  }

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
  add_list("--players", options.players, number_text);
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
    if (file_.empty()) return;
    if (const int error = why_not_put_in_place(file_)) throw not_written(error);
    require_gnuplot(catalogue_);
  }

  void write(const Study& study, const std::string& command) const {
    if (file_.empty()) return;
    const std::string text =
        is_page() ? study_page(study, command, catalogue_) : study_picture(study, catalogue_);
    if (const int error = put_in_place(file_, text)) throw not_written(error);
  }

 private:
  InputFault not_written(int error) const {
    return InputFault(catalogue_.text("error.report-not-written",
                                      {{"file", file_}, {"why", system_error(error, catalogue_)}}));
  }
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

std::string figures_of(const Study& study, const StudyOptions& options,
                       const Catalogue& catalogue) {
  if (options.json) return study_json(study);
  return options.csv ? study_csv(study) : study_text(study, catalogue);
}

// The one that is asked for, else that of the study to be gone on with.
std::string seed_of(const StudyOptions& options, const StudyCrews& crews,
                    const Checkpoint& checkpoint) {
  if (options.seed) return *options.seed;
  const std::optional<std::string> kept = crews.leads() ? checkpoint.seed() : std::nullopt;
  return kept ? *kept : random_seed();
}

// What has been played is told even where the report of it cannot be made.
void tell(const Study& study, const std::string& figures, const Report& report,
          const std::string& command, const Console& console) {
  const bool any = study.blocks_played() > 0;
  if (!study.finished())
    console.complain(
        console.catalogue.text(any ? "study.interrupted" : "study.interrupted.nothing"));
  try {
    if (any) report.write(study, command);
  } catch (const InputFault&) {
    console.out.write(figures);
    throw;
  }
  console.out.write(figures);
}

int run(const StudyOptions& options, const Console& console) {
  const Catalogue& catalogue = console.catalogue;
  if (options.json && options.csv) throw CallFault(catalogue.text("error.json-or-csv"));
  if (!options.report.empty() && options.report == options.checkpoint)
    throw CallFault(catalogue.text("error.report-over-checkpoint"));
  const Checkpoint checkpoint(options.checkpoint, catalogue);
  const Report report(options.report, catalogue);
  const Interrupts interrupts(Interrupts::Second::ends);
  const StudyCrews crews(options.threads);
  const std::string seed = crews.leaders(seed_of(options, crews, checkpoint));
  Study study = study_of(options, seed, catalogue);
  if (!crews.leads()) {
    crews.follow(study, interruption());
    return kDone;
  }
  play(study, crews, checkpoint, report, catalogue);
  tell(study, figures_of(study, options, catalogue), report, command_of(options, seed, catalogue),
       console);
  return kDone;
}

// Values with commas between them, or the option again for each.
CLI::Option& add_list(CLI::App& app, const std::string& name, auto& values, const std::string& type,
                      const std::string& help) {
  return *app.add_option(name, values, help)
              ->type_name(type)
              ->delimiter(',')
              ->expected(1)
              ->multi_option_policy(CLI::MultiOptionPolicy::TakeAll);
}

void add_options(CLI::App& app, StudyOptions& options, const Catalogue& catalogue) {
  const std::string number = catalogue.text("help.label.number");
  add_list(
      app, "--rules", options.rules,
      catalogue.text("help.label.preset") + "[+" + catalogue.text("help.label.setting") + "],...",
      catalogue.text("help.study.rules"))
      .check(not_empty(catalogue));
  app.add_option("--set", options.settings, catalogue.text("help.set"))
      ->type_name(catalogue.text("help.label.setting"))
      ->allow_extra_args(false);
  add_list(app, "--players", options.players, number + ",...", catalogue.text("help.study.players"))
      .check(number_of_players(catalogue));
  add_list(app, "--level", options.levels, catalogue.text("help.label.level") + ",...",
           catalogue.text("help.study.level"));
  app.add_option("--hands", options.hands,
                 catalogue.text("help.study.hands", {{"hands", options.hands}}))
      ->type_name(number)
      ->check(within(catalogue, 1, kMostHands));
  app.add_option("--seed", options.seed, catalogue.text("help.seed"))
      ->type_name(catalogue.text("help.label.text"));
  add_threads(app, catalogue, options.threads);
  add_text(app, catalogue, "--checkpoint", "help.label.file", options.checkpoint,
           "help.study.checkpoint");
  add_text(app, catalogue, "--report", "help.label.file", options.report, "help.study.report");
  app.add_flag("--json", options.json, catalogue.text("help.json"));
  app.add_flag("--csv", options.csv, catalogue.text("help.csv"));
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
