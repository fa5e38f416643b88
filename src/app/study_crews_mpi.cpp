// MPI carries blocks of work and sums of counts, and nothing else.
#include <mpi.h>

#include <algorithm>
#include <array>
#include <span>
#include <vector>

#include "app/study_crews.h"

namespace linger {
namespace {

constexpr int kLeader = 0;

int rank() {
  int rank = 0;
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  return rank;
}

int processes() {
  int size = 1;
  MPI_Comm_size(MPI_COMM_WORLD, &size);
  return size;
}

// What the leader gives out: the place of a part in the study, and blocks of it; no part ends it.
struct Order {
  std::int64_t part = -1;
  std::int64_t first = 0;
  std::int64_t last = 0;
};

Order share_order(Order order) {
  std::array<std::int64_t, 3> words = {order.part, order.first, order.last};
  MPI_Bcast(words.data(), 3, MPI_INT64_T, kLeader, MPI_COMM_WORLD);
  return {words[0], words[1], words[2]};
}

// This process's share of the blocks.
BlockRange own_share(BlockRange range) {
  const auto bound = [&](int which) { return range.first + range.size() * which / processes(); };
  return {bound(rank()), bound(rank() + 1)};
}

void append(std::vector<std::int64_t>& words, std::span<const std::int64_t> more) {
  words.insert(words.end(), more.begin(), more.end());
}

// Plays the own share; the leader gets the sum, or nothing if anybody was stopped.
Played play_together(const Study& study, const Order& order, int threads,
                     const std::atomic<bool>& stop) {
  const Simulation& simulation = study.parts[static_cast<std::size_t>(order.part)].simulation;
  const BlockRange range{order.first, order.last};
  const BlockRange own = own_share(range);
  Played played = ThreadCrew(threads).play(simulation, study.hands, own, stop);

  std::vector<std::int64_t> words = {played.blocks};
  for (const Tally& tally : played.tally.rules) append(words, tally.counts());
  append(words, played.tally.other_winner);
  std::vector<std::int64_t> sums(words.size());
  MPI_Reduce(words.data(), sums.data(), static_cast<int>(words.size()), MPI_INT64_T, MPI_SUM,
             kLeader, MPI_COMM_WORLD);
  if (rank() != kLeader || sums[0] != range.size())
    return {0, SimulationTally(simulation.rules.size())};

  played.blocks = sums[0];
  const std::int64_t* next = sums.data() + 1;
  const auto take = [&next](std::span<std::int64_t> counts) {
    std::copy_n(next, counts.size(), counts.begin());
    next += counts.size();
  };
  for (Tally& tally : played.tally.rules) take(tally.counts());
  take(played.tally.other_winner);
  return played;
}

class MpiCrew : public Crew {
 public:
  MpiCrew(const Study& study, int threads) : study_(study), threads_(threads) {}
  ~MpiCrew() override { share_order({}); }
  MpiCrew(const MpiCrew&) = delete;
  MpiCrew& operator=(const MpiCrew&) = delete;

  int hands_on() const override { return threads_ * processes(); }
  Played play(const Simulation& simulation, std::int64_t, BlockRange range,
              const std::atomic<bool>& stop) override {
    const auto part = std::ranges::find_if(study_.parts, [&simulation](const StudyPart& each) {
      return &each.simulation == &simulation;
    });
    const Order order{part - study_.parts.begin(), range.first, range.last};
    return play_together(study_, share_order(order), threads_, stop);
  }

 private:
  const Study& study_;
  int threads_;
};

}  // namespace

StudyCrews::StudyCrews(int threads) : threads_(threads) {
  int provided = 0;
  MPI_Init_thread(nullptr, nullptr, MPI_THREAD_FUNNELED, &provided);
}
StudyCrews::~StudyCrews() {
  MPI_Finalize();
}

bool StudyCrews::leads() const {
  return rank() == kLeader;
}

std::string StudyCrews::leaders(std::string text) const {
  auto size = static_cast<int>(text.size());
  MPI_Bcast(&size, 1, MPI_INT, kLeader, MPI_COMM_WORLD);
  text.resize(static_cast<std::size_t>(size));
  MPI_Bcast(text.data(), size, MPI_CHAR, kLeader, MPI_COMM_WORLD);
  return text;
}

std::unique_ptr<Crew> StudyCrews::crew(const Study& study) const {
  return std::make_unique<MpiCrew>(study, threads_);
}

void StudyCrews::follow(const Study& study, const std::atomic<bool>& stop) const {
  for (Order order = share_order({}); order.part >= 0; order = share_order({}))
    play_together(study, order, threads_, stop);
}

}  // namespace linger
