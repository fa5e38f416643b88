// Rules as they are given on the command line: --rules PRESET and --set OPTION=VALUE.
#pragma once

#include <string>
#include <vector>

#include "app/catalogue.h"
#include "record/rules_json.h"

namespace CLI {
class App;
}

namespace linger {

struct RulesOptions {
  std::string preset;                 // empty if not given
  std::vector<std::string> settings;  // "draw=per-card", in the order given

  bool given() const { return !preset.empty() || !settings.empty(); }
};

void add_set_option(CLI::App& command, const Catalogue& catalogue, RulesOptions& options);
// --rules and --set.
void add_rules_options(CLI::App& command, const Catalogue& catalogue, RulesOptions& options);

// The rules meant: those of the preset, or of `base` where none is given, with the settings in
// order. Throws CallFault, with a sentence that names the option, the value and what is allowed.
NamedRules resolve_rules(const RulesOptions& options, const Catalogue& catalogue,
                         const NamedRules& base = {});

// Throws CallFault with what is wrong, if anything.
void require(const std::optional<Reason>& wrong, const Catalogue& catalogue);
// Throws CallFault if the rules have limits that this number of players breaks.
void require_limits(const Rules& rules, int players, const Catalogue& catalogue);

}  // namespace linger
