#include "app/rules_options.h"

#include <gtest/gtest.h>

#include "app/faults.h"
#include "app/rules_text.h"
#include "app/words.h"
#include "game/presets.h"

namespace linger {
namespace {

std::string refusal(const RulesOptions& options) {
  try {
    resolve_rules(options, Catalogue("en"));
  } catch (const CallFault& fault) {
    return fault.what();
  }
  return "";
}

TEST(RulesOptions, TakeThePresetThenTheSettingsInOrder) {
  const Catalogue catalogue("en");
  const NamedRules rules =
      resolve_rules({"classic", {"hand=5", "hand=7", "match=hands=2"}}, catalogue);
  Rules expected = find_preset("classic")->rules;
  expected.hand = 7;
  expected.match = {MatchEnd::Kind::hands, 2};
  EXPECT_EQ(rules, (NamedRules{"classic", expected}));
  EXPECT_EQ(resolve_rules({}, catalogue), NamedRules{});
}

TEST(RulesOptions, ChangeTheBaseWhereNoPresetIsGiven) {
  const NamedRules base = {"parlett", find_preset("parlett")->rules};
  NamedRules expected = base;
  expected.rules.draw = DrawRule::per_card;
  EXPECT_EQ(resolve_rules({"", {"draw=per-card"}}, Catalogue("en"), base), expected);
}

TEST(RulesOptions, AreRefusedWithTheOptionTheValueAndWhatIsAllowed) {
  EXPECT_EQ(refusal({"poker", {}}).substr(0, 75),
            "there is no rule set “poker”; allowed: survival, classic, sift-smoke, d");
  EXPECT_EQ(refusal({"", {"draw=two"}}),
            "option draw: “two” is not allowed; allowed: one, per-card");
  EXPECT_EQ(refusal({"", {"hand=18"}}), "option hand: “18” is not allowed; allowed: players, 1-17");
  EXPECT_EQ(refusal({"", {"draw="}}), "option draw: “” is not allowed; allowed: one, per-card");
  for (const char* setting : {"colour=red", "preset=classic", "=one"})
    EXPECT_NE(refusal({"", {setting}}).find("”; allowed: hand, trump"), std::string::npos);
  EXPECT_EQ(refusal({"", {"draw"}}).substr(0, 47), "“draw” is not of the form OPTION=VALUE; opt");
  EXPECT_EQ(refusal({"denexa", {"draw=per-card"}}).substr(0, 55),
            "R9: option draw: per-card cannot go with stock_end: res");
}

TEST(RulesText, NamesWhatDiffersFromThePreset) {
  const Catalogue catalogue("en");
  EXPECT_EQ(rules_name(catalogue, resolve_rules({"classic", {}}, catalogue)), "classic");
  EXPECT_EQ(rules_name(catalogue, resolve_rules({"classic", {"hand=7"}}, catalogue)),
            "classic with changes (hand 7)");
}

TEST(RulesText, TellsEveryRulingOfEveryPreset) {
  for (std::string_view language : languages()) {
    const Catalogue catalogue(language);
    for (const Preset& preset : presets()) {
      const std::string text = rules_text(catalogue, {std::string(preset.name), preset.rules});
      for (int i = 1; i <= 14; ++i)
        EXPECT_NE(text.find("\nR" + std::to_string(i) + " "), std::string::npos);
      EXPECT_EQ(text.find('['), std::string::npos) << text;
    }
  }
}

TEST(Words, WrapAtTheWidthOfALine) {
  EXPECT_EQ(wrapped("R1 ", "a b"), "R1 a b\n");
  EXPECT_EQ(wrapped("", ""), "\n");
  const std::string word(30, 'x');
  EXPECT_EQ(wrapped("  ", word + " " + word + " " + word),
            "  " + word + " " + word + "\n  " + word + "\n");
  EXPECT_EQ(wrapped("", std::string(100, 'x')), std::string(100, 'x') + "\n");
}

}  // namespace
}  // namespace linger
