// `linger bench`: the engine's signature and its speed on this machine.
#pragma once

#include "app/command.h"

namespace linger {

Command add_bench_command(CLI::App& program, const Console& console);

}  // namespace linger
