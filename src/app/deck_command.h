#pragma once

#include "app/command.h"

namespace linger {

// `linger deck SEED`: the 52 cards of a seed in dealing order.
Command add_deck_command(CLI::App& program, const Console& console);

// `linger first-dealer SEED PLAYERS`: the seat that deals first by the cut (R11).
Command add_first_dealer_command(CLI::App& program, const Console& console);

}  // namespace linger
