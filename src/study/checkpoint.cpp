#include "study/checkpoint.h"

#include <algorithm>

#include "cards/sha256.h"
#include "record/json_reader.h"
#include "record/json_writer.h"
#include "study/tally_json.h"

namespace linger {
namespace {

constexpr std::string_view kFormat = "linger-study/1";

// What is studied, as members of an object.
void write_subject(JsonWriter& json, const Simulation& simulation) {
  json.key("rules").begin_array();
  for (const NamedRules& rules : simulation.rules)
    append_rules(json.next(), rules.preset, rules.rules, RulesForm::full);
  json.end_array().member("players", simulation.players);
  json.key("level").word(name_of(simulation.level));
  json.member("seed", simulation.seed);
}

// Whether these members of what was read are those of the simulation. Both are read, so that the
// order of their members is one and the same.
bool is_of(const Json& part, const Simulation& simulation) {
  std::string text;
  JsonWriter json(text);
  json.begin_object();
  write_subject(json, simulation);
  json.end_object();
  Json wanted;
  if (parse_json(text, wanted)) return false;
  return std::ranges::all_of(wanted.items(), [&part](const auto& member) {
    return part.contains(member.key()) &&
           json_text(part[member.key()]) == json_text(member.value());
  });
}

// What had been counted, of the same simulation.
std::optional<StudyPart> read_part(const Json& json, const Simulation& simulation,
                                   std::int64_t hands) {
  ObjectReader reader(json);
  StudyPart part(simulation);
  part.blocks = reader.integer("blocks", 0, blocks_of(hands));
  if (!read_counts(reader, part.tally)) return std::nullopt;
  return part;
}

std::string hexadecimal(const Sha256Digest& digest) {
  constexpr std::string_view kDigits = "0123456789abcdef";
  std::string text;
  for (const std::uint8_t byte : digest) {
    text += kDigits[byte >> 4];
    text += kDigits[byte & 15];
  }
  return text;
}

}  // namespace

std::string checkpoint_text(const Study& study) {
  std::string text;
  JsonWriter json(text);
  json.begin_object().key("format").word(kFormat).member("hands", study.hands);
  json.key("parts").begin_array();
  for (const StudyPart& part : study.parts) {
    json.begin_object();
    write_subject(json, part.simulation);
    write_counts(json.member("blocks", part.blocks), part.tally);
    json.end_object();
  }
  json.end_array();
  const std::string sum = hexadecimal(sha256(text));
  json.key("sha256").word(sum).end_object();
  return text + "\n";
}

std::optional<std::string> seed_in(std::string_view checkpoint) {
  Json json;
  if (parse_json(checkpoint, json)) return std::nullopt;
  ObjectReader reader(json);
  const Json& parts = reader.array("parts");
  if (!reader.ok() || parts.empty()) return std::nullopt;
  ObjectReader first(parts[0]);
  const std::string seed(first.string("seed"));
  return first.ok() ? std::optional(seed) : std::nullopt;
}

CheckpointFault restore(Study& study, std::string_view text) {
  Json json;
  if (parse_json(text, json)) return CheckpointFault::unreadable;
  ObjectReader reader(json);
  if (reader.string("format") != kFormat) return CheckpointFault::unreadable;
  const std::int64_t hands = reader.integer("hands", 1);
  const Json& parts = reader.array("parts");
  if (!reader.ok()) return CheckpointFault::unreadable;
  if (hands != study.hands || parts.size() != study.parts.size()) return CheckpointFault::other;
  Study restored{hands, {}};
  for (std::size_t i = 0; i < parts.size(); ++i) {
    const Simulation& simulation = study.parts[i].simulation;
    if (!parts[i].is_object()) return CheckpointFault::unreadable;
    if (!is_of(parts[i], simulation)) return CheckpointFault::other;
    auto part = read_part(parts[i], simulation, hands);
    if (!part) return CheckpointFault::unreadable;
    restored.parts.push_back(*std::move(part));
  }
  // Written again it is the same, its sum included, unless something has been changed.
  if (checkpoint_text(restored) != text) return CheckpointFault::unreadable;
  study = std::move(restored);
  return CheckpointFault::none;
}

}  // namespace linger
