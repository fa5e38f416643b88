#pragma once

#include "app/command.h"

namespace linger {

// `linger rules [NAME]`: the presets, one rule set in full, or a ruling or fact, in words or as
// JSON.
Command add_rules_command(CLI::App& program, const Console& console);

}  // namespace linger
