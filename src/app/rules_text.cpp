#include "app/rules_text.h"

#include <algorithm>

#include "app/words.h"
#include "game/options.h"
#include "game/presets.h"
#include "record/json_writer.h"

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
  const std::string value = option_text(rules, option);
  std::string text = catalogue.text(key + value);
  if (value == "last-holder" && rules.stock_end == StockEnd::reshuffle)
    text += " " + catalogue.text(key + "last-holder.reshuffle");
  return text;
}

// "ruling.R4" or "fact.F3".
std::string key_of(std::string_view ruling) {
  return (ruling.starts_with('F') ? "fact." : "ruling.") + std::string(ruling);
}

// The text of a ruling or fact; empty for a ruling of which the values of its options say all.
std::string text_of(const Catalogue& catalogue, std::string_view ruling) {
  const std::string key = key_of(ruling) + ".text";
  return catalogue.has(key) ? catalogue.text(key) : "";
}

// "R4   Following suit. …", with these sentences behind it.
std::string paragraph(const Catalogue& catalogue, std::string_view ruling,
                      const std::string& sentences = "") {
  std::string head(ruling);
  head.resize(5, ' ');
  const std::string title = catalogue.text(key_of(ruling) + ".title") + ". ";
  return wrapped(head, title + text_of(catalogue, ruling) + " " + sentences);
}

// What the options of a ruling are set to.
std::string option_sentences(const Catalogue& catalogue, const Rules& rules,
                             std::string_view ruling) {
  std::string text;
  for (std::string_view option : option_names())
    if (ruling_of(option) == ruling) text += option_sentence(catalogue, rules, option) + " ";
  return text;
}

// The values that an option can have; of those with a number, examples.
std::vector<std::string_view> values_of(std::string_view option) {
  if (option == "hand") return {"players", "7"};
  if (option == "match") return {"first_to:3", "hands:3"};
  const auto values = find_named_option(option)->values;
  return {values.begin(), values.end()};
}

// Calls use(option, value, sentence) for every value of a ruling's options.
void for_each_value(const Catalogue& catalogue, std::string_view ruling, const auto& use) {
  for (std::string_view option : option_names()) {
    if (ruling_of(option) != ruling) continue;
    for (std::string_view value : values_of(option)) {
      Rules rules;
      rules.stock_end = StockEnd::reshuffle;  // of which one sentence speaks only there
      if (!set_option(rules, option, value))
        use(option, value, option_sentence(catalogue, rules, option));
    }
  }
}

// The options in which the rules differ from their preset.
std::vector<std::string_view> changed_options(const NamedRules& rules) {
  const Preset* preset = find_preset(rules.preset);
  std::vector<std::string_view> changed;
  for (std::string_view option : option_names())
    if (preset == nullptr || option_text(rules.rules, option) != option_text(preset->rules, option))
      changed.push_back(option);
  return changed;
}

}  // namespace

std::string rules_name(const Catalogue& catalogue, const NamedRules& rules) {
  std::vector<std::string> changes;
  for (std::string_view option : changed_options(rules))
    changes.push_back(std::string(option) + " " + option_text(rules.rules, option));
  if (changes.empty()) return rules.preset;
  return catalogue.text("rules.changed",
                        {{"preset", rules.preset}, {"list", catalogue.joined(changes)}});
}

std::string rules_summary(const Catalogue& catalogue, const NamedRules& rules) {
  std::string text = catalogue.text("preset." + rules.preset + ".text");
  for (std::string_view option : changed_options(rules))
    text += " " + option_sentence(catalogue, rules.rules, option);
  return text;
}

std::string rules_text(const Catalogue& catalogue, const NamedRules& rules) {
  const std::string key = "preset." + rules.preset;
  std::string text = wrapped("", rules_name(catalogue, rules));
  text += wrapped("", catalogue.text(key + ".text")) + "\n";
  for (int number = 1; number <= 14; ++number) {
    const std::string ruling = "R" + std::to_string(number);
    text += paragraph(catalogue, ruling, option_sentences(catalogue, rules.rules, ruling));
  }
  return text;
}

std::string deal_text(const Catalogue& catalogue, const Rules& rules, int players) {
  return wrapped("", catalogue.text("rules.dealt", {{"players", players},
                                                    {"hand", rules.hand_size(players)},
                                                    {"stock", stock_after_deal(rules, players)}}));
}

std::string presets_text(const Catalogue& catalogue) {
  std::string text = wrapped("", catalogue.text("rules.heading")) + "\n";
  std::size_t width = 0;
  for (const Preset& preset : presets()) width = std::max(width, preset.name.size());
  for (const Preset& preset : presets()) {
    std::string head(preset.name);
    head.resize(width + 2, ' ');
    text += wrapped(head, catalogue.text("preset." + std::string(preset.name) + ".text"));
  }
  text += "\n" + wrapped("", catalogue.text("rules.facts")) + "\n";
  for (int number = 1; number <= 9; ++number)
    text += paragraph(catalogue, "F" + std::to_string(number));
  return text;
}

std::optional<std::string> ruling_name(std::string_view text) {
  constexpr std::string_view kDigits = "0123456789";
  if (text.size() < 2 || std::string_view("RrFf").find(text.front()) == std::string_view::npos ||
      text.find_first_not_of(kDigits, 1) != std::string_view::npos)
    return std::nullopt;
  const bool fact = text.front() == 'F' || text.front() == 'f';
  return (fact ? "F" : "R") + std::string(text.substr(1));
}

bool has_ruling(const Catalogue& catalogue, std::string_view name) {
  return catalogue.has(key_of(name) + ".title");
}

std::string ruling_text(const Catalogue& catalogue, std::string_view name) {
  std::string text = paragraph(catalogue, name);
  for_each_value(catalogue, name, [&text](auto option, auto value, const std::string& sentence) {
    text.append("     ").append(option).append("=").append(value).append("\n");
    text += wrapped("       ", sentence);
  });
  return text;
}

std::string ruling_json(const Catalogue& catalogue, std::string_view name) {
  std::string text;
  JsonWriter json(text);
  json.begin_object().key("ruling").word(name);
  json.key("title").value(std::string_view(catalogue.text(key_of(name) + ".title")));
  json.key("text").value(std::string_view(text_of(catalogue, name)));
  json.key("options").begin_array();
  for_each_value(catalogue, name, [&json](auto option, auto value, const std::string& sentence) {
    json.begin_object().key("option").word(option).key("value").word(value);
    json.key("text").value(std::string_view(sentence)).end_object();
  });
  json.end_array().end_object();
  return text;
}

}  // namespace linger
