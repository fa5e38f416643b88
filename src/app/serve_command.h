// `linger serve`: the page for a browser.
#pragma once

#include "app/command.h"

namespace linger {

Command add_serve_command(CLI::App& program, const Console& console);

}  // namespace linger
