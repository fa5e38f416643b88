// Those who play the blocks of a simulation: the threads of this process, or several processes.
#pragma once

#include <atomic>
#include <cstdint>
#include <functional>

#include "study/simulation.h"

namespace linger {

// The blocks from `first` on, up to and without `last`, of a simulation of so many hands.
struct BlockRange {
  std::int64_t first = 0;
  std::int64_t last = 0;
  std::int64_t size() const { return last - first; }
  bool operator==(const BlockRange&) const = default;
};

constexpr std::int64_t blocks_of(std::int64_t hands) {
  return (hands + kHandsPerBlock - 1) / kHandsPerBlock;
}
// The hands of a block: the last may have fewer.
constexpr int hands_of_block(std::int64_t block, std::int64_t hands) {
  const std::int64_t left = hands - block * kHandsPerBlock;
  return static_cast<int>(left < kHandsPerBlock ? left : kHandsPerBlock);
}

// What has been played of a range: its first blocks without a gap. The rest is lost if the crew was
// stopped.
struct Played {
  std::int64_t blocks = 0;
  SimulationTally tally;
};

class Crew {
 public:
  virtual ~Crew() = default;
  // How many blocks it can play at the same time, at least one.
  virtual int hands_on() const = 0;
  // `stop` may be set at any time.
  virtual Played play(const Simulation& simulation, std::int64_t hands, BlockRange range,
                      const std::atomic<bool>& stop) = 0;
};

// As many threads as the machine has cores; one where it does not say.
int cores();

class ThreadCrew : public Crew {
 public:
  // So many threads, at least one: the one that calls play() among them.
  explicit ThreadCrew(int threads) : threads_(threads) {}
  int hands_on() const override { return threads_; }
  Played play(const Simulation& simulation, std::int64_t hands, BlockRange range,
              const std::atomic<bool>& stop) override;

 private:
  int threads_;
};

}  // namespace linger
