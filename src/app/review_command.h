#pragma once

#include "app/command.h"

namespace linger {

// `linger review FILE|-`: how the chances went in every hand of a record, what each decision cost,
// and what could have been forced.
Command add_review_command(CLI::App& program, const Console& console);

}  // namespace linger
