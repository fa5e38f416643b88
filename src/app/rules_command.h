#pragma once

#include "app/command.h"

namespace linger {

// `linger rules [PRESET]`: the presets, or one rule set in full, in words or as JSON.
Command add_rules_command(CLI::App& program, const Console& console);

}  // namespace linger
