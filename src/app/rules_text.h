// Rules in plain words.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "app/catalogue.h"
#include "record/rules_json.h"

namespace linger {

// "classic", or "classic with changes: draw per-card, hand 7".
std::string rules_name(const Catalogue& catalogue, const NamedRules& rules);

// The preset in a sentence, and what its changed options mean.
std::string rules_summary(const Catalogue& catalogue, const NamedRules& rules);

// The whole of the rules, ruling by ruling, in lines for a terminal.
std::string rules_text(const Catalogue& catalogue, const NamedRules& rules);

// How many cards this number of players gets and leaves, in a line. The rules allow it.
std::string deal_text(const Catalogue& catalogue, const Rules& rules, int players);

// Every preset with a sentence, then the facts F1–F9.
std::string presets_text(const Catalogue& catalogue);

// "R4" for R4 or r4, "F3" for F3 or f3, whether or not there is such a ruling or fact.
std::optional<std::string> ruling_name(std::string_view text);
bool has_ruling(const Catalogue& catalogue, std::string_view name);
// A ruling with all the values of its options, or a fact. There is one of that name.
std::string ruling_text(const Catalogue& catalogue, std::string_view name);
std::string ruling_json(const Catalogue& catalogue, std::string_view name);

}  // namespace linger
