// Flat Monte Carlo: each move is tried in sampled worlds and played out at random. The yardstick
// `mc:N` of the arena.
#pragma once

#include "cards/xoshiro.h"
#include "record/record.h"
#include "view/seat_view.h"

namespace linger {

// The move that wins most of `worlds` roll-outs, one in each world; of equals the first. All
// moves are tried in the same worlds. It is the viewer's turn.
Move monte_carlo_move(const SeatView& view, int worlds, Xoshiro& rng);

}  // namespace linger
