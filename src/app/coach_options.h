// What `linger hint` and `linger review` may be told.
#pragma once

#include <string>

#include "app/command.h"
#include "app/seed_option.h"
#include "players/coach.h"

namespace linger {

struct CoachOptions {
  std::string file;
  std::string seed = std::string(kCoachSeed);
  int worlds = 0;
  bool json = false;
  CardStyleOptions style;
};

// FILE, --worlds, --seed, --json and the style. What the options hold already are the defaults.
void add_coach_options(CLI::App& command, const Catalogue& catalogue, CoachOptions& options);

}  // namespace linger
