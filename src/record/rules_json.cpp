#include "record/rules_json.h"

#include "game/options.h"
#include "game/presets.h"
#include "record/json_writer.h"

namespace linger {
namespace {

constexpr std::string_view kRulesName = "rules";

std::string preset_names() {
  std::string names;
  for (const Preset& preset : presets())
    names.append(names.empty() ? "" : ", ").append(preset.name);
  return names;
}

std::string member_name(std::string_view option) {
  return std::string(kRulesName) + "." + std::string(option);
}

std::optional<Reason> set_preset(const Json& json, NamedRules& rules) {
  const auto* name = json.get_ptr<const Json::string_t*>();
  if (name == nullptr) return wrong_type(member_name("preset"), "string");
  const Preset* preset = find_preset(*name);
  if (preset == nullptr)
    return Reason{"unknown-preset", "", {{"value", excerpt(*name)}, {"allowed", preset_names()}}};
  rules = {*name, preset->rules};
  return std::nullopt;
}

std::optional<Reason> set_hand_json(const Json& json, Rules& rules) {
  if (is_meant_whole(json)) return set_option(rules, "hand", excerpt_of(json));
  // "7" is a text and no number; on the command line it would be one.
  const auto* text = json.get_ptr<const Json::string_t*>();
  if (text == nullptr) return wrong_type(member_name("hand"), "players or integer");
  return set_option(rules, "hand", *text == "players" ? "players" : '"' + excerpt(*text) + '"');
}

std::optional<Reason> set_match_json(const Json& json, Rules& rules) {
  const auto* members = json.get_ptr<const Json::object_t*>();
  if (members == nullptr) return wrong_type(member_name("match"), "object");
  if (members->size() != 1) return set_option(rules, "match", excerpt_of(json));
  const auto& [kind, count] = *members->begin();
  if (!is_meant_whole(count)) return wrong_type(member_name("match." + excerpt(kind)), "integer");
  return set_option(rules, "match", excerpt(kind) + ":" + excerpt_of(count));
}

std::optional<Reason> set_json(const std::string& name, const Json& json, Rules& rules) {
  if (name == "hand") return set_hand_json(json, rules);
  if (name == "match") return set_match_json(json, rules);
  if (find_named_option(name) == nullptr) return unknown_option(excerpt(name));
  const auto* text = json.get_ptr<const Json::string_t*>();
  if (text == nullptr) return wrong_type(member_name(name), "string");
  return set_option(rules, name, excerpt(*text));
}

void append_range(JsonWriter& json, int least, int most) {
  json.member("least", least).member("most", most);
}

void append_number(JsonWriter& json, std::string_view name, std::string_view ruling, int most) {
  json.begin_object().key("name").word(name).key("ruling").word(ruling);
  append_range(json, 1, most);
  json.end_object();
}

void append_option(JsonWriter& json, const NamedOption& option) {
  json.begin_object().key("name").word(option.name).key("ruling").word(option.ruling);
  json.key("values").begin_array();
  for (const std::string_view value : option.values) json.word(value);
  json.end_array().end_object();
}

}  // namespace

std::optional<Reason> rules_from_json(const Json& json, NamedRules& rules) {
  const auto* members = json.get_ptr<const Json::object_t*>();
  if (members == nullptr) return wrong_type(kRulesName, "object");
  rules = {};
  if (const auto preset = members->find("preset"); preset != members->end())
    if (auto reason = set_preset(preset->second, rules)) return reason;
  for (const auto& [name, value] : *members)
    if (name != "preset")
      if (auto reason = set_json(name, value, rules.rules)) return reason;
  return check_combination(rules.rules);
}

std::optional<Reason> parse_rules(std::string_view text, NamedRules& rules) {
  Json json;
  if (auto reason = parse_json(text, json)) return reason;
  return rules_from_json(json, rules);
}

void append_rules(std::string& out, std::string_view preset, const Rules& rules, RulesForm form) {
  const Preset* known = find_preset(preset);
  const Rules base = known == nullptr ? Rules{} : known->rules;
  const auto wanted = [&](bool differs) { return form == RulesForm::full || differs; };

  JsonWriter json(out);
  json.begin_object();
  json.member("preset", known == nullptr ? presets().front().name : preset);
  if (wanted(rules.hand != base.hand)) {
    json.key("hand");
    if (rules.hand == 0)
      json.word("players");
    else
      json.value(int{rules.hand});
  }
  for (const NamedOption& option : named_options())
    if (wanted(option.get(rules) != option.get(base)))
      json.key(option.name).word(option.values[option.get(rules)]);
  if (wanted(rules.match != base.match)) {
    const bool to = rules.match.kind == MatchEnd::Kind::first_to;
    json.key("match").begin_object();
    json.member(to ? "first_to" : "hands", int{rules.match.count}).end_object();
  }
  json.end_object();
}

void append_presets(std::string& out) {
  for (const Preset& preset : presets()) {
    out += &preset == &presets().front() ? "[" : ",\n ";
    append_rules(out, preset.name, preset.rules, RulesForm::full);
  }
  out += "]";
}

void append_options(std::string& out) {
  JsonWriter json(out);
  json.begin_object().key("players").begin_object();
  append_range(json, kMinPlayers, kMaxPlayers);
  json.end_object().key("options").begin_array();
  append_number(json, "hand", "R1", kMaxHand);
  for (const NamedOption& option : named_options()) append_option(json, option);
  append_number(json, "match", "R13", kMaxMatchCount);
  json.end_array().end_object();
}

std::string rules_to_json(std::string_view preset, const Rules& rules, RulesForm form) {
  std::string out;
  append_rules(out, preset, rules, form);
  return out;
}

}  // namespace linger
