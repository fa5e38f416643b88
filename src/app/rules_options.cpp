#include "app/rules_options.h"

#include <CLI/CLI.hpp>
#include <algorithm>

#include "app/command.h"
#include "app/faults.h"
#include "game/options.h"
#include "game/presets.h"

namespace linger {
namespace {

[[noreturn]] void refuse(const Catalogue& catalogue, const Reason& reason) {
  throw CallFault(fault_text(catalogue, {std::nullopt, std::nullopt, reason}));
}

NamedRules rules_of_preset(const std::string& name, const Catalogue& catalogue) {
  if (const Preset* preset = find_preset(name)) return {name, preset->rules};
  std::vector<std::string> allowed;
  for (const Preset& each : presets()) allowed.emplace_back(each.name);
  refuse(catalogue,
         {"unknown-preset", "", {{"value", name}, {"allowed", catalogue.joined(allowed)}}});
}

// "draw=per-card". A value may have an equals sign itself: "match=hands=1".
void apply(const std::string& setting, NamedRules& rules, const Catalogue& catalogue) {
  const auto names = option_names();
  const std::string allowed =
      catalogue.joined(std::vector<std::string>(names.begin(), names.end()));
  const std::size_t cut = setting.find('=');
  const std::string name = setting.substr(0, cut);
  if (cut == std::string::npos)
    throw CallFault(catalogue.text("error.setting-shape",
                                   {{"setting", printable(setting)}, {"allowed", allowed}}));
  // A record may name a preset among its rules, this may not.
  if (std::ranges::find(names, name) == names.end())
    refuse(catalogue, {"unknown-option", "", {{"option", name}, {"allowed", allowed}}});
  if (const auto reason = set_option(rules.rules, name, setting.substr(cut + 1)))
    refuse(catalogue, *reason);
}

}  // namespace

void add_set_option(CLI::App& command, const Catalogue& catalogue, RulesOptions& options) {
  command.add_option("--set", options.settings, catalogue.text("help.set"))
      ->type_name(catalogue.text("help.label.setting"))
      ->allow_extra_args(false);  // a name may stand behind it
}

void add_rules_options(CLI::App& command, const Catalogue& catalogue, RulesOptions& options) {
  add_text(command, catalogue, "--rules", "help.label.preset", options.preset, "help.preset");
  add_set_option(command, catalogue, options);
}

NamedRules resolve_rules(const RulesOptions& options, const Catalogue& catalogue,
                         const NamedRules& base) {
  NamedRules rules = options.preset.empty() ? base : rules_of_preset(options.preset, catalogue);
  for (const std::string& setting : options.settings) apply(setting, rules, catalogue);
  if (const auto reason = check_combination(rules.rules)) refuse(catalogue, *reason);
  return rules;
}

void require(const std::optional<Reason>& wrong, const Catalogue& catalogue) {
  if (wrong) refuse(catalogue, *wrong);
}

void require_limits(const Rules& rules, int players, const Catalogue& catalogue) {
  require(check_rules(rules, players), catalogue);
}

}  // namespace linger
