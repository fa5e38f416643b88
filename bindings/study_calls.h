// The call `study`: hands played by themselves, and what is true of them (docs/protocol.md, The
// page's worker).
#pragma once

#include "bindings/calls.h"

namespace linger {

std::optional<Fault> call_study(ObjectReader& args, std::string& result);

}  // namespace linger
