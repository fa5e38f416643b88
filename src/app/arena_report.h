// What the arena found, as text, JSON or CSV.
#pragma once

#include <string>
#include <vector>

#include "app/catalogue.h"
#include "study/arena.h"

namespace linger {

// A match over the arena's deals: the candidate's own first, then others in its place.
struct ArenaMatch {
  enum class Kind : std::uint8_t { candidate, self_match, ceiling };
  Kind kind = Kind::candidate;
  std::string name;  // of who sits in the candidate's place
  ArenaResult result;
};

struct ArenaReport {
  const ArenaSetup& setup;  // of the candidate's match
  std::string rules;        // as the command line named them
  std::vector<ArenaMatch> matches;
  bool interrupted = false;
};

std::string arena_text(const ArenaReport& report, const Catalogue& catalogue);
std::string arena_json(const ArenaReport& report);
std::string arena_csv(const ArenaReport& report);

// "1-vs-rest", "rest-vs-1", "2-vs-2".
std::string_view name_of(ArenaMode mode);

}  // namespace linger
