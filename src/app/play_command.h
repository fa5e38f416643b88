// `linger play`: a match in the terminal.
#pragma once

#include "app/command.h"

namespace linger {

Command add_play_command(CLI::App& program, const Console& console);

}  // namespace linger
