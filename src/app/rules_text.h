// Rules in plain words.
#pragma once

#include <string>

#include "app/catalogue.h"
#include "record/rules_json.h"

namespace linger {

// "classic", or "classic with changes: draw per-card, hand 7".
std::string rules_name(const Catalogue& catalogue, const NamedRules& rules);

// The whole of the rules, ruling by ruling, in lines for a terminal.
std::string rules_text(const Catalogue& catalogue, const NamedRules& rules);

// How many cards this number of players gets and leaves, in a line. The rules allow it.
std::string deal_text(const Catalogue& catalogue, const Rules& rules, int players);

// Every preset with a sentence.
std::string presets_text(const Catalogue& catalogue);

}  // namespace linger
