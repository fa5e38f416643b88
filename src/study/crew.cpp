#include "study/crew.h"

#include <algorithm>
#include <optional>
#include <thread>
#include <vector>

namespace linger {

int cores() {
  return std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
}

Played ThreadCrew::play(const Simulation& simulation, std::int64_t hands, BlockRange range,
                        const std::atomic<bool>& stop) {
  std::vector<std::optional<SimulationTally>> done(static_cast<std::size_t>(range.size()));
  std::atomic<std::int64_t> next = range.first;
  const auto work = [&] {
    for (std::int64_t block = next++; block < range.last && !stop; block = next++)
      done[static_cast<std::size_t>(block - range.first)] = play_block(
          simulation, static_cast<std::uint64_t>(block), hands_of_block(block, hands), stop);
  };
  std::vector<std::thread> threads;
  const auto count = std::min<std::int64_t>(threads_, range.size());
  for (std::int64_t i = 1; i < count; ++i) threads.emplace_back(work);
  work();
  for (std::thread& thread : threads) thread.join();

  Played played{0, SimulationTally(simulation.rules.size())};
  for (const auto& block : done) {
    if (!block) break;
    played.tally += *block;
    ++played.blocks;
  }
  return played;
}

}  // namespace linger
