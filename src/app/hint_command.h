#pragma once

#include "app/command.h"

namespace linger {

// `linger hint FILE|-`: what the coach tells whoever is to move at a record's end, by what that
// seat alone can know.
Command add_hint_command(CLI::App& program, const Console& console);

}  // namespace linger
