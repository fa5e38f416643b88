// The coach: to a player whose turn it is, what every move is worth and what it does.
//
// The chances come from the same appraisal by which the best computer players choose, and the
// reasons from what the player can know: the coach sees the SeatView and nothing else. The codes
// of the reasons stand in players/effects.h.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "players/appraisal.h"
#include "players/effects.h"

namespace linger {

struct Hint {
  struct Choice {
    Move move;
    double chance = 0;  // to win the hand, 0–1
    double error = 0;   // its standard error, 0–1
    double points = 0;  // expected of the hand, where points decide the match (R14)
    std::vector<Reason> reasons;
  };
  int seat = 0;
  std::vector<Choice> choices;  // every legal move, cards in the order of the pack
  std::size_t best_at = 0;      // where points decide that with the most, else the best chance
  std::vector<Reason> remarks;  // on the whole situation
  int worlds = 0;               // ways in which the hidden cards may lie that were looked at

  const Choice& best() const { return choices[best_at]; }
  // What was chosen, if it is one of them.
  const Choice* find(const Move& move) const;
};

inline constexpr std::string_view kCoachSeed = "coach";  // where nobody names another
inline constexpr int kHintWorlds = 2000;                 // likewise; errors are about 1 %
inline constexpr int kMostWorlds = 1'000'000;            // that may be asked for

// It is the viewer's turn; worlds is at least 1. The same view, seed and worlds give the same
// hint everywhere.
Hint hint(const SeatView& view, std::string_view seed, int worlds);

// By how much the chance of one choice exceeds that of another, and the standard error of that.
// The error is put too high rather than too low: both were seen in the same worlds.
struct Difference {
  double chance = 0;
  double error = 0;
  // Whether there is a difference at all, as far as can be told.
  bool certain() const { return chance > 2 * error; }
};
Difference difference(const Hint::Choice& better, const Hint::Choice& other);

}  // namespace linger
