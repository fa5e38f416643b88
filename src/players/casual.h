// The player `casual`: simple habits, no counting and no looking ahead.
#pragma once

#include "cards/xoshiro.h"
#include "view/seat_view.h"

namespace linger {

// Leads a high card. Behind others it wins a trick as cheaply as it can, and gives up its weakest
// card where it cannot win; often enough it does not look closely and plays any legal card.
Card casual_card(const SeatView& view, Xoshiro& rng);

}  // namespace linger
