// The rule sets of known pages, by name (docs/rules.md, Presets).
#pragma once

#include <span>
#include <string_view>

#include "game/rules.h"

namespace linger {

struct Preset {
  std::string_view name;
  Rules rules;
};

// `survival`, which a record means when it names none, comes first.
std::span<const Preset> presets();
// nullptr if there is no such preset.
const Preset* find_preset(std::string_view name);

}  // namespace linger
