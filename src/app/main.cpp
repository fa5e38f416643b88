// The command `linger`: reads the command line and hands over to a sub-command.

#include <unistd.h>
#include <CLI/CLI.hpp>
#include <algorithm>
#include <cerrno>
#include <csignal>
#include <cstdio>

#include "app/arena_command.h"
#include "app/bench_command.h"
#include "app/call_faults.h"
#include "app/command.h"
#include "app/deck_command.h"
#include "app/faults.h"
#include "app/hint_command.h"
#include "app/play_command.h"
#include "app/puzzle_command.h"
#include "app/referee_command.h"
#include "app/replay_command.h"
#include "app/review_command.h"
#include "app/rules_command.h"
#include "app/serve_command.h"
#include "app/solve_command.h"
#include "app/study_command.h"
#include "app/system_error.h"

namespace linger {
namespace {

// In the order of the help text.
constexpr AddCommand kCommands[] = {
    add_play_command,  add_serve_command,  add_replay_command,       add_referee_command,
    add_hint_command,  add_review_command, add_solve_command,        add_puzzle_command,
    add_rules_command, add_deck_command,   add_first_dealer_command, add_arena_command,
    add_study_command, add_bench_command,
};

// The language decides the help text, and so has to be known before the command line is read.
std::string_view language_asked_for(std::span<char*> arguments) {
  std::string_view asked;
  for (std::size_t i = 1; i < arguments.size(); ++i) {
    const std::string_view argument = arguments[i];
    if (argument == "--") break;
    if (argument == "--lang" && i + 1 < arguments.size()) asked = arguments[i + 1];
    if (argument.starts_with("--lang=")) asked = argument.substr(7);
  }
  return asked;
}

// Complaints about the command line keep to ASCII too.
bool ascii_asked_for(std::span<char*> arguments) {
  return std::ranges::find(arguments, std::string_view("--ascii"), [](const char* argument) {
           return std::string_view(argument);
         }) != arguments.end();
}

void describe(CLI::App& program, const Catalogue& catalogue) {
  translate_labels(program, catalogue);
  program.description(catalogue.text("help.program"));
  program.set_help_flag("-h,--help", catalogue.text("help.help"));
  program.set_version_flag("--version", "linger " LINGER_VERSION, catalogue.text("help.version"));
  add_language_option(program, catalogue);
  program.require_subcommand(0, 1);  // an unknown one is then named as such
  program.footer(catalogue.text("help.examples") +
                 ":\n  linger rules\n  linger deck hello\n  linger replay match.jsonl\n\n" +
                 catalogue.text("help.exit-codes"));
}

int run(std::span<char*> arguments, const Console& console) {
  CLI::App program("", "linger");
  describe(program, console.catalogue);
  std::vector<Command> commands;
  for (AddCommand add : kCommands) commands.push_back(add(program, console));
  try {
    program.parse(static_cast<int>(arguments.size()), arguments.data());
  } catch (const CLI::CallForHelp&) {
    console.out.write(program.help());
    return kDone;
  } catch (const CLI::CallForVersion& version) {
    console.out.write(std::string(version.what()) + "\n");
    return kDone;
  } catch (const CLI::ParseError& error) {
    throw CallFault(call_fault_text(program, error, console.catalogue));
  }
  for (const Command& command : commands)
    if (command.app->parsed()) return command.run();
  throw CallFault(console.catalogue.text("error.no-command"));
}

// Tells what went wrong, if anything.
int run_and_report(std::span<char*> arguments, const Console& console) {
  try {
    const int code = run(arguments, console);
    console.out.flush();
    return code;
  } catch (const CallFault& fault) {
    console.complain(std::string("linger: ") + fault.what());
    return kCallAtFault;
  } catch (const InputFault& fault) {
    console.complain(std::string("linger: ") + fault.what());
    return kInputAtFault;
  }
}

int run_program(std::span<char*> arguments) {
  std::signal(SIGPIPE, SIG_IGN);  // the failing write says it too, and leaves time to clean up
  std::signal(SIGXFSZ, SIG_IGN);  // likewise
  CardStyle style;
  style.ascii = ascii_asked_for(arguments);
  const Catalogue catalogue(choose_language(language_asked_for(arguments)), style);
  Output out(STDOUT_FILENO);
  const Console console{catalogue, out};
  try {
    return run_and_report(arguments, console);
  } catch (const OutputFault& fault) {
    // Whoever closed the pipe has read enough, and wants no comment; nor does one who reads
    // nothing.
    if (fault.error != EPIPE && fault.error != EINTR)
      console.complain(
          "linger: " +
          catalogue.text("error.cannot-write", {{"why", system_error(fault.error, catalogue)}}));
    return kInputAtFault;
  }
}

}  // namespace
}  // namespace linger

int main(int argc, char** argv) {
  try {
    return linger::run_program({argv, static_cast<std::size_t>(argc)});
  } catch (const std::exception& error) {  // no memory, or no randomness
    std::fprintf(stderr, "linger: %s\n", error.what());
  } catch (const linger::OutputFault&) {
    return linger::kInputAtFault;  // the complaint about the output could not be written either
  }
  return linger::kInputAtFault;
}
