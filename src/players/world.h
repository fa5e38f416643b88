// A way in which everything may lie that a view does not show, from the deal on.
#pragma once

#include <cstddef>
#include <vector>

#include "game/round.h"
#include "record/record.h"
#include "view/seat_view.h"

namespace linger {

struct World {
  Round start;                   // as dealt, or as the position was set
  std::vector<CardList> stocks;  // those that reshuffles made since, in order
};

// The hand as it stands after all that the view saw, the world being one of those that the view
// allows. `before(round, move)` hears of every card and naming before it.
template <class Before>
Round replay(const World& world, const SeatView& view, Before&& before) {
  Round round = world.start;
  std::size_t stocks = 0;
  for (const Step& step : view.history()) {
    if (step.kind == Step::Kind::play) {
      before(round, Move(*step.card));
      round.play(*step.card);
    } else if (step.kind == Step::Kind::name) {
      before(round, Move(*step.suit));
      round.name_trump(*step.suit);
    } else if (step.kind == Step::Kind::reshuffle) {
      round.give_stock(world.stocks[stocks++]);
    }
  }
  return round;
}

inline Round replay(const World& world, const SeatView& view) {
  return replay(world, view, [](const Round&, const Move&) {});
}

}  // namespace linger
