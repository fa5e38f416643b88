// What the coach tells as JSON, the result of `linger hint --json`.
//
//   seat     whose turn it is
//   worlds   in how many ways the hidden cards may lie it was looked at
//   remarks  [{code, ruling?, args}], the codes of players/effects.h, on the whole situation
//   choices  every legal move in the order of the pack: [{card | name, chance, se, points?,
//   reasons}]
//            chance   to win the hand, 0 to 1, and se its standard error
//            points   expected of the hand, where points decide the match (R14)
//            reasons  likewise, on what the move does
//   best     the best of them as in a record's moves, "KC" or "=H"
#pragma once

#include <string>

#include "players/coach.h"
#include "record/json_writer.h"

namespace linger {

// Rules say whether points decide.
void append_json(std::string& out, const Hint& hint, const Rules& rules);

// `[{code, ruling?, args}]`, into an object that may have others too.
void write_reasons(JsonWriter& json, std::string_view key, const std::vector<Reason>& reasons);

}  // namespace linger
