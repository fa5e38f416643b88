// Contestants by their names, as the command line gives them.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "study/contestant.h"

namespace linger {

// The most worlds or play-outs that a name may ask for.
inline constexpr int kMostPlayouts = 1'000'000;

// A level ("casual"), a kind with a number from 1 to kMostPlayouts that may be left out
// ("knows-hands:100"), or one that minds a tip ("follows:win-early").
std::optional<Entrant> find_entrant(std::string_view name);

// What find_entrant finds, the levels first, with N where a number may stand.
std::vector<std::string> entrant_names();

}  // namespace linger
