// Makes src/players/policy_weights.inc: lets Monte Carlo players play hands of many kinds and fits
// the policy's factors to the cards they choose, by the gradient of the choices' likelihood.
//
//   cmake --build --preset release --target policy_weights
//
// The same numbers come out every time on one machine; exp and log of another may turn a last
// digit, so the result is read in the diff and not tested.
#include <cmath>
#include <cstdio>
#include <thread>
#include <vector>

#include "players/monte_carlo.h"
#include "players/moves.h"
#include "players/playout.h"
#include "players/policy.h"
#include "view/seat_views.h"

namespace linger {
namespace {

constexpr int kHands = 24'000;
constexpr int kWorlds = 100;
constexpr int kPasses = 16;

// The entries of each legal card, that of the chosen one first.
using Choice = std::vector<std::array<int, kPolicyFactors>>;

// Mostly the base game at four players; every way of trumps, long hands, 3 to 6 players.
Rules rules_of(int hand, int players) {
  Rules rules;
  if (hand % 3 == 1) rules.trump = static_cast<TrumpRule>(hand / 3 % 5);
  if (hand % 6 == 5) rules.hand = static_cast<std::uint8_t>(std::min(7, 51 / players));
  return rules;
}

Choice note(const Round& round, Card chosen) {
  const Outlook outlook(round);
  Choice choice = {outlook.entries(chosen)};
  for (Card card : round.legal())
    if (card != chosen) choice.push_back(outlook.entries(card));
  return choice;
}

void watch(int hand, std::vector<Choice>& choices) {
  const int players = hand % 8 < 5 ? 4 : hand % 8 == 5 ? 3 : hand % 8 - 1;
  const Rules rules = rules_of(hand, players);
  Xoshiro rng("fit", static_cast<std::uint64_t>(hand));
  Deck deck = canonical_pack();
  shuffle_front(deck, reachable_cards(rules, players), rng);
  SeatViews views(rules, players);
  views(RoundBegan{1, hand % players});
  Round round = Round::deal(rules, players, hand % players, deck, views);
  while (!round.over()) {
    const SeatView& view = views[round.mover()];
    const Move move = monte_carlo_move(view, kWorlds, rng);
    const auto* card = std::get_if<Card>(&move);
    if (card != nullptr && round.legal().size() > 1) choices.push_back(note(round, *card));
    make_move(round, move, views);
  }
}

std::vector<Choice> watch_all() {
  constexpr std::size_t kThreads = 2;
  std::array<std::vector<Choice>, kThreads> parts;
  std::vector<std::jthread> threads;
  for (std::size_t part = 0; part < kThreads; ++part)
    threads.emplace_back([part, &parts] {
      for (int hand = static_cast<int>(part); hand < kHands; hand += kThreads)
        watch(hand, parts[part]);
    });
  threads.clear();
  std::vector<Choice> all;
  for (auto& part : parts) all.insert(all.end(), part.begin(), part.end());
  return all;
}

// Logarithms of the factors, improved choice by choice (AdaGrad).
class Fit {
 public:
  // The logarithm of the chance that the choice had.
  double learn(const Choice& choice, double rate) {
    std::vector<double> chances(choice.size());
    double sum = 0;
    for (std::size_t i = 0; i < choice.size(); ++i) sum += chances[i] = std::exp(logit(choice[i]));
    for (double& chance : chances) chance /= sum;
    for (std::size_t i = 0; i < choice.size() && rate > 0; ++i) {
      const double slope = (i == 0 ? 1 : 0) - chances[i];
      for (int entry : choice[i]) {
        const auto at = static_cast<std::size_t>(entry);
        squares_[at] += slope * slope;
        logs_[at] += rate * (slope - 1e-4 * logs_[at]) / std::sqrt(squares_[at]);
      }
    }
    return std::log(chances.front());
  }

  void print() const {
    for (std::size_t i = 0; i < logs_.size(); ++i) {
      const double steps = std::round(std::min(7.9, std::max(-7.9, logs_[i])) * 16);
      std::printf("%d,%s", static_cast<int>(steps), i % 20 == 19 ? "\n" : " ");
    }
    std::printf("\n");
  }

 private:
  double logit(const std::array<int, kPolicyFactors>& entries) const {
    double sum = 0;
    for (int entry : entries) sum += logs_[static_cast<std::size_t>(entry)];
    return sum;
  }

  std::vector<double> logs_ = std::vector<double>(kPolicyEntries);
  std::vector<double> squares_ = std::vector<double>(kPolicyEntries, 1e-2);
};

}  // namespace
}  // namespace linger

int main() {
  using namespace linger;
  const std::vector<Choice> choices = watch_all();
  const std::size_t held_back = choices.size() / 10;
  Fit fit;
  for (int pass = 0; pass < kPasses; ++pass) {
    double known = 0;
    double unknown = 0;
    for (std::size_t i = 0; i < choices.size(); ++i) {
      const bool learns = i >= held_back;
      (learns ? known : unknown) += fit.learn(choices[i], learns ? 0.2 / (1 + 0.5 * pass) : 0);
    }
    std::fprintf(stderr, "pass %d: log-likelihood %.4f, of choices held back %.4f\n", pass + 1,
                 known / static_cast<double>(choices.size() - held_back),
                 unknown / static_cast<double>(held_back));
  }
  fit.print();
}
