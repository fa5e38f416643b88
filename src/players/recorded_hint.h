// The coach asked by whoever is to move at the end of a record.
#pragma once

#include <optional>

#include "players/coach.h"
#include "record/record.h"

namespace linger {

// By what that seat alone can know. The result is what is wrong with the record; `no-turn` where
// nobody is to move at its end.
std::optional<Fault> hint_at_end(const Record& record, std::string_view seed, int worlds,
                                 Hint& hint);

}  // namespace linger
