#include "record/referee.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "cards/card_text.h"
#include "game/presets.h"

namespace linger {
namespace {

// The worked example of the rules: hearts are trump, the four sit clockwise, A leads.
std::string example(std::string_view stock, std::string_view moves, std::string_view rules = "") {
  return R"({"format":"linger-record/1","rules":{)" + std::string(rules) +
         R"(},"players":["A","B","C","D"],"rounds":[{"position":{)"
         R"("hands":["KC 5D","3C 6D","2H","AC 7D"],"trump":"H","leader":0,"stock":")" +
         std::string(stock) + R"("},"moves":")" + std::string(moves) + R"("}]})";
}

RefereeAnswer ask(const std::string& text) {
  return referee(parse_record(text));
}

std::vector<std::string> codes(const std::vector<Reason>& findings) {
  std::vector<std::string> all;
  for (const Reason& finding : findings) {
    std::string text(finding.ruling);
    text.append(" ").append(finding.code);
    all.push_back(text);
  }
  return all;
}
using Codes = std::vector<std::string>;

NamedRules named(std::string_view json) {
  NamedRules rules;
  EXPECT_FALSE(parse_rules(json, rules));
  return rules;
}

constexpr std::string_view kTrick = "KC 3C 2H AC";

TEST(Referee, TheLowestTrumpKeepsItsPlayerIn) {
  const RefereeAnswer answer = ask(example("9D TD", kTrick));
  EXPECT_FALSE(answer.fault);
  EXPECT_EQ(codes(answer.findings),
            (Codes{"R5 trick-won-by-trump", "R6 draws", "R6 leads", "R3 may-lead-any"}));
  const Reason won{"trick-won-by-trump",
                   "R5",
                   {{"seat", SeatNumber{2}}, {"card", *parse_card("2H")}, {"suit", Suit::hearts}}};
  EXPECT_EQ(answer.findings[0], won);
  const Reason draws{
      "draws",
      "R6",
      {{"seat", SeatNumber{2}}, {"count", 1}, {"cards", CardList{*parse_card("9D")}}}};
  EXPECT_EQ(answer.findings[1], draws);
}

TEST(Referee, TheLastCardOfTheStockWinsUnderFinalDraw) {
  EXPECT_EQ(codes(ask(example("9D", kTrick)).findings),
            (Codes{"R5 trick-won-by-trump", "R6 draws-last", "R9 won-stock-exhausted"}));
  EXPECT_EQ(codes(ask(example("9D", kTrick, R"("stock_end":"play-on")")).findings),
            (Codes{"R5 trick-won-by-trump", "R6 draws-last", "R6 leads", "R3 may-lead-any"}));
}

TEST(Referee, BeforeTheDrawTheWinnerIsOut) {
  const RefereeAnswer answer = ask(example("9D TD", kTrick, R"("elimination":"before-draw")"));
  EXPECT_EQ(codes(answer.findings),
            (Codes{"R5 trick-won-by-trump", "R6 out-before-draw", "R6 no-draw-out",
                   "R6 leads-for-winner", "R3 may-lead-any"}));
  const Reason leads{
      "leads-for-winner", "R6", {{"seat", SeatNumber{3}}, {"winner", SeatNumber{2}}}};
  EXPECT_EQ(answer.findings[3], leads);
}

TEST(Referee, InsideATrick) {
  const RefereeAnswer answer = ask(example("9D TD", "KC"));
  EXPECT_EQ(codes(answer.findings), (Codes{"R5 winning-by-suit", "R4 must-follow"}));
  ASSERT_TRUE(answer.round);
  const auto illegal = illegal_cards(*answer.round);
  ASSERT_EQ(illegal.size(), 1U);
  EXPECT_EQ(to_text(illegal[0].card), "6D");
  EXPECT_EQ(illegal[0].reason.code, "must-follow");
  EXPECT_EQ(codes(ask(example("9D TD", "KC 3C")).findings),
            (Codes{"R5 winning-by-suit", "R4 may-play-any"}));
  EXPECT_EQ(codes(ask(example("9D TD", "KC 3C 2H")).findings),
            (Codes{"R5 winning-by-trump", "R4 must-follow"}));
}

TEST(Referee, APositionBeforeAnyMove) {
  EXPECT_EQ(codes(ask(example("9D TD", "")).findings), (Codes{"R6 leads", "R3 may-lead-any"}));
}

TEST(Referee, AnIllegalMoveLeavesTheSituationBeforeIt) {
  const RefereeAnswer answer = ask(example("9D TD", "KC 6D"));
  ASSERT_TRUE(answer.fault);
  EXPECT_EQ(answer.fault->reason.code, "must-follow");
  EXPECT_EQ(answer.fault->move, 2);
  EXPECT_EQ(codes(answer.findings), (Codes{"R5 winning-by-suit", "R4 must-follow"}));
}

TEST(Referee, WithoutAStockTheLongestHandIsDecided) {
  const std::string text =
      R"({"format":"linger-record/1","rules":{"preset":"classic"},"players":["A","B","C"],)"
      R"("rounds":[{"position":{"hands":["KC 5D","3C","4C"],"stock":"","leader":1},"moves":")";
  const RefereeAnswer open = ask(text + "\"}]}");
  EXPECT_EQ(codes(open.findings), (Codes{"R6 leads", "R3 may-lead-any", "F3 decided"}));
  // R10: B and C have played their last cards, A is the only one still holding some.
  const RefereeAnswer ended = ask(text + "3C 4C\"}]}");
  EXPECT_EQ(codes(ended.findings), (Codes{"R10 out", "R10 out", "R10 won-last-holder"}));
  const RefereeAnswer played =
      referee(parse_record(text + "3C 4C KC\"}]}"),
              named(R"({"preset":"classic","last_trick":"trick-winner"})"));
  EXPECT_EQ(codes(played.findings), (Codes{"R5 trick-won-by-suit", "R9 no-draw-stock-empty",
                                           "R6 out", "R6 out", "R7 won-last-survivor"}));
}

TEST(Referee, AReshuffleIsDue) {
  const std::string rules = R"("stock_end":"reshuffle")";
  const RefereeAnswer answer = ask(example("", kTrick, rules));
  EXPECT_EQ(codes(answer.findings), (Codes{"R5 trick-won-by-trump", "R9 reshuffle-due"}));
  std::string done = example("", kTrick, rules);
  done.replace(done.find(",\"moves\""), 0, R"(,"reshuffles":["AC 3C KC 2H"])");
  EXPECT_EQ(codes(ask(done).findings), (Codes{"R5 trick-won-by-trump", "R9 reshuffled", "R6 draws",
                                              "R6 leads", "R3 may-lead-any"}));
}

std::string grand_coup(std::string_view moves) {
  return R"({"format":"linger-record/1","rules":{"preset":"grand-coup","opening":"trump"},)"
         R"("players":["A","B","C"],"rounds":[{"dealer":0,"seed":"hello","moves":")" +
         std::string(moves) + "\"}]}";
}

TEST(Referee, TheFirstWinnerNamesTheTrump) {
  EXPECT_EQ(codes(ask(grand_coup("")).findings), (Codes{"R3 leads-first", "R3 may-lead-any"}));
  EXPECT_EQ(codes(ask(grand_coup("4C KD QC")).findings),
            (Codes{"R5 trick-won-by-suit", "R6 draws", "R2 names-trump"}));
  EXPECT_EQ(codes(ask(grand_coup("4C KD QC =H")).findings),
            (Codes{"R2 trump-named", "R6 leads", "R3 may-lead-any"}));
}

TEST(Referee, ComparesTwoRuleSets) {
  const Record record = parse_record(example("9D", kTrick));
  const RefereeComparison differ =
      compare(record, named("{}"), named(R"({"stock_end":"play-on"})"));
  EXPECT_FALSE(differ.same());
  EXPECT_EQ(codes(differ.a.findings), (Codes{"R9 won-stock-exhausted"}));
  EXPECT_EQ(codes(differ.b.findings), (Codes{"R6 leads", "R3 may-lead-any"}));

  EXPECT_TRUE(compare(record, named("{}"), named(R"({"scoring":"pot"})")).same());

  const RefereeComparison refused = compare(record, named("{}"), named(R"({"trump":"none"})"));
  ASSERT_TRUE(refused.b.fault);
  EXPECT_EQ(refused.b.fault->reason.code, "trump-under-none");
  EXPECT_FALSE(refused.b.round);
}

// A hand with three players and the seed `hello`; the rest of its record stands behind it.
std::string dealt(std::string_view moves) {
  return R"({"format":"linger-record/1","rules":{},"players":["A","B","C"],)"
         R"("rounds":[{"dealer":0,"seed":"hello","moves":")" +
         std::string(moves) + "\"}]}";
}

TEST(Referee, WhatLiesOnTheTableIsCompared) {
  const auto compared = [](std::string_view moves, std::string_view a, std::string_view b) {
    const RefereeComparison both = compare(parse_record(dealt(moves)), named(a), named(b));
    EXPECT_EQ(both.same(), both.a.findings.empty() && both.b.findings.empty());
    return std::pair(codes(both.a.findings), codes(both.b.findings));
  };
  using Both = std::pair<Codes, Codes>;
  constexpr std::string_view kLast = "{}", kTop = R"({"trump":"stock-top"})",
                             kAside = R"({"trump":"stock-aside"})", kNone = R"({"trump":"none"})",
                             kNamed = R"({"trump":"first-winner"})";
  EXPECT_EQ(compared("", kLast, kTop), Both({"R2 trump"}, {"R2 trump"}));
  EXPECT_EQ(compared("", kLast, kNone), Both({"R2 trump"}, {"R2 no-trump"}));
  EXPECT_EQ(compared("", kNamed, kNone), Both({"R2 no-trump-yet"}, {"R2 no-trump"}));
  EXPECT_EQ(compared("", kTop, kAside), Both({"R1 stock"}, {"R1 stock"}));
  // The mover has the same spade to follow with, but everybody holds more.
  const Codes more = {"R1 stock", "R1 holds", "R1 holds", "R1 holds"};
  EXPECT_EQ(compared("4S", R"({"trump":"none"})", R"({"trump":"none","hand":4})"),
            Both(more, more));
}

// Whatever differs in the rules: either it makes a difference on the table, or the referee has
// none.
TEST(Referee, TheSameIsTheSameTable) {
  for (const Preset& a : presets())
    for (const Preset& b : presets())
      for (std::string_view moves : {"", "4C", "4C KD", "4C KD QC"}) {
        const NamedRules as{std::string(a.name), a.rules}, bs{std::string(b.name), b.rules};
        const RefereeComparison both = compare(parse_record(dealt(moves)), as, bs);
        if (!both.same() || !both.a.round) continue;
        EXPECT_EQ(both.a.round->trump(), both.b.round->trump());
        EXPECT_EQ(both.a.round->stock_size(), both.b.round->stock_size());
        for (int seat = 0; seat < 3; ++seat)
          EXPECT_EQ(both.a.round->hand(seat), both.b.round->hand(seat));
      }
}

TEST(Referee, OtherRulesAnswerForTheLastRoundAlone) {
  // The second dealer would be another under `winner`, and the first hand is not asked about.
  const std::string text =
      R"({"format":"linger-record/1","rules":{},"players":["A","B","C"],"rounds":[)"
      R"({"dealer":0,"seed":"hello","moves":"4C KD QC QC"},)"
      R"({"dealer":2,"seed":"hello","moves":"4C KD TD"}]})";
  EXPECT_EQ(ask(text).fault->round, 1);
  const RefereeAnswer answer = referee(parse_record(text), named("{}"));
  ASSERT_TRUE(answer.fault);
  EXPECT_EQ(answer.fault->round, 2);
  EXPECT_EQ(answer.round_number, 2);
  const Record broken = parse_record(text.substr(0, text.size() - 4) + " X\"}]}");
  EXPECT_EQ(referee(broken, named(R"({"trump":"none"})")).fault->round, 2);
}

}  // namespace
}  // namespace linger
