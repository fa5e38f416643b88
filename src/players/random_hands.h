// Random hands one after the other, the deal included: how fast the engine goes.
#pragma once

#include <cstdint>

#include "cards/xoshiro.h"
#include "players/playout.h"

namespace linger {

// Under `survival`; the same hands on every machine.
class RandomHands {
 public:
  explicit RandomHands(int players)
      : players_(players),
        reach_(reachable_cards(rules_, players)),
        rng_("bench", static_cast<std::uint64_t>(players)) {}

  // So many more of them; the number of cards played.
  std::int64_t play(int hands);

 private:
  Rules rules_;
  int players_;
  int reach_;
  Xoshiro rng_;
  Deck deck_ = canonical_pack();
};

}  // namespace linger
