#include "players/player.h"

#include <algorithm>
#include <array>

#include "players/casual.h"
#include "players/trump_choice.h"
#include "players/playout.h"

namespace linger {
namespace {

constexpr std::array<std::string_view, 2> kLevelNames = {"random", "casual"};

}  // namespace

std::span<const std::string_view> level_names() {
  return kLevelNames;
}

std::string_view name_of(Level level) {
  return kLevelNames[static_cast<std::size_t>(level)];
}

std::optional<Level> parse_level(std::string_view name) {
  const auto* found = std::ranges::find(kLevelNames, name);
  if (found == kLevelNames.end()) return std::nullopt;
  return static_cast<Level>(found - kLevelNames.begin());
}

Move choose_move(Level level, const SeatView& view, Xoshiro& rng) {
  const bool names = view.phase() == Phase::name_trump;
  switch (level) {
    case Level::random:
      if (names) return static_cast<Suit>(rng.below(kSuits));
      return random_card(view.legal(), rng);
    case Level::casual:
      if (names) return best_trump(view.hand());
      return casual_card(view, rng);
  }
  return view.legal().front();
}

}  // namespace linger
