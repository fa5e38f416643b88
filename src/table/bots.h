// Moves of the bots at a table: asked for by whoever drives it.
#pragma once

#include <optional>

#include "table/table.h"

namespace linger {

// Makes the move of the bot whose turn it is, by its SeatView alone; false if it is not a bot's
// turn. The randomness comes from the table's bot seed, the seat and the decision's number, so
// that there is nothing to save.
bool play_bot_move(Table& table, TimePoint now);

}  // namespace linger
