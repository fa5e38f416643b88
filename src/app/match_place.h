// Whether a match can be kept in a file: better known before the match than after it.
#pragma once

#include <string>

#include "app/catalogue.h"

namespace linger {

// Only a regular file holds matches: a pipe would be waited for, and nothing can be taken back or
// replaced in it. Throws InputFault if the name leads to something else, and CallFault for "-"; it
// may lead to nothing.
void require_match_file(const std::string& file, const Catalogue& catalogue);

// Throws InputFault if no record could be added to this file, or made in a folder that is there.
void require_room_for_match(const std::string& file, const Catalogue& catalogue);

// Throws InputFault if no record in this file could be replaced.
void require_replaceable(const std::string& file, const Catalogue& catalogue);

}  // namespace linger
