// What the call `open` asks for: a new match at the local table, or one that a record left off.
#pragma once

#include "bindings/calls.h"
#include "table/saved_match.h"

namespace linger {

// The result is what is wrong with the arguments, or with the record among them.
std::optional<Fault> read_open(ObjectReader& args, MatchPlan& plan);

}  // namespace linger
