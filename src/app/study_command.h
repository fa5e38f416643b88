// `linger study`: what is true of the game under rule sets, numbers of players and levels.
#pragma once

#include "app/command.h"

namespace linger {

Command add_study_command(CLI::App& program, const Console& console);

}  // namespace linger
