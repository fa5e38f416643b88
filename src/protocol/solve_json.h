// A solved hand as JSON, the result of `linger solve --json`.
//
//   force     the seats found to be able to force the win, one at most
//   value     every seat's chance by max-prob, 0 to 1; absent if it has not been found
//   line      best play to the end of the hand as in a record, "KC 3C =H"; absent likewise
//   finished  whether all of that is there and exact
#pragma once

#include <string>

#include "players/solver.h"

namespace linger {

void append_json(std::string& out, const Solution& solution, int players);

}  // namespace linger
