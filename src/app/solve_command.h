#pragma once

#include "app/command.h"

namespace linger {

// `linger solve FILE|-`: what becomes of the hand at a record's end if nothing is hidden.
Command add_solve_command(CLI::App& program, const Console& console);

}  // namespace linger
