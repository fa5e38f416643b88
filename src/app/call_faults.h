// What CLI11 finds wrong with a call, in the words of the catalogue.
#pragma once

#include <CLI/CLI.hpp>
#include <string>

#include "app/catalogue.h"

namespace linger {

// The sentence, and where help is to be had. The program has just refused the call with this error.
std::string call_fault_text(const CLI::App& program, const CLI::ParseError& error,
                            const Catalogue& catalogue);

}  // namespace linger
