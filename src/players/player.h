// Those who choose a card: the levels of computer players.
#pragma once

#include <optional>
#include <span>
#include <string_view>

#include "cards/xoshiro.h"
#include "players/appraisal.h"
#include "record/record.h"
#include "view/seat_view.h"

namespace linger {

enum class Level : std::uint8_t {
  random,  // any legal card
  casual,  // plays as a beginner does who has understood what tricks are for
  club,    // looks at a few ways the cards may lie
  strong,  // looks at many, and heeds what the others' cards tell of their hands
  expert,  // the same with all the care there is
};

// "random" to "expert": as seats, frames and the command line name them, the weakest first.
std::span<const std::string_view> level_names();
std::string_view name_of(Level level);
std::optional<Level> parse_level(std::string_view name);

// How much a level looks at; nothing for those that do not look ahead.
Budget budget_of(Level level);

// A card to play or a suit to name, whichever the view's phase asks for; it is the viewer's turn.
// Depends on the arguments alone: the same view, budget and random numbers give the same move.
Move choose_move(Level level, const SeatView& view, Xoshiro& rng, const Budget& budget);
inline Move choose_move(Level level, const SeatView& view, Xoshiro& rng) {
  return choose_move(level, view, rng, budget_of(level));
}

}  // namespace linger
