#include "app/call_faults.h"

#include <algorithm>
#include <optional>

namespace linger {
namespace {

// The sub-command that was called, or else the program.
const CLI::App& called(const CLI::App& program) {
  const auto commands = program.get_subcommands();
  return commands.empty() ? program : *commands.front();
}

// The first word that no option and no argument takes.
std::optional<std::string> surplus(const CLI::App& program) {
  const auto words = program.remaining(true);
  const auto found = std::ranges::find_if(words, [](const auto& word) { return word != "--"; });
  return found == words.end() ? std::nullopt : std::optional(*found);
}

std::string surplus_text(const std::string& word, const CLI::App& program,
                         const Catalogue& catalogue) {
  const bool option = word.size() > 1 && word.front() == '-';
  if (!option && &called(program) == &program) {
    std::vector<std::string> commands;
    for (const CLI::App* command : program.get_subcommands({}))
      commands.push_back(command->get_name());
    return catalogue.text("error.no-such-command",
                          {{"text", printable(word)}, {"list", catalogue.joined(commands)}});
  }
  if (!option) return catalogue.text("error.surplus", {{"text", printable(word)}});
  const auto arguments =
      called(program).get_options([](const CLI::Option* each) { return each->get_positional(); });
  return catalogue.text(
      "error.no-such-option",
      {{"text", printable(word)}, {"argument", std::string(arguments.empty() ? "no" : "yes")}});
}

// CLI11 names the option at fault only within its sentence.
const CLI::Option* option_in(const CLI::App& app, std::string_view sentence) {
  constexpr std::string_view kBegin = "Could not convert: ";
  if (sentence.starts_with(kBegin)) sentence.remove_prefix(kBegin.size());
  for (const CLI::Option* option : app.get_options()) {
    const std::string name = option->get_name();
    if (sentence.starts_with(name + ":") || sentence.starts_with(name + " ")) return option;
  }
  return nullptr;
}

// An option that is there too often, or has no value where it needs one, or has one where it is a
// flag.
std::string option_text(const CLI::Option& option, const Catalogue& catalogue) {
  const bool flag = option.get_items_expected_max() == 0;
  const bool twice = option.count() > 1;
  return catalogue.text(flag    ? "error.flag-value"
                        : twice ? "error.twice"
                                : "error.no-value",
                        {{"option", option.get_name()}});
}

std::string sentence(const CLI::App& program, const CLI::ParseError& error,
                     const Catalogue& catalogue) {
  // Our own checks have said it already.
  if (dynamic_cast<const CLI::ValidationError*>(&error) != nullptr) return error.what();
  if (const auto word = surplus(program)) return surplus_text(*word, program, catalogue);
  if (dynamic_cast<const CLI::RequiredError*>(&error) != nullptr)
    for (const CLI::Option* option : called(program).get_options())
      if (option->get_required() && option->count() == 0)
        return catalogue.text("error.missing", {{"option", option->get_name()}});
  if (const CLI::Option* option = option_in(called(program), error.what()))
    return option_text(*option, catalogue);
  return catalogue.text("error.call");
}

}  // namespace

std::string call_fault_text(const CLI::App& program, const CLI::ParseError& error,
                            const Catalogue& catalogue) {
  std::string command = "linger";
  if (&called(program) != &program) command += " " + called(program).get_name();
  return sentence(program, error, catalogue) + ". " +
         catalogue.text("error.try-help", {{"command", command}});
}

}  // namespace linger
