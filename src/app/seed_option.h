// Seeds from the command line, or from the machine.
#pragma once

#include <string>

#include "app/catalogue.h"

namespace linger {

// A seed is a text, the same on every machine; other bytes are none. Throws CallFault.
void require_seed(const std::string& seed, const Catalogue& catalogue);

// 128 bits from the system's generator, in hexadecimal.
std::string random_seed();

}  // namespace linger
