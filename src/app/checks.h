// What a value on the command line has to be. Each check tells in a sentence of the catalogue,
// which outlives it, what is wrong with a value; CLI11 puts the option's name before it.
#pragma once

#include <CLI/CLI.hpp>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/catalogue.h"

namespace linger {

// The finite number that the whole text is, if it is one.
std::optional<double> read_real(std::string_view text);

// Something: an empty value would be taken for none.
CLI::Validator not_empty(const Catalogue& catalogue);
CLI::Validator one_of(const Catalogue& catalogue, std::vector<std::string> allowed);
// A whole number from the least to the most.
CLI::Validator within(const Catalogue& catalogue, std::int64_t least, std::int64_t most);
// A number from the least to the most: what is no number is in no range.
CLI::Validator within_real(const Catalogue& catalogue, double least, double most);
CLI::Validator number_of_players(const Catalogue& catalogue);

}  // namespace linger
