// Rules as JSON: a preset and what differs from it.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "game/reason.h"
#include "game/rules.h"
#include "record/json_reader.h"

namespace linger {

struct NamedRules {
  std::string preset = "survival";  // from which the rules may differ
  Rules rules;

  bool operator==(const NamedRules&) const = default;
};

// Reads {"preset": …, "draw": …, …}; `survival` if no preset is named. Unknown members are
// refused. The limits that depend on the players are not looked at (check_rules).
[[nodiscard]] std::optional<Reason> rules_from_json(const Json& json, NamedRules& rules);
[[nodiscard]] std::optional<Reason> parse_rules(std::string_view text, NamedRules& rules);

// The preset with every option, or only with those that differ from it.
enum class RulesForm { full, minimal };
void append_rules(std::string& out, std::string_view preset, const Rules& rules, RulesForm form);
// Every preset in full: an array, a line each.
void append_presets(std::string& out);
// Every option with the values or the numbers that it takes, and how many can play:
//     {"players": {"least", "most"}, "options": [{"name", "ruling", "values"}, …]}
// where `hand` and `match` have `least` and `most` in place of `values`.
void append_options(std::string& out);
std::string rules_to_json(std::string_view preset, const Rules& rules, RulesForm form);

}  // namespace linger
