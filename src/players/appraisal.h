// What each move is worth: how often it wins the hand in worlds drawn from the belief, everybody
// playing on by the policy. The players strong and expert choose by it, and the coach explains it.
#pragma once

#include <functional>
#include <vector>

#include "cards/xoshiro.h"
#include "record/record.h"
#include "view/seat_view.h"

namespace linger {

// How much is looked at. The result is a function of the worlds looked at, never of time; but
// whoever wants an answer by a time may say when to stop.
struct Budget {
  int worlds = 1000;  // at least 1; some more may be looked at where all there are is not more
  // Asked now and then; the first worlds are looked at whatever it says. None: never stop early.
  std::function<bool()> stop;
};

struct Appraisal {
  struct Choice {
    Move move;
    double chance = 0;  // to win the hand, 0–1
    double error = 0;   // its standard error
    double points = 0;  // expected of the hand, where points decide the match (R14)
  };
  std::vector<Choice> choices;  // every legal move, cards in the order of the pack
  int worlds = 0;               // looked at

  // The first of those with the most points where these decide, and otherwise the best chance.
  const Choice& best() const { return choices[best_at]; }
  std::size_t best_at = 0;  // in choices
};

// Every move that the viewer, whose turn it is, may make. With `infers` worlds count by how
// likely the others would have played in them what they played.
Appraisal appraise(const SeatView& view, bool infers, const Budget& budget, Xoshiro& rng);

}  // namespace linger
