#include "bindings/study_calls.h"

#include <algorithm>

#include "game/options.h"
#include "record/json_writer.h"
#include "record/rules_json.h"
#include "study/study_json.h"
#include "study/tally_json.h"

namespace linger {
namespace {

constexpr std::size_t kMostRuleSets = 3;
constexpr std::int64_t kMostBlocks = 10'000'000;
// More than so many blocks come to; from counts below it the figures are computed without overflow.
constexpr Tally::Count kMostCount = Tally::Count{1} << 45;

// Level and rules are those of the default where they are at fault: the arguments have it then.
Simulation simulation_in(ObjectReader& args) {
  Simulation simulation;
  simulation.players = static_cast<int>(args.integer("players", kMinPlayers, kMaxPlayers));
  simulation.seed = args.string("seed");
  const std::string_view level = args.string("level");
  if (const auto known = parse_level(level))
    simulation.level = *known;
  else
    args.fail({"bad-value", "", {{"option", "level"}, {"value", excerpt(level)}}});
  const Json& rule_sets = args.array("rules");
  if (rule_sets.empty() || rule_sets.size() > kMostRuleSets)
    args.fail({"bad-value", "", {{"option", "rules"}, {"value", excerpt_of(rule_sets)}}});
  for (std::size_t i = 0; args.ok() && i < rule_sets.size(); ++i) {
    NamedRules rules;
    if (auto reason = rules_from_json(rule_sets[i], rules)) args.fail(*reason);
    if (auto reason = check_rules(rules.rules, simulation.players)) args.fail(*reason);
    simulation.rules.push_back(std::move(rules));
  }
  return simulation;
}

bool countable(std::span<const Tally::Count> counts) {
  return std::ranges::all_of(counts, [](Tally::Count count) { return count <= kMostCount; });
}

// What had been counted before, if it is handed in.
void take_counts(ObjectReader& args, SimulationTally& tally) {
  if (!args.has("counts")) return;
  const bool sound =
      read_counts(args, tally) && countable(tally.other_winner) &&
      std::ranges::all_of(tally.rules, [](const Tally& each) { return countable(each.counts()); });
  if (!sound) args.fail({"bad-value", "", {{"option", "counts"}, {"value", ""}}});
}

}  // namespace

std::optional<Fault> call_study(ObjectReader& args, std::string& result) {
  StudyPart part(simulation_in(args));
  const std::int64_t from = args.integer("from", 0, kMostBlocks);
  part.blocks = args.integer("blocks", 0, kMostBlocks);
  take_counts(args, part.tally);
  if (!args.ok()) return fault_of(args);
  for (std::int64_t block = from; block < from + part.blocks; ++block)
    part.tally += play_block(part.simulation, static_cast<std::uint64_t>(block));
  JsonWriter json(result);
  write_counts(json.begin_object(), part.tally);
  json.key("figures").begin_array();
  for (std::size_t i = 0; i < part.simulation.rules.size(); ++i) append_json(json.next(), part, i);
  json.end_array().end_object();
  return std::nullopt;
}

}  // namespace linger
