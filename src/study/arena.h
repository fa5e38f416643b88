// The arena: a candidate against a field, over deals that are played with the candidate in every
// seat, so that neither cards nor seats favour anybody.
//
// Deals come in blocks of kDealsPerBlock. The blocks are independent, each has its own random
// numbers, and they are put together in their order: whatever the number of threads, the figures
// are the same.
#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>

#include "study/contestant.h"
#include "study/statistics.h"

namespace linger {

inline constexpr int kDealsPerBlock = 10;

// How many seats the candidate has; it has each choice of so many seats once a deal.
enum class ArenaMode : std::uint8_t { one_vs_rest, rest_vs_one, two_vs_two };

int candidate_seats(ArenaMode mode, int players);
// The candidate's share of hands if it is no better and no worse than the field.
double fair_share(ArenaMode mode, int players);

struct ArenaSetup {
  NamedRules rules;  // sound for the number of players (check_rules)
  int players = 4;
  ArenaMode mode = ArenaMode::one_vs_rest;  // two_vs_two: with more than two players
  Entrant candidate;
  Entrant field;
  std::string seed;
  int blocks = 1;            // at least one
  int threads = 1;           // at least one; no more are begun than there are blocks
  std::optional<Sprt> sprt;  // ends the run before all blocks are played, if it can
};

// Milliseconds that the candidate took for a decision.
struct DecisionTimes {
  double median = 0;
  double p95 = 0;  // 95 % took no longer
};

struct ArenaResult {
  double fair = 0;
  // The candidate's share of the hands, a figure a block. Of a run that was stopped, the blocks up
  // to the first that is not whole; none where one of the two has lost all its turns.
  BlockMean share;
  int deals = 0;
  int hands = 0;
  std::optional<DecisionTimes> times;  // none where nothing was decided
  SprtVerdict verdict = SprtVerdict::undecided;
  // Of all that was played, counted or not.
  Faults candidate_faults;
  Faults field_faults;
};

// Told some times a second how many deals are done, by the thread that runs the arena.
using ArenaProgress = std::function<void(int deals)>;

// `stop` may be set at any time.
ArenaResult run_arena(const ArenaSetup& setup, const std::atomic<bool>& stop,
                      const ArenaProgress& progress = {});

}  // namespace linger
