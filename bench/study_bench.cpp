// Studies: hands a second on one core, counting and matches included. The rest of what a hand takes
// more than in hands/classic (round_bench.cpp) is what counting it costs.

#include <benchmark/benchmark.h>

#include "game/presets.h"
#include "study/simulation.h"

namespace linger {
namespace {

void blocks(benchmark::State& state, Level level, const std::vector<std::string>& presets) {
  Simulation simulation{.rules = {}, .level = level, .seed = "bench"};
  for (const std::string& name : presets)
    simulation.rules.push_back({name, find_preset(name)->rules});
  simulation.players = static_cast<int>(state.range(0));
  std::uint64_t block = 0;
  for ([[maybe_unused]] auto _ : state) benchmark::DoNotOptimize(play_block(simulation, block++));
  state.counters["hands"] = benchmark::Counter(
      static_cast<double>(block) * kHandsPerBlock * static_cast<double>(presets.size()),
      benchmark::Counter::kIsRate);
}

using Presets = std::vector<std::string>;
BENCHMARK_CAPTURE(blocks, random, Level::random, Presets{"classic"})
    ->DenseRange(kMinPlayers, kMaxPlayers);
BENCHMARK_CAPTURE(blocks, random_two_rule_sets, Level::random, Presets{"classic", "bicycle"})
    ->Arg(4);
BENCHMARK_CAPTURE(blocks, casual, Level::casual, Presets{"classic"})->Arg(4);
BENCHMARK_CAPTURE(blocks, strong, Level::strong, Presets{"classic"})
    ->Arg(4)
    ->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace linger
