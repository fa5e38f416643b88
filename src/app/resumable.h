// Which match of a file can be gone on with.
#pragma once

#include <string>

#include "app/catalogue.h"
#include "record/record.h"

namespace linger {

struct Resumable {
  Record record;
  std::string text;  // as it stands in the file
  int line = 1;      // where it starts, from 1
};

// The last match of the file that is sound, dealt and unfinished. Throws InputFault if there is
// none, with what keeps the file's last record from being it.
Resumable find_resumable(const std::string& file, const Catalogue& catalogue);

}  // namespace linger
