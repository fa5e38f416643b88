// One hand between contestants.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <vector>

#include "cards/deck.h"
#include "study/contestant.h"

namespace linger {

// What is played. The same bout has the same course, if its contestants decide by what they are
// given and nothing else.
struct Bout {
  const NamedRules& rules;
  std::string_view seed;   // of the arena
  std::uint64_t deal = 0;  // counts the arena's deals
  int dealer = 0;
  const Deck& deck;        // as far as a hand can reach
  SeatSet candidates = 0;  // the candidate's seats; the others are the field's
};

// Who sits on a seat. Times, in milliseconds, are added for each decision if there is a place
// for them.
struct Sitter {
  Entry* entry = nullptr;
  Clock clock = nullptr;
  std::vector<float>* times = nullptr;
};

// Plays the hand with one sitter a seat, and tells which seat won. None if it was stopped: that is
// asked before and after each decision, so that none counts which was cut short.
std::optional<int> play_bout(const Bout& bout, std::span<const Sitter> sitters,
                             const std::function<bool()>& stopped);

}  // namespace linger
