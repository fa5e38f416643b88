#include "bindings/game_calls.h"

#include "game/first_dealer.h"
#include "game/options.h"
#include "players/puzzle_set.h"
#include "players/random_hands.h"
#include "players/signature.h"
#include "record/card_words.h"
#include "record/json_writer.h"
#include "record/rules_json.h"

namespace linger {
namespace {

constexpr int kMostBenchHands = 100'000'000;

std::optional<Fault> fault(const std::optional<Reason>& reason) {
  if (!reason) return std::nullopt;
  return Fault{std::nullopt, std::nullopt, *reason};
}

// `survival` where the arguments have none.
NamedRules rules_in(ObjectReader& args) {
  NamedRules rules;
  if (!args.has("rules")) return rules;
  if (auto reason = rules_from_json(args.any("rules"), rules)) args.fail(*reason);
  return rules;
}

}  // namespace

std::optional<Fault> call_rules(ObjectReader& args, std::string& result) {
  const NamedRules rules = rules_in(args);
  const auto players = players_in(args);
  if (!args.ok()) return fault_of(args);
  if (players)
    if (auto reason = check_rules(rules.rules, *players)) return fault(reason);
  if (args.has("rules"))
    append_rules(result, rules.preset, rules.rules, RulesForm::full);
  else
    append_presets(result);
  return std::nullopt;
}

std::optional<Fault> call_options(ObjectReader& args, std::string& result) {
  if (!args.ok()) return fault_of(args);
  append_options(result);
  return std::nullopt;
}

// The largest hand is told of rules, too, under which so many players cannot be dealt theirs.
std::optional<Fault> call_deal(ObjectReader& args, std::string& result) {
  const NamedRules named = rules_in(args);
  const auto players = static_cast<int>(args.integer("players", kMinPlayers, kMaxPlayers));
  if (!args.ok()) return fault_of(args);
  const Rules& rules = named.rules;
  JsonWriter json(result);
  json.begin_object().member("largest_hand", largest_hand(rules, players));
  if (!check_rules(rules, players))
    json.member("hand", rules.hand_size(players)).member("stock", stock_after_deal(rules, players));
  json.end_object();
  return std::nullopt;
}

std::optional<Fault> call_deck(ObjectReader& args, std::string& result) {
  const std::string_view seed = args.string("seed");
  if (!args.ok()) return fault_of(args);
  JsonWriter json(result);
  json.begin_object().key("deck").word(to_text(deck_of_seed(seed))).end_object();
  return std::nullopt;
}

std::optional<Fault> call_first_dealer(ObjectReader& args, std::string& result) {
  const std::string_view seed = args.string("seed");
  const auto players = static_cast<int>(args.integer("players", kMinPlayers, kMaxPlayers));
  if (!args.ok()) return fault_of(args);
  JsonWriter(result).begin_object().member("seat", cut_for_deal(seed, players).dealer).end_object();
  return std::nullopt;
}

std::optional<Fault> call_puzzle(ObjectReader& args, std::string& result) {
  const auto count = static_cast<int>(args.integer("count", 1, kMostPuzzles));
  const std::string_view seed = args.string("seed");
  const auto players = players_in(args);
  const NamedRules rules = rules_in(args);
  if (!args.ok()) return fault_of(args);
  if (auto reason = why_no_puzzles(rules.rules, players)) return fault(reason);
  PuzzleSet puzzles(rules, players, std::string(seed));
  JsonWriter json(result);
  json.begin_object().key("puzzles").begin_array();
  for (int made = 0; made < count; ++made) {
    const auto puzzle = puzzles.next();
    if (!puzzle) return fault(Reason{"no-puzzle", "", {{"count", made}}});
    json.raw(write_record(*puzzle));
  }
  json.end_array().end_object();
  return std::nullopt;
}

// Nothing here has a clock: who calls looks at theirs.
std::optional<Fault> call_bench(ObjectReader& args, std::string& result) {
  int hands = kSignatureHands;
  if (args.has("hands")) hands = static_cast<int>(args.integer("hands", 1, kMostBenchHands));
  const auto players = players_in(args);
  if (!args.ok()) return fault_of(args);
  JsonWriter json(result);
  json.begin_object();
  if (players)
    json.member("plays", RandomHands(*players).play(hands));
  else
    json.key("signature").word(signature_text(engine_signature(hands)));
  json.end_object();
  return std::nullopt;
}

}  // namespace linger
