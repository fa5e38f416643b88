// The browser of whoever sits at this machine.
#pragma once

#include <string>

namespace linger {

// Shows an address in it. Whether there is a screen and a program that opens addresses; what
// becomes of it is not waited for.
bool open_in_browser(const std::string& address);

}  // namespace linger
