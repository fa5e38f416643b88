#include "record/rules_json.h"

#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

#include "game/options.h"
#include "game/presets.h"

namespace linger {
namespace {

std::string code_of(std::string_view text) {
  NamedRules rules;
  const auto reason = parse_rules(text, rules);
  return reason ? std::string(reason->code) : "";
}

TEST(RulesJson, SurvivalIsMeantWhereNoneIsNamed) {
  NamedRules rules;
  ASSERT_FALSE(parse_rules("{}", rules));
  EXPECT_EQ(rules, NamedRules());
  ASSERT_FALSE(parse_rules(R"({"hand":7,"preset":"denexa"})", rules));
  EXPECT_EQ(rules.preset, "denexa");
  EXPECT_EQ(rules.rules.stock_end, StockEnd::reshuffle);
  EXPECT_EQ(rules.rules.hand, 7);
  ASSERT_FALSE(parse_rules(R"({"preset":"long-hand","hand":"players"})", rules));
  EXPECT_EQ(rules.rules.hand, 0);
  ASSERT_FALSE(parse_rules(R"({"match":{"hands":99}})", rules));
  EXPECT_EQ(rules.rules.match, (MatchEnd{MatchEnd::Kind::hands, 99}));
}

TEST(RulesJson, OptionsAreToldWithAllThatTheyTakeAndNoMore) {
  std::string text;
  append_options(text);
  Json told;
  ASSERT_FALSE(parse_json(text, told));
  EXPECT_EQ(told["options"].size(), option_names().size());
  const auto takes = [](const std::string& name, const std::string& value) {
    Rules rules;
    return !set_option(rules, name, value);
  };
  for (const Json& option : told["options"]) {
    const auto name = option["name"].get<std::string>();
    if (option.contains("values")) {
      for (const Json& value : option["values"])
        EXPECT_TRUE(takes(name, value.get<std::string>())) << name;
      continue;
    }
    const std::string kind = name == "match" ? "hands:" : "";
    const int least = option["least"].get<int>(), most = option["most"].get<int>();
    EXPECT_TRUE(takes(name, kind + std::to_string(least)) &&
                takes(name, kind + std::to_string(most)));
    EXPECT_FALSE(takes(name, kind + std::to_string(least - 1)));
    EXPECT_FALSE(takes(name, kind + std::to_string(most + 1)));
  }
}

TEST(RulesJson, RefusesWhatItDoesNotKnow) {
  EXPECT_EQ(code_of(R"({"colour":"red"})"), "unknown-option");
  EXPECT_EQ(code_of(R"({"preset":"mine"})"), "unknown-preset");
  EXPECT_EQ(code_of(R"({"preset":7})"), "wrong-type");
  EXPECT_EQ(code_of(R"({"draw":"two"})"), "bad-value");
  EXPECT_EQ(code_of(R"({"draw":1})"), "wrong-type");
  for (const char* hand : {"0", "18", "-1", "99999999999999999999", "18446744073709551615"})
    EXPECT_NE(code_of(std::string(R"({"hand":)") + hand + "}"), "") << hand;
  EXPECT_EQ(code_of(R"({"hand":"7"})"), "bad-value");
  EXPECT_EQ(code_of(R"({"hand":7.0})"), "wrong-type");
  EXPECT_EQ(code_of(R"({"match":{}})"), "bad-value");
  EXPECT_EQ(code_of(R"({"match":{"first_to":3,"hands":1}})"), "bad-value");
  EXPECT_EQ(code_of(R"({"match":{"last_to":3}})"), "bad-value");
  EXPECT_EQ(code_of(R"({"match":{"first_to":0}})"), "bad-value");
  EXPECT_EQ(code_of(R"({"match":{"first_to":3.0}})"), "wrong-type");
  EXPECT_EQ(code_of(R"({"match":"first_to:3"})"), "wrong-type");
  EXPECT_EQ(code_of(R"({"stock_end":"reshuffle","draw":"per-card"})"), "forbidden-combination");
  EXPECT_EQ(code_of("[]"), "wrong-type");
  EXPECT_EQ(code_of("{"), "bad-json");
}

TEST(RulesJson, SaysOnlyWhatDiffers) {
  for (const Preset& preset : presets())
    EXPECT_EQ(rules_to_json(preset.name, preset.rules, RulesForm::minimal),
              R"({"preset":")" + std::string(preset.name) + R"("})");
  Rules rules;
  rules.hand = 9;
  rules.match = {MatchEnd::Kind::hands, 5};
  rules.trump = TrumpRule::none;
  EXPECT_EQ(rules_to_json("survival", rules, RulesForm::minimal),
            R"({"preset":"survival","hand":9,"trump":"none","match":{"hands":5}})");
}

RC_GTEST_PROP(RulesJson, RoundTrip, ()) {
  const auto index = *rc::gen::inRange<std::size_t>(0, presets().size());
  NamedRules rules{std::string(presets()[index].name), presets()[index].rules};
  for (const NamedOption& option : named_options())
    if (*rc::gen::arbitrary<bool>())
      option.set(rules.rules, static_cast<std::uint8_t>(
                                  *rc::gen::inRange<std::size_t>(0, option.values.size())));
  rules.rules.hand = static_cast<std::uint8_t>(*rc::gen::inRange(0, kMaxHand + 1));
  rules.rules.match = {
      *rc::gen::arbitrary<bool>() ? MatchEnd::Kind::hands : MatchEnd::Kind::first_to,
      static_cast<std::uint8_t>(*rc::gen::inRange(1, kMaxMatchCount + 1))};
  RC_PRE(!check_combination(rules.rules));
  for (RulesForm form : {RulesForm::full, RulesForm::minimal}) {
    NamedRules again;
    RC_ASSERT(!parse_rules(rules_to_json(rules.preset, rules.rules, form), again));
    RC_ASSERT(again == rules);
  }
}

}  // namespace
}  // namespace linger
