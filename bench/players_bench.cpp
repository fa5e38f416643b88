// The players: worlds drawn, roll-outs, and a decision of each level, at four players in the second
// trick of the base game.

#include <benchmark/benchmark.h>

#include "game/match.h"
#include "players/belief.h"
#include "players/monte_carlo.h"
#include "players/player.h"
#include "players/playout.h"
#include "view/seat_views.h"

namespace linger {
namespace {

// The views of those about to lead to the second trick of a few hands played at random.
const std::vector<SeatView>& situations() {
  static const std::vector<SeatView> views = [] {
    std::vector<SeatView> made;
    Xoshiro rng("bench", 0);
    Deck deck = canonical_pack();
    for (int hand = 0; hand < 64; ++hand) {
      shuffle_front(deck, kPackSize, rng);
      SeatViews seats({}, 4);
      Match match({}, 4, hand % 4);
      match.deal(deck, seats);
      while (match.round().tricks() == 0)
        match.play(random_card(match.round().legal(), rng), seats);
      made.push_back(seats[match.round().mover()]);
    }
    return made;
  }();
  return views;
}

template <class Work>
void each_situation(benchmark::State& state, const Work& work) {
  std::size_t next = 0;
  for ([[maybe_unused]] auto _ : state) work(situations()[next++ % situations().size()]);
}

void worlds(benchmark::State& state) {
  Xoshiro rng("bench", 1);
  constexpr int kWorlds = 1000;
  each_situation(state, [&rng](const SeatView& view) {
    Belief belief(view);
    for (int i = 0; i < kWorlds; ++i) benchmark::DoNotOptimize(replay(belief.sample(rng), view));
  });
  state.SetItemsProcessed(state.iterations() * kWorlds);
}
BENCHMARK(worlds)->Unit(benchmark::kMicrosecond);

// Items are play-outs, the drawing of worlds included.
void playouts(benchmark::State& state, const auto& choose) {
  Xoshiro rng("bench", 2);
  constexpr int kWorlds = 1000;
  std::int64_t items = 0;
  each_situation(state, [&](const SeatView& view) {
    benchmark::DoNotOptimize(choose(view, kWorlds, rng));
    items += std::int64_t{kWorlds} * view.legal().size();
  });
  state.SetItemsProcessed(items);
}
void random_playouts(benchmark::State& state) {
  playouts(state, [](const SeatView& view, int worlds, Xoshiro& rng) {
    return monte_carlo_move(view, worlds, rng);
  });
}
BENCHMARK(random_playouts)->Unit(benchmark::kMicrosecond);
void policy_playouts(benchmark::State& state) {
  playouts(state, [](const SeatView& view, int worlds, Xoshiro& rng) {
    return appraise(view, true, {worlds, {}}, rng).best().chance;
  });
}
BENCHMARK(policy_playouts)->Unit(benchmark::kMicrosecond);

void decision(benchmark::State& state) {
  Xoshiro rng("bench", 3);
  const auto level = static_cast<Level>(state.range(0));
  state.SetLabel(std::string(name_of(level)));
  each_situation(state, [&](const SeatView& view) {
    benchmark::DoNotOptimize(choose_move(level, view, rng));
  });
}
BENCHMARK(decision)->DenseRange(0, 4)->Unit(benchmark::kMicrosecond);

}  // namespace
}  // namespace linger
