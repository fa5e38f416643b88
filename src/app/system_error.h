// What the system says when it refuses something.
#pragma once

#include <string>

#include "app/catalogue.h"

namespace linger {

// An errno in the words of the catalogue; a rare one in the system's own.
std::string system_error(int error, const Catalogue& catalogue);

}  // namespace linger
