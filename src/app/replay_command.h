#pragma once

#include "app/command.h"

namespace linger {

// `linger replay FILE|-`: the events of records, as text or as JSON Lines.
Command add_replay_command(CLI::App& program, const Console& console);

}  // namespace linger
