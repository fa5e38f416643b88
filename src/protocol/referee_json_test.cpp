#include "protocol/referee_json.h"

#include <gtest/gtest.h>

#include "record/conformance_lines.h"
#include "record/json_reader.h"

namespace linger {
namespace {

Json json_of(const auto& answer) {
  std::string text;
  append_json(text, answer);
  Json json;
  EXPECT_FALSE(parse_json(text, json)) << text;
  return json;
}

Record example(std::string_view moves) {
  return parse_record(R"({"format":"linger-record/1","rules":{},"players":["A","B","C","D"],)"
                      R"("rounds":[{"position":{"hands":["KC 5D","3C 6D","2H","AC 7D"],)"
                      R"("trump":"H","leader":0,"stock":"9D"},"moves":")" +
                      std::string(moves) + R"("}]})");
}

TEST(RefereeJson, TellsWhatLiesOnTheTable) {
  const Json answer = json_of(referee(example("KC")));
  EXPECT_EQ(answer["round"], 1);
  EXPECT_EQ(answer["rules"]["stock_end"], "final-draw-wins");
  EXPECT_EQ(answer["trump"], "H");
  EXPECT_EQ(answer["stock"], 1);
  EXPECT_EQ(answer["hands"], (Json{{"5D"}, {"3C", "6D"}, {"2H"}, {"AC", "7D"}}));
  EXPECT_EQ(answer["in"], (Json{0, 1, 2, 3}));
  EXPECT_EQ(answer["trick"], Json::array({{{"seat", 0}, {"card", "KC"}}}));
  EXPECT_EQ(answer["turn"]["seat"], 1);
  EXPECT_EQ(answer["turn"]["legal"], Json{"3C"});
  EXPECT_EQ(
      answer["turn"]["illegal"],
      Json::array({{{"card", "6D"},
                    {"code", "must-follow"},
                    {"ruling", "R4"},
                    {"args", {{"seat", 1}, {"suit", "C"}, {"cards", {"3C"}}, {"card", "6D"}}}}}));
  EXPECT_FALSE(answer.contains("winner"));
  EXPECT_EQ(answer["findings"].size(), 2U);
}

TEST(RefereeJson, TellsTheEnd) {
  const Json answer = json_of(referee(example("KC 3C 2H AC")));
  EXPECT_EQ(answer["winner"], 2);
  EXPECT_EQ(answer["reason"], "stock-exhausted");
  EXPECT_FALSE(answer.contains("turn"));
  EXPECT_FALSE(answer.contains("trick"));
}

TEST(RefereeJson, TellsFaults) {
  const Json answer = json_of(referee(example("KC 6D")));
  EXPECT_EQ(answer["fault"]["code"], "must-follow");
  EXPECT_EQ(answer["fault"]["move"], 2);
  EXPECT_EQ(json_of(referee(parse_record("{}"))).size(), 3U);  // rules, fault, findings
}

TEST(RefereeJson, ComparesSides) {
  NamedRules other;
  other.rules.stock_end = StockEnd::play_on;
  const Json differ = json_of(compare(example("KC 3C 2H AC"), {}, other));
  EXPECT_EQ(differ["same"], false);
  EXPECT_EQ(differ["a"]["findings"][0]["code"], "won-stock-exhausted");
  EXPECT_EQ(differ["b"]["rules"]["stock_end"], "play-on");
  EXPECT_EQ(json_of(compare(example("KC"), {}, other))["same"], true);
}

TEST(RefereeJson, AnswersForEveryRecord) {
  for (const ConformanceLine& line : conformance_lines()) {
    const Json answer = json_of(referee(parse_record(line.record)));
    const Json& last = line.trace.back();
    const bool over =
        last["event"] == "end" || last["event"] == "score" || last["event"] == "match-end";
    EXPECT_EQ(answer.contains("winner"), over) << line.file << ":" << line.number;
    EXPECT_FALSE(answer.contains("fault"));
  }
}

}  // namespace
}  // namespace linger
