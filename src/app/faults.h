// What ends a command before it is done, each with the sentence that people are told.
#pragma once

#include <stdexcept>
#include <string>

#include "app/catalogue.h"
#include "record/fault.h"

namespace linger {

enum ExitCode { kDone = 0, kInputAtFault = 1, kCallAtFault = 2 };

// Exit code 1.
struct InputFault : std::runtime_error {
  using std::runtime_error::runtime_error;
};

// Exit code 2.
struct CallFault : std::runtime_error {
  using std::runtime_error::runtime_error;
};

// "round 2, move 17: R4: seat 2 holds …", the parts that apply. The catalogue names no players
// and shows cards as records write them, for that is what the reader will look for.
std::string fault_text(const Catalogue& catalogue, const Fault& fault);

// "FILE:LINE: " and the above.
std::string fault_line(const Catalogue& catalogue, const std::string& file, int line,
                       const Fault& fault);

}  // namespace linger
