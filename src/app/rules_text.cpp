#include "app/rules_text.h"

#include <algorithm>

#include "app/words.h"
#include "game/options.h"
#include "game/presets.h"

namespace linger {
namespace {

// The ruling that an option belongs to. `hand` and `match` have no names for their values.
std::string_view ruling_of(std::string_view option) {
  if (option == "hand") return "R1";
  if (option == "match") return "R13";
  return find_named_option(option)->ruling;
}

// What an option means as it is set.
std::string option_sentence(const Catalogue& catalogue, const Rules& rules,
                            std::string_view option) {
  const std::string key = "option." + std::string(option) + ".";
  if (option == "hand")
    return rules.hand == 0 ? catalogue.text(key + "players")
                           : catalogue.text(key + "number", {{"count", int{rules.hand}}});
  if (option == "match") {
    const bool first_to = rules.match.kind == MatchEnd::Kind::first_to;
    return catalogue.text(key + (first_to ? "first_to" : "hands"),
                          {{"count", int{rules.match.count}}});
  }
  return catalogue.text(key + option_text(rules, option));
}

// The ruling, and what its options are set to.
std::string ruling_text(const Catalogue& catalogue, const Rules& rules, std::string_view ruling) {
  const std::string key = "ruling." + std::string(ruling);
  std::string text = catalogue.text(key + ".title") + ". " + catalogue.text(key + ".text");
  for (std::string_view option : option_names())
    if (ruling_of(option) == ruling) text += " " + option_sentence(catalogue, rules, option);
  return text;
}

}  // namespace

std::string rules_name(const Catalogue& catalogue, const NamedRules& rules) {
  const Preset* preset = find_preset(rules.preset);
  std::vector<std::string> changes;
  for (std::string_view option : option_names()) {
    const std::string value = option_text(rules.rules, option);
    if (preset == nullptr || value != option_text(preset->rules, option))
      changes.push_back(std::string(option) + " " + value);
  }
  if (changes.empty()) return rules.preset;
  return catalogue.text("rules.changed",
                        {{"preset", rules.preset}, {"list", catalogue.joined(changes)}});
}

std::string rules_text(const Catalogue& catalogue, const NamedRules& rules) {
  const std::string key = "preset." + rules.preset;
  std::string text = wrapped("", rules_name(catalogue, rules));
  text += wrapped("", catalogue.text(key + ".text")) + "\n";
  for (int number = 1; number <= 14; ++number) {
    const std::string ruling = "R" + std::to_string(number);
    std::string head = ruling;
    head.resize(5, ' ');
    text += wrapped(head, ruling_text(catalogue, rules.rules, ruling));
  }
  return text;
}

std::string deal_text(const Catalogue& catalogue, const Rules& rules, int players) {
  const int hand = rules.hand_size(players);
  const int aside = rules.trump == TrumpRule::stock_aside ? 1 : 0;
  return wrapped("",
                 catalogue.text("rules.dealt", {{"players", players},
                                                {"hand", hand},
                                                {"stock", kPackSize - players * hand - aside}}));
}

std::string presets_text(const Catalogue& catalogue) {
  std::string text = catalogue.text("rules.heading") + "\n\n";
  std::size_t width = 0;
  for (const Preset& preset : presets()) width = std::max(width, preset.name.size());
  for (const Preset& preset : presets()) {
    std::string head(preset.name);
    head.resize(width + 2, ' ');
    text += wrapped(head, catalogue.text("preset." + std::string(preset.name) + ".text"));
  }
  return text;
}

}  // namespace linger
