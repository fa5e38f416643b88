#include "study/arena.h"

#include <algorithm>
#include <array>
#include <condition_variable>
#include <mutex>
#include <thread>
#include <vector>

#include "players/playout.h"
#include "study/bout.h"

namespace linger {
namespace {

struct Block {
  int hands = 0;
  int wins = 0;              // of the candidate
  std::vector<float> times;  // of its decisions, in milliseconds
};

// Every choice of the candidate's seats.
std::vector<SeatSet> placements(const ArenaSetup& setup) {
  std::vector<SeatSet> all;
  for (unsigned set = 0; set <= all_seats(setup.players); ++set)
    if (count(static_cast<SeatSet>(set)) == candidate_seats(setup.mode, setup.players))
      all.push_back(static_cast<SeatSet>(set));
  return all;
}

// Plays blocks, with contestants of its own, made as they are needed: a thread has one of these.
class BlockPlayer {
 public:
  BlockPlayer(const ArenaSetup& setup, const std::function<bool()>& stopped,
              std::atomic<int>& deals_done)
      : setup_(setup), stopped_(stopped), deals_done_(deals_done), placements_(placements(setup)) {}

  // None if the run is stopped meanwhile.
  std::optional<Block> play(int number) {
    Xoshiro rng(setup_.seed, static_cast<std::uint64_t>(number));
    Deck deck = canonical_pack();
    Block block;
    for (int i = 0; i < kDealsPerBlock; ++i) {
      shuffle_front(deck, reachable_cards(setup_.rules.rules, setup_.players), rng);
      if (!play_deal(number * kDealsPerBlock + i, deck, block)) return std::nullopt;
      ++deals_done_;
    }
    return block;
  }

  Faults candidate_faults() const { return faults(candidates_); }
  Faults field_faults() const { return faults(field_); }

 private:
  using Entries = std::array<std::optional<Entry>, kMaxPlayers>;

  bool play_deal(int deal, const Deck& deck, Block& block) {
    for (SeatSet candidates : placements_) {
      std::vector<Sitter> sitters;
      int candidate = 0, other = 0;
      for (int seat = 0; seat < setup_.players; ++seat)
        sitters.push_back(contains(candidates, seat)
                              ? sitter(setup_.candidate, candidates_, candidate++, &block.times)
                              : sitter(setup_.field, field_, other++, nullptr));
      const Bout bout{.rules = setup_.rules,
                      .seed = setup_.seed,
                      .deal = static_cast<std::uint64_t>(deal),
                      .dealer = deal % setup_.players,
                      .deck = deck,
                      .candidates = candidates};
      const std::optional<int> winner = play_bout(bout, sitters, stopped_);
      if (!winner) return false;
      block.wins += contains(candidates, *winner) ? 1 : 0;
      ++block.hands;
    }
    return true;
  }

  static Sitter sitter(const Entrant& entrant, Entries& entries, int which,
                       std::vector<float>* times) {
    std::optional<Entry>& entry = entries[static_cast<std::size_t>(which)];
    if (!entry) entry = entrant.make();
    return {&*entry, entrant.clock, times};
  }

  static Faults faults(const Entries& entries) {
    Faults sum;
    for (const auto& entry : entries)
      if (entry)
        if (const auto* honest = std::get_if<std::unique_ptr<Contestant>>(&*entry))
          sum += (*honest)->faults();
    return sum;
  }

  const ArenaSetup& setup_;
  const std::function<bool()>& stopped_;
  std::atomic<int>& deals_done_;
  std::vector<SeatSet> placements_;
  Entries candidates_;
  Entries field_;
};

std::optional<DecisionTimes> digest(std::vector<float> times) {
  if (times.empty()) return std::nullopt;
  std::ranges::sort(times);
  const auto percentile = [&times](std::size_t percent) {
    return static_cast<double>(times[(times.size() - 1) * percent / 100]);
  };
  return DecisionTimes{percentile(50), percentile(95)};
}

// The blocks of a run, given out to threads and put together in order.
class Run {
 public:
  Run(const ArenaSetup& setup, const std::atomic<bool>& stop)
      : setup_(setup), stop_(stop), blocks_(static_cast<std::size_t>(setup.blocks)) {}

  ArenaResult play(const ArenaProgress& progress) {
    running_ = std::clamp(setup_.threads, 1, setup_.blocks);
    std::vector<std::thread> threads;
    for (int i = running_; i > 0; --i) threads.emplace_back([this] { work(); });
    watch(progress);
    for (std::thread& thread : threads) thread.join();
    return result();
  }

 private:
  void work() {
    const std::function<bool()> stopped = [this] { return stop_ || decided_; };
    BlockPlayer player(setup_, stopped, deals_done_);
    for (int number = next_++; number < setup_.blocks && !stopped(); number = next_++) {
      std::optional<Block> block = player.play(number);
      if (block) take(number, std::move(*block));
    }
    const std::scoped_lock lock(mutex_);
    result_.candidate_faults += player.candidate_faults();
    result_.field_faults += player.field_faults();
    --running_;
    ended_.notify_one();
  }

  void watch(const ArenaProgress& progress) {
    using namespace std::chrono_literals;
    std::unique_lock lock(mutex_);
    while (!ended_.wait_for(lock, 200ms, [this] { return running_ == 0; })) {
      lock.unlock();
      if (progress) progress(deals_done_);
      lock.lock();
    }
  }

  // Counts the block as soon as all before it are there, until the test is decided.
  void take(int number, Block block) {
    const std::scoped_lock lock(mutex_);
    blocks_[static_cast<std::size_t>(number)] = std::move(block);
    while (!decided_ && counted_ < blocks_.size() && blocks_[counted_])
      count_block(*blocks_[counted_++]);
  }

  void count_block(Block& block) {
    result_.share.add(static_cast<double>(block.wins) / block.hands);
    result_.deals += kDealsPerBlock;
    result_.hands += block.hands;
    times_.insert(times_.end(), block.times.begin(), block.times.end());
    block.times = {};
    if (setup_.sprt) result_.verdict = judge(*setup_.sprt, result_.share);
    decided_ = result_.verdict != SprtVerdict::undecided;
  }

  ArenaResult result() {
    result_.fair = fair_share(setup_.mode, setup_.players);
    if (result_.candidate_faults.all_lost() || result_.field_faults.all_lost()) {
      result_.share = {};
      result_.verdict = SprtVerdict::undecided;
      return result_;
    }
    result_.times = digest(std::move(times_));
    return result_;
  }

  const ArenaSetup& setup_;
  const std::atomic<bool>& stop_;
  std::atomic<int> next_ = 0;
  std::atomic<int> deals_done_ = 0;
  std::atomic<bool> decided_ = false;

  std::mutex mutex_;  // for all below
  std::condition_variable ended_;
  int running_ = 0;
  std::vector<std::optional<Block>> blocks_;
  std::size_t counted_ = 0;
  std::vector<float> times_;
  ArenaResult result_;
};

}  // namespace

int candidate_seats(ArenaMode mode, int players) {
  switch (mode) {
    case ArenaMode::one_vs_rest:
      return 1;
    case ArenaMode::rest_vs_one:
      return players - 1;
    case ArenaMode::two_vs_two:
      return 2;
  }
  return 1;
}

double fair_share(ArenaMode mode, int players) {
  return static_cast<double>(candidate_seats(mode, players)) / players;
}

ArenaResult run_arena(const ArenaSetup& setup, const std::atomic<bool>& stop,
                      const ArenaProgress& progress) {
  return Run(setup, stop).play(progress);
}

}  // namespace linger
