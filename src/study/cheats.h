// The two cheats: ceilings for what an honest player can reach.
#pragma once

#include <cstdint>

#include "study/contestant.h"

namespace linger {

enum class Knowledge : std::uint8_t {
  hands,       // everybody's cards, but not the order of the stock
  everything,  // the stock too
};

inline constexpr int kCheatPlayouts = 100;

// Flat Monte Carlo: plays the true hand out at random, so many times after each move, and makes
// the move with which the mover won most often, the first of those equal.
class PlayoutCheat : public Cheat {
 public:
  // So many for each move, at least one.
  explicit PlayoutCheat(Knowledge knowledge, int playouts = kCheatPlayouts)
      : knowledge_(knowledge), playouts_(playouts) {}

  Move choose(const Decision& decision, const Round& truth) override;

 private:
  Knowledge knowledge_;
  int playouts_;
};

}  // namespace linger
