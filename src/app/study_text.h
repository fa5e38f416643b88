// What a study found, as text, CSV or JSON.
#pragma once

#include <string>

#include "app/catalogue.h"
#include "study/interval.h"
#include "study/study.h"

namespace linger {

std::string study_text(const Study& study, const Catalogue& catalogue);
// A figure a row: rules, players, level, seed, hands, figure, index, value, low, high.
std::string study_csv(const Study& study);
// An object a line for each combination (study/study_json.h).
std::string study_json(const Study& study);

// A share and how far its interval reaches: "21.08 % ± 0.10".
std::string percent_text(const Estimate& share, const Catalogue& catalogue);

// "classic, hand=7": a preset and what differs from it, the same in every language.
std::string study_name(const NamedRules& rules);

}  // namespace linger
