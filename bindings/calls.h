// What the page asks the engine: calls by name, each with arguments as JSON (docs/protocol.md, The
// page's worker).
#pragma once

#include <optional>
#include <string>

#include "record/fault.h"
#include "record/json_reader.h"

namespace linger {

// Appends the result as JSON, or returns what is wrong with the arguments, or with the record among
// them.
using Call = std::optional<Fault> (*)(ObjectReader& args, std::string& result);

// nullptr if there is none of that name.
Call find_call(std::string_view name);

// The number of players among the arguments, `players`, if it is there.
std::optional<int> players_in(ObjectReader& args);

// What is wrong with the arguments that have been read so far.
std::optional<Fault> fault_of(const ObjectReader& args);

}  // namespace linger
