#include "players/policy.h"

#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

#include <cmath>

#include "players/belief.h"
#include "players/monte_carlo.h"
#include "watched_hand.h"

namespace linger {
namespace {

// Chances of all that may be done, wherever the hand stands.
std::vector<double> chances(const Round& round) {
  std::vector<double> chances;
  if (round.phase() == Phase::name_trump)
    for (int suit = 0; suit < kSuits; ++suit)
      chances.push_back(policy_chance(round, static_cast<Suit>(suit)));
  else
    for (Card card : round.legal()) chances.push_back(policy_chance(round, card));
  return chances;
}

// Chances are chances, and depend on nothing that the mover does not see.
RC_GTEST_PROP(Policy, GivesChancesByWhatTheMoverSees, ()) {
  const testing::Setting s = testing::random_setting();
  testing::WatchedHand hand = testing::random_hand(s);
  Xoshiro rng(testing::random_seed(), 0);
  while (!hand.round().over()) {
    if (hand.waits_for_somebody()) {
      const std::vector<double> here = chances(hand.round());
      double sum = 0;
      for (double chance : here) {
        RC_ASSERT(chance > 0);
        sum += chance;
      }
      RC_ASSERT(std::abs(sum - 1) < 1e-5);  // weights are summed as floats
      const SeatView& view = hand.view(hand.round().mover());
      RC_ASSERT(chances(replay(Belief(view).sample(rng), view)) == here);
    }
    hand.step(rng);
  }
}

RC_GTEST_PROP(Policy, PlaysEveryHandToItsEnd, ()) {
  const testing::Setting s = testing::random_setting();
  Xoshiro rng(testing::random_seed(), 0);
  Round round = Round::deal(s.rules, s.players, 0, testing::random_deck());
  play_out_by_policy(round, rng);
  RC_ASSERT(round.over());
}

// It foresees what Monte Carlo players do, on hands that it was not fitted to: half of what can be
// known beside their own chance. Even chances would have −1.09 and their own play −0.69.
TEST(Policy, ForeseesWhatPlayersDo) {
  double log_chances = 0;
  int choices = 0;
  for (int i = 0; i < 300; ++i) {
    Xoshiro rng("foresee", static_cast<std::uint64_t>(i));
    testing::WatchedHand hand({{}, 4}, i % 4);
    Deck deck = canonical_pack();
    shuffle_front(deck, kPackSize, rng);
    hand.deal(deck);
    while (!hand.round().over()) {
      const Move move = monte_carlo_move(hand.view(hand.round().mover()), 100, rng);
      if (hand.round().legal().size() > 1) {
        log_chances += std::log(policy_chance(hand.round(), std::get<Card>(move)));
        ++choices;
      }
      hand.make(move);
    }
  }
  EXPECT_GT(log_chances / choices, -0.85);
}

}  // namespace
}  // namespace linger
