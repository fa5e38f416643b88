// A study: simulations for every number of players and level, in pieces that can be kept.
#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <string>
#include <utility>
#include <vector>

#include "study/crew.h"

namespace linger {

// One number of players and one level, all rule sets together.
struct StudyPart {
  Simulation simulation;
  std::int64_t blocks = 0;  // played so far
  SimulationTally tally;

  explicit StudyPart(Simulation what)
      : simulation(std::move(what)), tally(simulation.rules.size()) {}
};

struct Study {
  std::int64_t hands = 0;  // of every part, for each rule set; at least one
  std::vector<StudyPart> parts;

  bool finished() const;
  // Of all parts together.
  std::int64_t blocks_played() const;
  std::int64_t blocks_in_all() const;
};

// Called after every piece, of about a second: to keep what is done, to show how far it is.
using StudyProgress = std::function<void(const Study&)>;

// Plays what has not been played yet. `stop` may be set at any time; what is whole by then counts.
// How the work is cut into pieces and who plays them changes no figure.
void run_study(Study& study, Crew& crew, const std::atomic<bool>& stop,
               const StudyProgress& progress = {});

}  // namespace linger
