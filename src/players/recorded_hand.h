// The situation that a record ends in, as a hand to solve.
#pragma once

#include <optional>

#include "players/open_hand.h"
#include "record/record.h"

namespace linger {

// The last round of the record after its last move. The reshuffles that are given beyond those that
// the moves call for, elsewhere a fault, are the stocks to come. The result is what else is wrong
// with the record; `nothing-to-solve` where no round has begun.
std::optional<Fault> open_hand_of(const Record& record, OpenHand& hand);

}  // namespace linger
