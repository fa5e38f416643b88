#include "bindings/record_calls.h"

#include "players/recorded_hand.h"
#include "players/recorded_hint.h"
#include "protocol/hint_json.h"
#include "protocol/referee_json.h"
#include "protocol/review_json.h"
#include "protocol/solve_json.h"
#include "record/event_json.h"
#include "record/reason_json.h"
#include "record/replay.h"
#include "record/rules_json.h"

namespace linger {
namespace {

int worlds_in(ObjectReader& args, int otherwise) {
  if (!args.has("worlds")) return otherwise;
  return static_cast<int>(args.integer("worlds", 1, kMostWorlds));
}

std::string seed_in(ObjectReader& args) {
  return std::string(args.has("seed") ? args.string("seed") : kCoachSeed);
}

std::optional<NamedRules> rules_in(ObjectReader& args, std::string_view member) {
  if (!args.has(member)) return std::nullopt;
  NamedRules rules;
  if (auto reason = rules_from_json(args.any(member), rules)) args.fail(*reason);
  return rules;
}

// Ends `[…` with what is wrong with the record, if anything, beside it.
void end_list(JsonWriter& json, const std::optional<Fault>& fault) {
  json.end_array();
  if (fault) append_json(json.key("fault").next(), *fault);
  json.end_object();
}

}  // namespace

Record record_in(ObjectReader& args) {
  const Json& json = args.object("record");
  return args.ok() ? parse_record(json_text(json)) : Record();
}

std::optional<Fault> call_replay(ObjectReader& args, std::string& result) {
  const Record record = record_in(args);
  if (!args.ok()) return fault_of(args);
  JsonWriter json(result);
  json.begin_object().key("events").begin_array();
  end_list(json, replay(record, [&json](const auto& event) { append_json(json.next(), event); }));
  return std::nullopt;
}

std::optional<Fault> call_referee(ObjectReader& args, std::string& result) {
  const Record record = record_in(args);
  const auto rules = rules_in(args, "rules");
  const auto versus = rules_in(args, "versus");
  if (!args.ok()) return fault_of(args);
  if (versus)
    append_json(result,
                compare(record, rules.value_or(NamedRules{record.preset, record.rules}), *versus));
  else
    append_json(result, rules ? referee(record, *rules) : referee(record));
  return std::nullopt;
}

std::optional<Fault> call_hint(ObjectReader& args, std::string& result) {
  const Record record = record_in(args);
  const int worlds = worlds_in(args, kHintWorlds);
  const std::string seed = seed_in(args);
  if (!args.ok()) return fault_of(args);
  Hint hint;
  if (auto fault = hint_at_end(record, seed, worlds, hint)) return fault;
  append_json(result, hint, record.rules);
  return std::nullopt;
}

std::optional<Fault> call_review(ObjectReader& args, std::string& result) {
  const Record record = record_in(args);
  ReviewSettings settings;
  settings.worlds = worlds_in(args, settings.worlds);
  settings.seed = seed_in(args);
  if (args.has("only")) settings.only = static_cast<int>(args.integer("only", 1, INT32_MAX));
  if (!args.ok()) return fault_of(args);
  JsonWriter json(result);
  json.begin_object().key("rounds").begin_array();
  end_list(json, review(record, settings,
                        [&json](const RoundReview& round) { append_json(json.next(), round); }));
  return std::nullopt;
}

std::optional<Fault> call_solve(ObjectReader& args, std::string& result) {
  const Record record = record_in(args);
  std::uint64_t nodes = kSolveNodes;
  if (args.has("nodes"))
    nodes = static_cast<std::uint64_t>(args.integer("nodes", 1, kMostSolveNodes));
  if (!args.ok()) return fault_of(args);
  OpenHand hand;
  if (auto fault = open_hand_of(record, hand)) return fault;
  Solver solver(kSolveForceBits, kSolveValueBits);
  append_json(result, solve(solver, hand, nodes), hand.round.players());
  return std::nullopt;
}

}  // namespace linger
