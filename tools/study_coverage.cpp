// How often the intervals of studies hold the truth: many small studies with different seeds are
// compared with one long run, which is taken for the truth. Prints a table.
//
//   study_coverage [STUDIES [HANDS [HANDS-OF-THE-LONG-RUN]]]
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <thread>
#include <vector>

#include "game/presets.h"
#include "study/figures.h"

namespace linger {
namespace {

constexpr int kPlayers = 4;
const std::atomic<bool> kNeverStops = false;

struct Figure {
  std::string name;
  Estimate estimate;
};

// The figures of the first rule set of a study; the second is there to differ.
std::vector<Figure> figures_in(const StudyPart& part) {
  const Figures figures = figures_of(part.tally.rules.front(), part.simulation.players);
  std::vector<Figure> all;
  const auto add_seats = [&all](const std::string& name, const std::vector<Estimate>& shares) {
    for (std::size_t seat = 0; seat < shares.size(); ++seat)
      all.push_back({name + ", seat " + std::to_string(seat + 1), shares[seat]});
  };
  add_seats("share", figures.share_by_seat);
  all.push_back({"plays per hand", figures.plays_per_hand});
  all.push_back({"tricks per hand", figures.tricks_per_hand});
  all.push_back({"choices per player", figures.choices_per_player});
  all.push_back({"winner of the first trick", figures.first_trick_winner});
  all.push_back({"other winner", other_winner(part, 0, 1)});
  for (std::size_t place = 0; place < figures.outs.size(); ++place)
    all.push_back({"trick of going out, " + std::to_string(place + 1), figures.outs[place].trick});
  all.push_back({"hands per match", figures.hands_per_match});
  add_seats("matches", figures.match_share_by_seat);
  return all;
}

std::vector<Figure> studied(const std::string& seed, std::int64_t hands, int threads) {
  Simulation simulation;
  for (const char* preset : {"survival", "bicycle"})
    simulation.rules.push_back({preset, find_preset(preset)->rules});
  simulation.players = kPlayers;
  simulation.seed = seed;
  Study study;
  study.hands = hands;
  study.parts.emplace_back(simulation);
  ThreadCrew crew(threads);
  run_study(study, crew, kNeverStops);
  return figures_in(study.parts.front());
}

void print_coverage(int studies, std::int64_t hands, std::int64_t hands_of_truth) {
  const int threads = static_cast<int>(std::thread::hardware_concurrency());
  const std::vector<Figure> truth = studied("truth", hands_of_truth, threads);
  std::vector<int> held(truth.size());
  for (int i = 0; i < studies; ++i) {
    const std::vector<Figure> found = studied("coverage/" + std::to_string(i), hands, threads);
    for (std::size_t k = 0; k < truth.size(); ++k)
      held[k] += found[k].estimate.low <= truth[k].estimate.value &&
                         truth[k].estimate.value <= found[k].estimate.high
                     ? 1
                     : 0;
  }
  std::printf("| figure | truth | intervals that hold it |\n|---|---|---|\n");
  for (std::size_t k = 0; k < truth.size(); ++k)
    std::printf("| %s | %.4f | %.2f %% |\n", truth[k].name.c_str(), truth[k].estimate.value,
                100.0 * held[k] / studies);
}

std::int64_t argument(std::span<char*> arguments, std::size_t place, std::int64_t unless_given) {
  const std::int64_t number =
      place < arguments.size() ? std::atoll(arguments[place]) : unless_given;
  return std::max<std::int64_t>(number, 1);
}

}  // namespace
}  // namespace linger

int main(int count, char** values) {
  const std::span<char*> arguments(values, static_cast<std::size_t>(count));
  linger::print_coverage(static_cast<int>(linger::argument(arguments, 1, 2000)),
                         linger::argument(arguments, 2, 400),
                         linger::argument(arguments, 3, 20'000'000));
}
