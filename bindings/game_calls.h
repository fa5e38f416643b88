// Calls about the game at large. They are told of in docs/protocol.md, The page's worker.
#pragma once

#include "bindings/calls.h"

namespace linger {

std::optional<Fault> call_rules(ObjectReader& args, std::string& result);
std::optional<Fault> call_options(ObjectReader& args, std::string& result);
std::optional<Fault> call_deal(ObjectReader& args, std::string& result);
std::optional<Fault> call_deck(ObjectReader& args, std::string& result);
std::optional<Fault> call_first_dealer(ObjectReader& args, std::string& result);
std::optional<Fault> call_puzzle(ObjectReader& args, std::string& result);
std::optional<Fault> call_bench(ObjectReader& args, std::string& result);

}  // namespace linger
