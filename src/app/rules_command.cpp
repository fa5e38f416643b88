#include "app/rules_command.h"

#include <CLI/CLI.hpp>
#include <memory>

#include "app/faults.h"
#include "app/rules_options.h"
#include "app/rules_text.h"

namespace linger {
namespace {

struct Options {
  RulesOptions rules;
  int players = 0;  // 0: any
  bool json = false;
};

std::string presets_json() {
  std::string json;
  append_presets(json);
  return json;
}

std::string one_rule_set(const Options& options, const NamedRules& rules,
                         const Catalogue& catalogue) {
  if (options.json) return rules_to_json(rules.preset, rules.rules, RulesForm::full) + "\n";
  std::string text = rules_text(catalogue, rules);
  if (options.players != 0) text += "\n" + deal_text(catalogue, rules.rules, options.players);
  return text;
}

// R4 or F3.
int print_ruling(const std::string& name, const Options& options, const Console& console) {
  const Catalogue& catalogue = console.catalogue;
  if (!has_ruling(catalogue, name))
    throw CallFault(catalogue.text("error.no-ruling", {{"name", name}}));
  if (!options.rules.settings.empty() || options.players != 0)
    throw CallFault(catalogue.text("error.ruling-alone", {{"name", name}}));
  console.out.write(options.json ? ruling_json(catalogue, name) + "\n"
                                 : ruling_text(catalogue, name));
  return kDone;
}

int print_rules(const Options& options, const Console& console) {
  const Catalogue& catalogue = console.catalogue;
  if (const auto ruling = ruling_name(options.rules.preset))
    return print_ruling(*ruling, options, console);
  const NamedRules rules = resolve_rules(options.rules, catalogue);
  if (options.players != 0) require_limits(rules.rules, options.players, catalogue);
  if (options.rules.given())
    console.out.write(one_rule_set(options, rules, catalogue));
  else
    console.out.write(options.json ? presets_json() + "\n" : presets_text(catalogue));
  return kDone;
}

}  // namespace

Command add_rules_command(CLI::App& program, const Console& console) {
  const Catalogue& catalogue = console.catalogue;
  CLI::App& app = add_command(program, console, "rules",
                              {"rules", "rules classic", "rules survival --set hand=9 --players 5",
                               "rules R4", "rules --json"});
  const auto options = std::make_shared<Options>();
  add_text(app, catalogue, "NAME", "", options->rules.preset, "help.rules.name");
  add_set_option(app, catalogue, options->rules);
  add_players(app, catalogue, "--players", options->players);
  app.add_flag("--json", options->json, catalogue.text("help.json"));
  return {&app, [options, &console] { return print_rules(*options, console); }};
}

}  // namespace linger
