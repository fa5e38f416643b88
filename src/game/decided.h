// F2 and F3: how long a hand can still last, and when it is decided before its end.
#pragma once

#include <optional>

#include "game/round.h"

namespace linger {

// What everybody at the table knows of a hand's course; enough to tell that it is decided.
struct Standing {
  PerSeat<int> cards{};  // held now
  SeatSet in = 0;        // not yet out
  SeatSet in_trick = 0;  // those who have played to the trick in progress
  int stock = 0;         // cards left in it
};

Standing standing(const Round& round);

// With one card drawn a trick, how many tricks there can still be at most, the one in progress
// included: the two seats of the last trick are in every trick and lose a card together in each
// (F2). The hand is not over.
int most_tricks_left(const Round& round);

// The seat that wins whatever is played: once the stock is gone for good, everybody loses a card
// a trick, and the one who began the trick in progress with the most cards outlasts the rest.
// None while that is open, or where the longest hands are equal.
std::optional<int> decided(const Rules& rules, const Standing& standing);

}  // namespace linger
