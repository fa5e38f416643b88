#include "study/simulation.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <cmath>
#include <numeric>

#include "game/match.h"
#include "game/presets.h"
#include "generators.h"
#include "players/playout.h"
#include "study/figures.h"
#include "study/statistics.h"

namespace linger {
namespace {

Simulation simulation_of(std::initializer_list<const char*> presets, int players = 4,
                         Level level = Level::random) {
  Simulation simulation;
  for (const char* preset : presets)
    simulation.rules.push_back({preset, find_preset(preset)->rules});
  simulation.players = players;
  simulation.level = level;
  simulation.seed = "simulation test";
  return simulation;
}

std::int64_t sum(const auto& counts) {
  return std::accumulate(counts.begin(), counts.end(), std::int64_t{0});
}

TEST(PairIndex, NumbersThePairsOneByOne) {
  for (std::size_t rule_sets = 1; rule_sets <= 12; ++rule_sets) {
    std::size_t next = 0;
    for (std::size_t a = 0; a < rule_sets; ++a)
      for (std::size_t b = a + 1; b < rule_sets; ++b)
        EXPECT_EQ(pair_index(a, b, rule_sets), next++) << a << ", " << b << " of " << rule_sets;
    EXPECT_EQ(SimulationTally(rule_sets).other_winner.size(), next);
  }
}

// What must hold of a tally of so many hands, whatever was played.
void check_sums(const Tally& tally, int hands, const testing::Setting& setting) {
  RC_ASSERT(tally.hands == hands);
  RC_ASSERT(sum(tally.wins) == hands);
  RC_ASSERT(sum(tally.reasons) == hands);
  RC_ASSERT(sum(tally.tricks) == hands);
  RC_ASSERT(tally.tricks[0] == 0);
  for (std::size_t seat = 0; seat < kMaxPlayers; ++seat) {
    RC_ASSERT(static_cast<int>(seat) < setting.players || tally.wins[seat] == 0);
    std::int64_t outs = 0;
    for (const auto& place : tally.out_at) outs += place[seat];
    RC_ASSERT(outs <= hands);
  }
  std::int64_t out = 0, tricks = 0;
  for (const auto& place : tally.out_at) out += sum(place);
  RC_ASSERT(out == sum(tally.outs));
  for (std::size_t i = 0; i < tally.tricks.size(); ++i)
    tricks += static_cast<std::int64_t>(i) * tally.tricks[i];
  RC_ASSERT(tally.plays >= tricks);
  // Where the last holder wins, the last trick has no winner (R10).
  const bool broken_off = setting.rules.last_trick == LastTrick::last_holder;
  RC_ASSERT(tally.plays <= (tricks + (broken_off ? hands : 0)) * setting.players);
  RC_ASSERT(tally.plays_squared * hands >= tally.plays * tally.plays);
  RC_ASSERT(tally.choices <= tally.plays);
  RC_ASSERT(tally.nobody_left + tally.several_left <= hands);
  RC_ASSERT(tally.first_trick_wins <= hands);
  RC_ASSERT(setting.rules.draw == DrawRule::per_card || tally.grew == 0);  // F1
  RC_ASSERT(tally.matches >= 1);
  RC_ASSERT(sum(tally.match_wins) >= tally.matches);
  RC_ASSERT((sum(tally.match_wins) == tally.matches) == (tally.matches_shared == 0));
  RC_ASSERT(tally.match_hands >= hands);  // a match begun is played to its end
  RC_ASSERT(tally.match_hands_squared * tally.matches >= tally.match_hands * tally.match_hands);
  for (std::size_t place = 1; place < kMaxPlayers; ++place) {
    RC_ASSERT(tally.outs[place] <= tally.outs[place - 1]);
    RC_ASSERT(tally.out_trick_squared[place] >= tally.out_trick[place]);
  }
}

// Random players and levels go ways of their own through the program, by the same rules.
RC_GTEST_PROP(PlayBlock, TalliesAddUpUnderAnyRules, ()) {
  const testing::Setting setting = testing::random_setting();
  Simulation simulation;
  simulation.rules = {{"survival", setting.rules}};
  simulation.players = setting.players;
  simulation.level = *rc::gen::element(Level::random, Level::casual);
  simulation.seed = testing::random_seed();
  const int hands = *rc::gen::inRange(1, 6);
  check_sums(play_block(simulation, 0, hands).rules.front(), hands, setting);
}

TEST(PlayBlock, IsStoppedWithThoseWhoThinkAndOtherwiseWhole) {
  std::atomic<bool> stop = false;
  for (Level level : {Level::random, Level::casual}) {
    const Simulation simulation = simulation_of({"survival"}, 4, level);
    const SimulationTally whole = play_block(simulation, 0, 5);
    stop = false;
    EXPECT_EQ(play_block(simulation, 0, 5, stop), whole);
    stop = true;
    EXPECT_EQ(play_block(simulation, 0, 5, stop),
              level == Level::random ? std::optional(whole) : std::nullopt);
  }
}

TEST(PlayBlock, DependsOnSeedAndNumberAlone) {
  Simulation simulation = simulation_of({"classic", "bicycle"});
  const SimulationTally one = play_block(simulation, 3);
  EXPECT_EQ(play_block(simulation, 3), one);
  EXPECT_NE(play_block(simulation, 4), one);
  simulation.seed = "another";
  EXPECT_NE(play_block(simulation, 3), one);
}

TEST(PlayBlock, ARuleSetIsTheSameWhicheverStandBeside) {
  for (Level level : {Level::random, Level::casual}) {
    const Simulation all =
        simulation_of({"bicycle", "classic", "denexa", "draw-per-card", "grand-coup"}, 5, level);
    const int hands = level == Level::random ? kHandsPerBlock : 20;
    const SimulationTally together = play_block(all, 7, hands);
    for (std::size_t i = 0; i < all.rules.size(); ++i) {
      Simulation alone = all;
      alone.rules = {all.rules[i]};
      EXPECT_EQ(play_block(alone, 7, hands).rules.front(), together.rules[i])
          << all.rules[i].preset;
    }
  }
}

TEST(PlayBlock, EqualRulesNeverNameOtherWinners) {
  for (Level level : {Level::random, Level::casual}) {
    // They differ in scoring and names alone.
    const Simulation simulation = simulation_of({"classic", "sift-smoke", "bicycle"}, 4, level);
    const SimulationTally tally = play_block(simulation, 0, 40);
    EXPECT_EQ(tally.other_winner[pair_index(0, 1, 3)], 0);
    EXPECT_GT(tally.other_winner[pair_index(0, 2, 3)], 0);  // F5
    EXPECT_EQ(tally.other_winner[pair_index(0, 2, 3)], tally.other_winner[pair_index(1, 2, 3)]);
  }
}

// ---- Matches

// Matches from their beginning to their end, each with deals of its own.
Tally plain_matches(const Rules& rules, int players, int matches) {
  Tally tally;
  Xoshiro rng("plain matches", 0);
  Deck deck = canonical_pack();
  for (int i = 0; i < matches; ++i) {
    Match match(rules, players, players - 1);
    while (!match.over()) {
      shuffle_front(deck, kPackSize, rng);
      match.deal(deck);
      while (!match.round().over()) match.play(random_card(match.round().legal(), rng));
    }
    const std::int64_t hands = match.rounds();
    ++tally.matches;
    tally.match_hands += hands;
    tally.match_hands_squared += hands * hands;
    for (int seat = 0; seat < players; ++seat)
      tally.match_wins[static_cast<std::size_t>(seat)] +=
          match.winners()[static_cast<std::size_t>(seat)] ? 1 : 0;
  }
  return tally;
}

// Within four and a half of the standard errors that the intervals tell.
void expect_same(const Estimate& a, const Estimate& b) {
  const double error = std::hypot(a.high - a.low, b.high - b.low) / (2 * kNormal95);
  EXPECT_NEAR(a.value, b.value, 4.5 * error);
}

// Blocks far shorter than a match: if those that reach over the end of their block counted
// otherwise than the rest, it would show.
TEST(PlayBlock, MatchesAreNotBiasedByTheEndsOfBlocks) {
  constexpr int kMatches = 8000, kPlayers = 4;
  const Simulation simulation = simulation_of({"survival"}, kPlayers);
  const Tally plain = plain_matches(simulation.rules.front().rules, kPlayers, kMatches);
  for (int hands : {1, 3, 7}) {
    Tally tally;
    for (std::uint64_t block = 0; tally.matches < kMatches; ++block)
      tally += play_block(simulation, block, hands).rules.front();
    const Figures found = figures_of(tally, kPlayers), expected = figures_of(plain, kPlayers);
    expect_same(found.hands_per_match, expected.hands_per_match);
    for (std::size_t seat = 0; seat < kPlayers; ++seat)
      expect_same(found.match_share_by_seat[seat], expected.match_share_by_seat[seat]);
  }
}

}  // namespace
}  // namespace linger
