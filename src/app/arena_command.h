// `linger arena`: a candidate against a field, in figures with error bars.
#pragma once

#include "app/command.h"

namespace linger {

Command add_arena_command(CLI::App& program, const Console& console);

}  // namespace linger
