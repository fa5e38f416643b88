// The solver: whole hands from the deal, under `survival`, every deal another.

#include <benchmark/benchmark.h>

#include <algorithm>
#include <ctime>
#include <vector>

#include "cards/xoshiro.h"
#include "players/playout.h"
#include "players/solver.h"

namespace linger {
namespace {

double cpu_microseconds() {
  timespec time = {};
  ::clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
  return 1e6 * static_cast<double>(time.tv_sec) + 1e-3 * static_cast<double>(time.tv_nsec);
}

// An iteration is one deal. Beside the mean, the median and the worst of all deals tried.
template <class Ask>
void solve_deals(benchmark::State& state, Solver& solver, Ask ask) {
  const auto players = static_cast<int>(state.range(0));
  const Rules rules;
  Xoshiro rng("bench", static_cast<std::uint64_t>(players));
  Deck deck = canonical_pack();
  std::vector<double> times;
  for ([[maybe_unused]] auto _ : state) {
    shuffle_front(deck, reachable_cards(rules, players), rng);
    const OpenHand hand{rules, Round::deal(rules, players, players - 1, deck), {}};
    const double begin = cpu_microseconds();
    solver.set(hand, UINT64_MAX);
    ask(solver);
    times.push_back(cpu_microseconds() - begin);
  }
  std::ranges::sort(times);
  state.counters["median_us"] = times[times.size() / 2];
  state.counters["worst_us"] = times.back();
}

Solver& large_solver() {
  static Solver solver(20, 18);
  return solver;
}

void solve_force(benchmark::State& state) {
  solve_deals(state, large_solver(), [](Solver& s) { benchmark::DoNotOptimize(s.force()); });
}
BENCHMARK(solve_force)->Arg(3)->Iterations(20'000)->Unit(benchmark::kMicrosecond);
BENCHMARK(solve_force)->Arg(4)->Iterations(5'000)->Unit(benchmark::kMicrosecond);
BENCHMARK(solve_force)->Arg(5)->Iterations(1'000)->Unit(benchmark::kMicrosecond);
BENCHMARK(solve_force)->Arg(6)->Iterations(100)->Unit(benchmark::kMicrosecond);

void solve_chances(benchmark::State& state) {
  solve_deals(state, large_solver(), [](Solver& s) { benchmark::DoNotOptimize(s.chances()); });
}
BENCHMARK(solve_chances)->Arg(3)->Iterations(5'000)->Unit(benchmark::kMicrosecond);
BENCHMARK(solve_chances)->Arg(4)->Iterations(500)->Unit(benchmark::kMicrosecond);
BENCHMARK(solve_chances)->Arg(5)->Iterations(20)->Unit(benchmark::kMicrosecond);

}  // namespace
}  // namespace linger
