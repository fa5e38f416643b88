#include "app/play_command.h"

#include <unistd.h>

#include <CLI/CLI.hpp>
#include <cerrno>
#include <memory>
#include <optional>
#include <utility>

#include "app/faults.h"
#include "app/match_file.h"
#include "app/match_place.h"
#include "app/match_plan.h"
#include "app/shell_word.h"
#include "app/system_error.h"
#include "app/terminal_game.h"

namespace linger {
namespace {

// What was typed to start the program, for a shell in the same folder. `bash play` names the script
// without a slash, and the shell would look for that elsewhere.
std::string program_as_called() {
  const char* script = std::getenv("LINGER_PLAY");  // set by ./play --terminal
  if (script == nullptr) return shell_word(program_invocation_name) + " play";
  const std::string name = script;
  const bool here = name.find('/') == std::string::npos && ::access(script, X_OK) == 0;
  return shell_word(here ? "./" + name : name) + " --terminal";
}

// The command that goes on with a file, in the language that was asked for.
std::string resume_command(const std::string& file, std::string_view language) {
  std::string command = program_as_called();
  if (language != choose_language("")) command += " --lang " + std::string(language);
  return command + " --resume " + shell_word(file.starts_with('-') ? "./" + file : file);
}

// Where a match goes when it ends or is left; empty if nowhere.
std::string file_for(const PlayOptions& options, bool over) {
  if (!options.record.empty()) return options.record;
  if (!options.resume.empty()) return options.resume;
  return over ? "" : default_match_file();
}

// What became of a match that has ended or been left.
struct Kept {
  std::string file;  // empty if it was not to be kept
  std::string record;
  int error = 0;  // an errno, where the file did not take it
};

Kept keep(const Table& table, const PlannedMatch& match, const PlayOptions& options) {
  Kept kept = {file_for(options, table.over()), write_record(match.plan.to_save(table))};
  if (kept.file.empty()) return kept;
  const bool replaces = !options.resume.empty() && kept.file == options.resume;
  kept.error = replaces ? replace_record(kept.file, match.begun.line, match.begun.text, kept.record)
                        : append_record(kept.file, kept.record);
  return kept;
}

void complain(const Kept& kept, const Console& console) {
  console.complain("linger: " +
                   console.catalogue.text("play.saved.not",
                                          {{"file", kept.file},
                                           {"why", system_error(kept.error, console.catalogue)}}));
}

// Where the match is, in lines; none if it was not to be kept.
std::vector<std::string> where(const Kept& kept, bool over, const Catalogue& catalogue) {
  if (kept.file.empty()) return {};
  if (over) return {catalogue.text("play.recorded", {{"file", disarmed(kept.file)}})};
  // The command has a line of its own, to be copied.
  return {catalogue.text("play.saved"), "  " + resume_command(kept.file, catalogue.language())};
}

// Says where the match is; the exit code. What no file takes is printed, so that nothing is lost.
int tell(const Kept& kept, bool over, const Console& console) {
  if (kept.error != 0) {
    complain(kept, console);
    console.out.write(kept.record + "\n");
  } else {
    for (const std::string& line : where(kept, over, console.catalogue))
      console.out.write(line + "\n");
  }
  console.out.flush();
  return kept.error == 0 ? kDone : kInputAtFault;
}

// The same on standard error, where nobody reads the output any more.
void tell_beside(const Kept& kept, bool over, const Console& console) {
  if (kept.error != 0) {
    complain(kept, console);
    return console.complain(kept.record);
  }
  std::string head = "linger: ";
  for (const std::string& line : where(kept, over, console.catalogue))
    console.complain(std::exchange(head, "") + line);
}

// Throws where the match that is asked for could not be kept.
void require_place(const PlayOptions& options, const Catalogue& catalogue) {
  if (!options.record.empty())
    require_room_for_match(options.record, catalogue);
  else if (!options.resume.empty())
    require_replaceable(options.resume, catalogue);
}

int run_play(const PlayOptions& options, const Console& console) {
  const bool resumes = !options.resume.empty();
  if (resumes) require_match_file(options.resume, console.catalogue);
  const PlannedMatch match =
      resumes ? resumed_match(options, console.catalogue) : new_match(options, console.catalogue);
  require_place(options, console.catalogue);

  Catalogue catalogue(console.catalogue.language(), card_style(options.style));
  std::vector<std::string> names;
  for (const SeatSetup& seat : match.plan.seats) names.push_back(seat.name);
  catalogue.name_players(names);
  catalogue.address(match.person);

  Table table = match.plan.table("terminal");
  LineReader in(STDIN_FILENO);
  TerminalGame game(table, catalogue, console.out, in, match.person, ::isatty(STDIN_FILENO) == 1);
  std::optional<Kept> kept;
  try {
    game.welcome();
    if (resumes) game.go_on();
    game.play();
    console.out.flush();
    kept = keep(table, match, options);
    return tell(*kept, table.over(), console);
  } catch (const OutputFault&) {
    // Nobody sees the table any more; the match is kept all the same.
    if (!kept) kept = keep(table, match, options);
    tell_beside(*kept, table.over(), console);
    throw;
  }
}

}  // namespace

Command add_play_command(CLI::App& program, const Console& console) {
  const Catalogue& catalogue = console.catalogue;
  CLI::App& app = add_command(
      program, console, "play",
      {"play", "play --rules classic --players 5", "play --seats you,casual,random --seed friday",
       "play --record matches.jsonl", "play --resume matches.jsonl"});
  const auto options = std::make_shared<PlayOptions>();
  add_rules_options(app, catalogue, options->rules);
  add_players(app, catalogue, "--players", options->players);
  app.add_option("--seats", options->seats, catalogue.text("help.play.seats"))
      ->option_text(catalogue.text("help.label.seats"))
      ->delimiter(',');
  add_text(app, catalogue, "--name", "help.label.name", options->name, "help.play.name");
  app.add_option("--seed", options->seed, catalogue.text("help.seed"))
      ->type_name(catalogue.text("help.label.text"));
  add_text(app, catalogue, "--record", "help.label.file", options->record, "help.play.record");
  // Without a file it means the one where matches are saved.
  CLI::Option* resume =
      app.add_option("--resume", options->resume, catalogue.text("help.play.resume"))
          ->option_text("[" + catalogue.text("help.label.file") + "]")
          ->expected(0, 1)
          ->default_str(default_match_file());
  add_style_options(app, catalogue, options->style);
  return {&app, [options, resume, &console] {
            // CLI11 checks no value where there need not be one.
            if (resume->count() > 0 && options->resume.empty())
              throw CallFault("--resume: " + console.catalogue.text("error.empty"));
            return run_play(*options, console);
          }};
}

}  // namespace linger
