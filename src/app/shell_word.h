// Commands that a person can paste into a shell.
#pragma once

#include <string>
#include <string_view>

namespace linger {

// The text as one word of a shell: as it is where that is safe, else in quotes. Control characters
// are written as escapes, $'…', which bash, zsh and ksh read.
std::string shell_word(std::string_view text);

}  // namespace linger
