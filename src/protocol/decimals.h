// Numbers in decimals, the same in every language and on every machine.
//
// std::to_chars would do it too, but its tables are more than all else in the module for the page.
#pragma once

#include <string>

namespace linger {

// So many decimals, at most nine; four by default, which of a number that was sampled is more than
// the sample tells, and no more than a reader can use. As std::to_chars writes it; below 10^18 in
// size.
std::string decimals(double number, int places = 4);

// As few digits as it takes to read the same number again, which is one from 0 to 1.
std::string shortest(double number);

}  // namespace linger
