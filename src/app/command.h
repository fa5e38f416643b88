// What every sub-command of `linger` has in common. Each stands in a file of its own, and in the
// list of main.cpp.
#pragma once

#include <functional>
#include <string>
#include <string_view>

#include "app/catalogue.h"
#include "app/output.h"

namespace CLI {
class App;
class Option;
}  // namespace CLI

namespace linger {

// What a command speaks through.
struct Console {
  const Catalogue& catalogue;  // cards as records write them, seats by number
  Output& out;

  // A line on standard error, after all that has been written to standard output. It may quote
  // what strangers have written: it is disarmed, and ended by a line break, here.
  void complain(std::string_view line) const;
};

// A sub-command that the command line may name, and what to do if it does: the result is the exit
// code; InputFault, CallFault and OutputFault are told to the person by main.
struct Command {
  CLI::App* app = nullptr;
  std::function<int()> run;
};

// Adds a sub-command to the program. The console outlives it.
using AddCommand = Command (*)(CLI::App& program, const Console& console);

// The sub-command itself with its description `help.<name>`, the option --lang, and lines of
// examples, without the program's name, under its help.
CLI::App& add_command(CLI::App& program, const Console& console, const std::string& name,
                      std::initializer_list<std::string_view> examples);

// The headings of the help texts, of sub-commands too. Before any option or sub-command is added.
void translate_labels(CLI::App& program, const Catalogue& catalogue);

// An option (--rules) or an argument (FILE) with a text that is not empty; the help text shows its
// value as `label`, a key of the catalogue.
CLI::Option& add_text(CLI::App& command, const Catalogue& catalogue, const std::string& name,
                      std::string_view label, std::string& value, std::string_view help);

// The argument FILE, of records.
void add_file(CLI::App& command, const Catalogue& catalogue, std::string& file);

// An option or an argument with the number of players.
CLI::Option& add_players(CLI::App& command, const Catalogue& catalogue, const std::string& name,
                         int& players);

// --threads, of a command that is worked at by so many.
void add_threads(CLI::App& command, const Catalogue& catalogue, int& threads);

// --ascii and --four-colour.
void add_style_options(CLI::App& command, const Catalogue& catalogue, CardStyleOptions& options);

// --lang, whose value choose_language() has looked at before the command line was read.
void add_language_option(CLI::App& command, const Catalogue& catalogue);

}  // namespace linger
