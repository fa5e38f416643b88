#include "players/player.h"

#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

#include <bit>

#include "game/presets.h"
#include "players/belief.h"
#include "watched_hand.h"

namespace linger {
namespace {

constexpr Level kLevels[] = {Level::random, Level::casual, Level::club, Level::strong,
                             Level::expert};
// Enough to look at all that is looked at, few enough to try many hands.
constexpr int kWorlds = 6;

bool is_legal(const Round& round, const Move& move) {
  if (const auto* card = std::get_if<Card>(&move))
    return round.phase() == Phase::play && round.legal().contains(*card);
  return round.phase() == Phase::name_trump;
}

testing::WatchedHand dealt(const Rules& rules, int players, std::string_view seed) {
  testing::WatchedHand hand({rules, players}, 0);
  hand.deal(deck_of_seed(seed));
  return hand;
}

// Under every rule each level plays a legal move, and the same one where the hidden cards lie
// otherwise: all that it knows is in its view.
RC_GTEST_PROP(Player, PlaysByItsViewAlone, ()) {
  const testing::Setting s = testing::random_setting();
  testing::WatchedHand hand = testing::random_hand(s);
  const std::string seed = testing::random_seed();
  Xoshiro rng(seed, 0);
  for (std::uint64_t decision = 0; !hand.round().over(); ++decision) {
    if (hand.waits_for_somebody() && rng.below(4) == 0) {
      const SeatView& view = hand.view(hand.round().mover());
      const SeatView other = testing::view_of(Belief(view).sample(rng), view);
      for (Level level : kLevels) {
        Xoshiro chance(seed, decision);
        Xoshiro same_chance(seed, decision);
        const Move move = choose_move(level, view, chance, {kWorlds, {}});
        RC_ASSERT(is_legal(hand.round(), move));
        RC_ASSERT(choose_move(level, other, same_chance, {kWorlds, {}}) == move);
      }
    }
    hand.step(rng);
  }
}

// What a level plays in a few hands, as one number. It changes when a level plays otherwise: then
// put the new number here, say why, and measure docs/players.md anew.
std::uint64_t plays_of(Level level) {
  std::uint64_t word = 0;
  for (int i = 0; i < 6; ++i) {
    testing::WatchedHand hand = dealt(presets()[static_cast<std::size_t>(i) * 2].rules, 3 + i % 4,
                                      "plays/" + std::to_string(i));
    for (std::uint64_t decision = 0; !hand.round().over(); ++decision) {
      Xoshiro rng("plays", decision);
      if (!hand.waits_for_somebody()) {
        hand.step(rng);
        continue;
      }
      const Move move = choose_move(level, hand.view(hand.round().mover()), rng);
      const auto* card = std::get_if<Card>(&move);
      const int code = card != nullptr ? card->code() : 64 + static_cast<int>(std::get<Suit>(move));
      word = std::rotl((word ^ static_cast<std::uint64_t>(code)) * 0x9E37'79B9'7F4A'7C15, 29);
      hand.make(move);
    }
  }
  return word;
}

TEST(Player, EachLevelPlaysAsMeasured) {
  EXPECT_EQ(plays_of(Level::random), 0xC209'53F0'4D4B'0949);
  EXPECT_EQ(plays_of(Level::casual), 0xBDA3'8972'7FBE'A4AD);
  EXPECT_EQ(plays_of(Level::club), 0xBAD8'198B'FED1'46D3);
  EXPECT_EQ(plays_of(Level::strong), 0xB73C'4301'27E6'5CBA);
  EXPECT_EQ(plays_of(Level::expert), 0x4B5E'F1DD'6F60'8A28);
}

// Where a hand is decided, every card wins it or none does, and nothing is uncertain about it.
RC_GTEST_PROP(Appraisal, KnowsWhatIsDecided, ()) {
  testing::Setting s = testing::random_setting();
  testing::WatchedHand hand = testing::random_hand(s);
  Xoshiro rng(testing::random_seed(), 0);
  while (!hand.round().over()) {
    const SeatView& view = hand.view(hand.round().mover());
    const auto winner = decided(s.rules, view.standing());
    if (winner && hand.waits_for_somebody()) {
      for (const auto& choice : appraise(view, true, {kWorlds, {}}, rng).choices) {
        RC_ASSERT(std::abs(choice.chance - (winner == view.viewer().seat ? 1 : 0)) < 1e-12);
        RC_ASSERT(choice.error < 1e-6);
      }
    }
    hand.step(rng);
  }
}

TEST(Appraisal, LooksAtAsManyWorldsAsItMay) {
  const testing::WatchedHand hand = dealt({}, 4, "worlds");
  const SeatView& view = hand.view(hand.round().mover());
  Xoshiro rng("worlds", 0);
  EXPECT_EQ(appraise(view, true, {100, {}}, rng).worlds, 100);
  int asked = 0;
  const Budget hasty = {100, [&asked] { return ++asked == 2; }};
  EXPECT_EQ(appraise(view, true, hasty, rng).worlds, 32);
}

TEST(Appraisal, ErrorTellsHowFarTheChanceMayBeOff) {
  const testing::WatchedHand hand = dealt({}, 4, "error");
  const SeatView& view = hand.view(hand.round().mover());
  Xoshiro rng("error", 0);
  const Appraisal long_run = appraise(view, true, {40'000, {}}, rng);
  int within = 0;
  int all = 0;
  for (int run = 0; run < 200; ++run) {
    const Appraisal short_run = appraise(view, true, {200, {}}, rng);
    for (std::size_t i = 0; i < short_run.choices.size(); ++i, ++all) {
      const double off = short_run.choices[i].chance - long_run.choices[i].chance;
      within += std::abs(off) < 1.96 * short_run.choices[i].error ? 1 : 0;
    }
  }
  EXPECT_NEAR(static_cast<double>(within) / all, 0.95, 0.04);
}

TEST(Appraisal, MaximisesPointsWherePointsDecide) {
  Rules rules;
  rules.scoring = Scoring::cards_left;
  rules.match = {MatchEnd::Kind::hands, 4};
  const testing::WatchedHand hand = dealt(rules, 4, "points");
  Xoshiro rng("points", 0);
  const Appraisal appraisal = appraise(hand.view(hand.round().mover()), false, {400, {}}, rng);
  for (const auto& choice : appraisal.choices) {
    EXPECT_LE(choice.points, appraisal.best().points);
    EXPECT_GE(choice.points, choice.chance);  // whoever wins by surviving holds a card
  }
}

}  // namespace
}  // namespace linger
