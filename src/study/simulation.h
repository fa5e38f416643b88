// Hands and matches played by one level of player, under one or several rule sets on the same
// deals.
//
// The work comes in blocks of kHandsPerBlock hands. A block depends on the seed, its number, the
// number of players, the level and the rules alone: whoever plays it, the figures are the same.
// All rule sets see the same decks, and the same chance at the same decision of a hand: what
// differs between them comes from the rules.
#pragma once

#include <atomic>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "players/player.h"
#include "record/rules_json.h"
#include "study/tally.h"

namespace linger {

inline constexpr int kHandsPerBlock = 100;

struct Simulation {
  std::vector<NamedRules> rules;  // sound for the number of players (check_rules); at least one
  int players = 4;                // kMinPlayers to kMaxPlayers
  Level level = Level::random;
  std::string seed;
};

// What is counted under every rule set, and where two of them named different winners.
struct SimulationTally {
  std::vector<Tally> rules;
  // other_winner[i] of the i-th pair (0,1), (0,2), …, (1,2), …: hands won by another seat.
  std::vector<std::int64_t> other_winner;

  // Of nothing yet.
  explicit SimulationTally(std::size_t rule_sets)
      : rules(rule_sets), other_winner(rule_sets * (rule_sets - 1) / 2) {}
  SimulationTally& operator+=(const SimulationTally& more);
  bool operator==(const SimulationTally&) const = default;
};

// The place of a pair of rule sets in other_winner, a < b.
constexpr std::size_t pair_index(std::size_t a, std::size_t b, std::size_t rule_sets) {
  return a * rule_sets - a * (a + 1) / 2 + (b - a - 1);
}

// Plays the first `hands` of a block, from 1 to kHandsPerBlock (all but for the last block of a
// study). Matches are made of its hands one after the other; one that is not over with the last is
// played to its end, by hands that count for nothing else.
SimulationTally play_block(const Simulation& simulation, std::uint64_t block,
                           int hands = kHandsPerBlock);
// The same; none if `stop`, which may be set at any time, is set before the block is whole. A block
// of strong players takes minutes: they are stopped between two moves. Random ones are not stopped:
// theirs takes next to no time.
std::optional<SimulationTally> play_block(const Simulation& simulation, std::uint64_t block,
                                          int hands, const std::atomic<bool>& stop);

}  // namespace linger
