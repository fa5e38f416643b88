// What a value on the command line has to be. Each check tells in a sentence of the catalogue,
// which outlives it, what is wrong with a value; CLI11 puts the option's name before it.
#pragma once

#include <CLI/CLI.hpp>
#include <cstdint>
#include <string>
#include <vector>

#include "app/catalogue.h"

namespace linger {

// Something: an empty value would be taken for none.
CLI::Validator not_empty(const Catalogue& catalogue);
CLI::Validator one_of(const Catalogue& catalogue, std::vector<std::string> allowed);
// A whole number from the least to the most.
CLI::Validator within(const Catalogue& catalogue, std::int64_t least, std::int64_t most);
// Any number from the least to the most, with a point where it is none that is whole.
CLI::Validator between(const Catalogue& catalogue, double least, double most);
CLI::Validator number_of_players(const Catalogue& catalogue);

}  // namespace linger
