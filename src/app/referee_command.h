#pragma once

#include "app/command.h"

namespace linger {

// `linger referee FILE|-`: how the situation at a record's end is ruled, by one rule set or by two.
Command add_referee_command(CLI::App& program, const Console& console);

}  // namespace linger
