// The engine: random hands through the public Round, with rules given at run time.

#include <benchmark/benchmark.h>

#include "cards/xoshiro.h"
#include "game/presets.h"
#include "players/playout.h"
#include "players/signature.h"

namespace linger {
namespace {

// Deal and play, as simulation does it.
void random_hands(benchmark::State& state, const Rules& rules, int players) {
  Xoshiro rng("bench", 0);
  Deck deck = canonical_pack();
  const int reach = reachable_cards(rules, players);
  std::int64_t plays = 0;
  for ([[maybe_unused]] auto _ : state) {
    shuffle_front(deck, reach, rng);
    Round round = Round::deal(rules, players, players - 1, deck);
    play_out(round, rng);
    plays += round.played_cards().size();
  }
  state.counters["plays"] =
      benchmark::Counter(static_cast<double>(plays), benchmark::Counter::kIsRate);
}

void deal_only(benchmark::State& state) {
  Xoshiro rng("bench", 0);
  Deck deck = canonical_pack();
  const Rules rules;
  const auto players = static_cast<int>(state.range(0));
  for ([[maybe_unused]] auto _ : state) {
    shuffle_front(deck, reachable_cards(rules, players), rng);
    Round round = Round::deal(rules, players, players - 1, deck);
    benchmark::DoNotOptimize(round);
  }
}
BENCHMARK(deal_only)->DenseRange(kMinPlayers, kMaxPlayers);

void signature(benchmark::State& state) {
  for ([[maybe_unused]] auto _ : state) benchmark::DoNotOptimize(engine_signature());
}
BENCHMARK(signature)->Unit(benchmark::kMillisecond);

const bool registered = [] {
  for (const Preset& preset : presets())
    for (int players = kMinPlayers; players <= kMaxPlayers; ++players)
      benchmark::RegisterBenchmark(
          ("hands/" + std::string(preset.name) + "/" + std::to_string(players)).c_str(),
          [&preset, players](benchmark::State& state) {
            random_hands(state, preset.rules, players);
          });
  return true;
}();

}  // namespace
}  // namespace linger
