#include "app/play_command.h"

#include <unistd.h>

#include <CLI/CLI.hpp>
#include <cerrno>
#include <cstring>
#include <memory>

#include "app/faults.h"
#include "app/match_file.h"
#include "app/match_plan.h"
#include "app/terminal_game.h"

namespace linger {
namespace {

// The command that goes on with a file, as the person started the program.
std::string resume_command(const std::string& file) {
  const char* script = std::getenv("LINGER_PLAY");  // set by ./play
  const std::string program =
      script != nullptr ? script : std::string(program_invocation_name) + " play";
  std::string quoted;
  for (char c : file) quoted += c == '\'' ? "'\\''" : std::string(1, c);
  const bool plain = file.find_first_not_of(
                         "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
                         "0123456789_-./") == std::string::npos;
  return program + " --resume " + (plain ? file : "'" + quoted + "'");
}

// Where a match goes when it ends or is left; empty if nowhere.
std::string file_for(const PlayOptions& options, bool over) {
  if (!options.record.empty()) return options.record;
  if (!options.resume.empty()) return options.resume;
  return over ? "" : default_match_file();
}

// A place that cannot be written to is better known before the match than after it.
void require_writable(const std::string& file, const Catalogue& catalogue) {
  if (file.empty()) return;
  const bool exists = ::access(file.c_str(), F_OK) == 0;
  const std::size_t cut = file.rfind('/');
  const std::string folder = cut == std::string::npos ? "." : file.substr(0, cut + 1);
  if (::access((exists ? file : folder).c_str(), W_OK) == 0) return;
  throw InputFault(catalogue.text("play.saved.not",
                                  {{"file", file}, {"why", std::string(std::strerror(errno))}}));
}

// Saves the match and says where it is; the exit code. What no file takes is printed, so that
// nothing is lost.
int save(const Table& table, const MatchPlan& plan, const PlayOptions& options,
         const Catalogue& catalogue, Output& out) {
  const std::string file = file_for(options, table.over());
  if (file.empty()) return kDone;
  const std::string text = write_record(plan.to_save(table.record()));
  const bool replaces = !options.resume.empty() && file == options.resume;
  const int error = replaces ? replace_record(file, plan.begun.line, plan.begun.text, text)
                             : append_record(file, text);
  if (error != 0) {
    out.write(catalogue.text("play.saved.not",
                             {{"file", file}, {"why", std::string(std::strerror(error))}}) +
              "\n" + text + "\n");
    return kInputAtFault;
  }
  out.write(table.over()
                ? catalogue.text("play.recorded", {{"file", file}}) + "\n"
                : catalogue.text("play.saved", {{"command", resume_command(file)}}) + "\n");
  return kDone;
}

int run_play(const PlayOptions& options, const Console& console) {
  const bool resumes = !options.resume.empty();
  const MatchPlan plan =
      resumes ? resumed_match(options, console.catalogue) : new_match(options, console.catalogue);
  require_writable(file_for(options, true), console.catalogue);

  Catalogue catalogue(console.catalogue.language(), card_style(options.style));
  std::vector<std::string> names;
  for (const SeatSetup& seat : plan.seats) names.push_back(seat.name);
  catalogue.name_players(names);
  catalogue.address(plan.person);

  Table table(plan.table_setup(), plan.decks());
  replay_onto(table, plan.begun.record);
  LineReader in(STDIN_FILENO);
  TerminalGame game(table, catalogue, console.out, in, plan.person, ::isatty(STDIN_FILENO) == 1);
  try {
    game.welcome();
    if (resumes) game.go_on();
    game.play();
  } catch (const OutputFault&) {
    // Nobody sees the table any more; the match is kept all the same.
    Output nowhere(-1);
    save(table, plan, options, catalogue, nowhere);
    throw;
  }
  return save(table, plan, options, catalogue, console.out);
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
  app.add_option("--players", options->players, catalogue.text("help.players"))
      ->check(CLI::Range(kMinPlayers, kMaxPlayers));
  app.add_option("--seats", options->seats, catalogue.text("help.play.seats"))
      ->type_name("you|LEVEL,...")
      ->delimiter(',');
  app.add_option("--name", options->name, catalogue.text("help.play.name"))->type_name("NAME");
  app.add_option("--seed", options->seed, catalogue.text("help.seed"));
  app.add_option("--record", options->record, catalogue.text("help.play.record"))
      ->type_name("FILE");
  CLI::Option* resume =
      app.add_option("--resume", options->resume, catalogue.text("help.play.resume"))
          ->type_name("[FILE]")
          ->expected(0, 1);
  add_style_options(app, catalogue, options->style);
  return {&app, [options, resume, &console] {
            // Without a file it means the one where matches are saved.
            if (resume->count() > 0 && options->resume.empty())
              options->resume = default_match_file();
            return run_play(*options, console);
          }};
}

}  // namespace linger
