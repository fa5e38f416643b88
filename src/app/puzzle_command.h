#pragma once

#include "app/command.h"

namespace linger {

// `linger puzzle`: open hands in which exactly one card forces the win, a record each.
Command add_puzzle_command(CLI::App& program, const Console& console);

}  // namespace linger
