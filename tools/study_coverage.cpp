// How often the intervals of studies hold the truth: many small studies with different seeds are
// compared with one long run, which is taken for the truth. And what it is worth that all rule sets
// of a study have the same deals: how far the difference of two of them strays from study to study,
// against that of two that were studied with other deals. Prints tables.
//
//   study_coverage [STUDIES [HANDS [HANDS-OF-THE-LONG-RUN]]]
#include <algorithm>
#include <atomic>
#include <cstdio>
#include <cstdlib>
#include <span>
#include <string>
#include <vector>

#include "game/presets.h"
#include "study/figures.h"
#include "study/statistics.h"

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

StudyPart studied(const std::string& seed, std::int64_t hands, int threads) {
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
  return study.parts.front();
}

void print_coverage(const StudyPart& long_run, const std::vector<StudyPart>& studies) {
  const std::vector<Figure> truth = figures_in(long_run);
  std::vector<int> held(truth.size());
  for (const StudyPart& study : studies) {
    const std::vector<Figure> found = figures_in(study);
    for (std::size_t k = 0; k < truth.size(); ++k)
      held[k] += found[k].estimate.low <= truth[k].estimate.value &&
                         truth[k].estimate.value <= found[k].estimate.high
                     ? 1
                     : 0;
  }
  std::printf("| figure | truth | intervals that hold it |\n|---|---|---|\n");
  for (std::size_t k = 0; k < truth.size(); ++k)
    std::printf("| %s | %.4f | %.2f %% |\n", truth[k].name.c_str(), truth[k].estimate.value,
                100.0 * held[k] / static_cast<double>(studies.size()));
}

// The variance of a figure's difference between the first rule set of a study and the second of the
// one that is `apart` places on.
double variance(const std::vector<StudyPart>& studies, std::size_t apart, const auto& figure) {
  BlockMean differences;
  for (std::size_t i = 0; i < studies.size(); ++i)
    differences.add(figure(studies[i].tally.rules[0]) -
                    figure(studies[(i + apart) % studies.size()].tally.rules[1]));
  return differences.variance().value_or(0);
}

void print_pairing(const std::vector<StudyPart>& studies) {
  std::printf("\n| difference of two rule sets | same deals | other deals | ratio |\n");
  std::printf("|---|---|---|---|\n");
  const auto print = [&studies](const char* name, const auto& figure) {
    const double same = variance(studies, 0, figure), other = variance(studies, 1, figure);
    std::printf("| %s | %.3g | %.3g | %.2f |\n", name, same, other, other / same);
  };
  print("the dealer's share",
        [](const Tally& tally) { return share_of(tally.wins[kPlayers - 1], tally.hands).value; });
  print("plays per hand", [](const Tally& tally) {
    return mean_of(tally.plays, tally.plays_squared, tally.hands).value;
  });
  print("won by the winner of the first trick",
        [](const Tally& tally) { return share_of(tally.first_trick_wins, tally.hands).value; });
}

void print_tables(int number, std::int64_t hands, std::int64_t hands_of_the_long_run) {
  const int threads = cores();
  std::vector<StudyPart> studies;
  for (int i = 0; i < number; ++i)
    studies.push_back(studied("coverage/" + std::to_string(i), hands, threads));
  print_coverage(studied("truth", hands_of_the_long_run, threads), studies);
  print_pairing(studies);
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
  linger::print_tables(static_cast<int>(linger::argument(arguments, 1, 2000)),
                       linger::argument(arguments, 2, 400),
                       linger::argument(arguments, 3, 20'000'000));
}
