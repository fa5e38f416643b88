#include "game/options.h"

#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

#include "game/presets.h"
#include "game/round.h"
#include "generators.h"

namespace linger {
namespace {

RC_GTEST_PROP(Options, TextRoundTrip, ()) {
  const Rules rules = testing::random_setting().rules;
  Rules copy = find_preset("bicycle")->rules;
  for (const auto name : option_names())
    RC_ASSERT(!set_option(copy, name, option_text(rules, name)));
  RC_ASSERT(copy == rules);
}

TEST(Options, EveryNamedValueIsSetAndNothingElse) {
  for (const NamedOption& option : named_options()) {
    for (const auto value : option.values) {
      Rules rules;
      EXPECT_FALSE(set_option(rules, option.name, value));
      EXPECT_EQ(option_text(rules, option.name), value);
    }
    Rules rules;
    const auto reason = set_option(rules, option.name, "nonsense");
    ASSERT_TRUE(reason);
    EXPECT_EQ(reason->code, "bad-value");
    EXPECT_EQ(rules, Rules{});
  }
}

TEST(Options, Limits) {
  Rules rules;
  for (const char* bad : {"0", "18", "-1", "", "4.0", "players ", "1e1", "99999999999999999999"})
    EXPECT_TRUE(set_option(rules, "hand", bad)) << bad;
  for (const char* bad :
       {"first_to:0", "first_to:100", "hands:", "hands", "3", "best_of:3", "first_to:3x", ":3"})
    EXPECT_TRUE(set_option(rules, "match", bad)) << bad;
  for (const char* good : {"first_to:1", "hands=99", "first_to 7"})
    EXPECT_FALSE(set_option(rules, "match", good)) << good;
  EXPECT_EQ(set_option(rules, "trumps", "none")->code, "unknown-option");
}

TEST(Options, CheckRules) {
  Rules rules;
  EXPECT_TRUE(check_rules(rules, 2));
  EXPECT_TRUE(check_rules(rules, 7));
  for (int players = kMinPlayers; players <= kMaxPlayers; ++players)
    for (int hand = 1; hand <= kMaxHand; ++hand)
      for (auto trump : {TrumpRule::none, TrumpRule::stock_top, TrumpRule::stock_aside}) {
        rules.hand = static_cast<std::uint8_t>(hand);
        rules.trump = trump;
        const int limit = trump == TrumpRule::none ? 52 : 51;
        EXPECT_EQ(check_rules(rules, players).has_value(), hand * players > limit);
        EXPECT_FALSE(check_rules(rules, players, Start::position));
      }
  rules = {};
  rules.stock_end = StockEnd::reshuffle;
  rules.draw = DrawRule::per_card;
  EXPECT_EQ(check_rules(rules, 4)->code, "forbidden-combination");
  EXPECT_EQ(check_rules(rules, 4, Start::position)->ruling, "R9");
}

// As a hand is really dealt.
RC_GTEST_PROP(Options, TellWhatTheDealLeaves, ()) {
  const auto [rules, players] = testing::random_setting();
  const Round round = Round::deal(rules, players, 0, testing::random_deck());
  RC_ASSERT(stock_after_deal(rules, players) == round.stock_size());
  RC_ASSERT(rules.hand_size(players) <= largest_hand(rules, players));
}

TEST(Presets, AreSoundForEveryNumberOfPlayers) {
  for (const Preset& preset : presets())
    for (int players = kMinPlayers; players <= kMaxPlayers; ++players)
      EXPECT_FALSE(check_rules(preset.rules, players)) << preset.name;
  EXPECT_EQ(presets().front().rules, Rules{});
  EXPECT_EQ(find_preset("survivall"), nullptr);
}

}  // namespace
}  // namespace linger
