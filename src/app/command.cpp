#include "app/command.h"

#include <unistd.h>

#include <CLI/CLI.hpp>

#include "app/ascii.h"
#include "app/checks.h"

namespace linger {

void Console::complain(std::string_view line) const {
  out.flush();
  Output error(STDERR_FILENO);
  std::string safe = disarmed(line);
  if (catalogue.ascii()) safe = disarmed_in_ascii(std::move(safe));
  error.write(safe + "\n");
  error.try_to_flush();
}

CLI::App& add_command(CLI::App& program, const Console& console, const std::string& name,
                      std::initializer_list<std::string_view> examples) {
  const Catalogue& catalogue = console.catalogue;
  CLI::App& command = *program.add_subcommand(name, catalogue.text("help." + name));
  command.group(catalogue.text("help.label.commands"));
  command.get_help_ptr()->group(command.option_defaults()->get_group());
  add_language_option(command, catalogue);
  std::string footer = catalogue.text("help.examples") + ":";
  for (std::string_view example : examples) footer.append("\n  linger ").append(example);
  command.footer(footer);
  return command;
}

void translate_labels(CLI::App& program, const Catalogue& catalogue) {
  constexpr std::pair<const char*, const char*> kLabels[] = {
      {"Usage", "help.label.usage"},           {"OPTIONS", "help.label.any-options"},
      {"Positionals", "help.label.arguments"}, {"SUBCOMMAND", "help.label.command"},
      {"REQUIRED", "help.label.required"},
  };
  for (const auto& [label, key] : kLabels)
    program.get_formatter()->label(label, catalogue.text(key));
  program.option_defaults()->group(catalogue.text("help.label.options"));
}

CLI::Option& add_text(CLI::App& command, const Catalogue& catalogue, const std::string& name,
                      std::string_view label, std::string& value, std::string_view help) {
  return *command.add_option(name, value, catalogue.text(help))
              ->type_name(label.empty() ? "" : catalogue.text(label))
              ->check(not_empty(catalogue));
}

void add_file(CLI::App& command, const Catalogue& catalogue, std::string& file) {
  add_text(command, catalogue, catalogue.text("help.label.file"), "", file, "help.file").required();
}

CLI::Option& add_players(CLI::App& command, const Catalogue& catalogue, const std::string& name,
                         int& players) {
  return *command.add_option(name, players, catalogue.text("help.players"))
              ->type_name(name.starts_with('-') ? catalogue.text("help.label.number") : "")
              ->check(number_of_players(catalogue));
}

void add_threads(CLI::App& command, const Catalogue& catalogue, int& threads) {
  constexpr int kMostThreads = 256;
  command.add_option("--threads", threads, catalogue.text("help.threads"))
      ->type_name(catalogue.text("help.label.number"))
      ->check(within(catalogue, 1, kMostThreads));
}

void add_style_options(CLI::App& command, const Catalogue& catalogue, CardStyleOptions& options) {
  command.add_flag("--ascii", options.ascii, catalogue.text("help.ascii"));
  command.add_flag("--four-colour", options.four_colour, catalogue.text("help.four-colour"));
}

void add_language_option(CLI::App& command, const Catalogue& catalogue) {
  std::vector<std::string> allowed;
  for (std::string_view language : languages()) allowed.emplace_back(language);
  command
      .add_option_function<std::string>(
          "--lang", [](const std::string&) {}, catalogue.text("help.lang"))
      ->check(one_of(catalogue, allowed))
      ->type_name(catalogue.text("help.label.language"));
}

}  // namespace linger
