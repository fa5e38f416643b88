#include "players/player.h"

#include <algorithm>
#include <array>

#include "players/casual.h"
#include "players/playout.h"
#include "players/trump_choice.h"

namespace linger {
namespace {

constexpr std::array<std::string_view, 5> kLevelNames = {"random", "casual", "club", "strong",
                                                         "expert"};

Move random_move(const SeatView& view, Xoshiro& rng) {
  if (view.phase() == Phase::name_trump) return static_cast<Suit>(rng.below(kSuits));
  return random_card(view.legal(), rng);
}

Move casual_move(const SeatView& view, Xoshiro& rng) {
  if (view.phase() == Phase::name_trump) return best_trump(view.hand());
  return casual_card(view, rng);
}

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

Budget budget_of(Level level) {
  switch (level) {
    case Level::random:
    case Level::casual:
      return {0, {}};
    case Level::club:
      return {24, {}};
    case Level::strong:
      return {160, {}};
    case Level::expert:
      return {2500, {}};
  }
  return {};
}

Move choose_move(Level level, const SeatView& view, Xoshiro& rng, const Budget& budget) {
  if (view.phase() == Phase::play && view.legal().size() == 1) return view.legal().front();
  switch (level) {
    case Level::random:
      return random_move(view, rng);
    case Level::casual:
      return casual_move(view, rng);
    case Level::club:
      return appraise(view, false, budget, rng).best().move;
    case Level::strong:
    case Level::expert:
      return appraise(view, true, budget, rng).best().move;
  }
  return view.legal().front();
}

}  // namespace linger
