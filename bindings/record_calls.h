// Calls about a record. They are told of in docs/protocol.md, The page's worker.
#pragma once

#include "bindings/calls.h"
#include "record/record.h"

namespace linger {

std::optional<Fault> call_replay(ObjectReader& args, std::string& result);
std::optional<Fault> call_referee(ObjectReader& args, std::string& result);
std::optional<Fault> call_hint(ObjectReader& args, std::string& result);
std::optional<Fault> call_review(ObjectReader& args, std::string& result);
std::optional<Fault> call_solve(ObjectReader& args, std::string& result);

// The argument `record`. What is wrong with it a replay will tell.
Record record_in(ObjectReader& args);

}  // namespace linger
