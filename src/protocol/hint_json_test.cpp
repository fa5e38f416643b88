#include "protocol/hint_json.h"

#include <gtest/gtest.h>

#include "protocol/review_json.h"

namespace linger {
namespace {

constexpr Card kKingOfClubs{Rank::king, Suit::clubs};
constexpr Card kThreeOfClubs{Rank::three, Suit::clubs};

Hint sample() {
  Hint hint{2, {}, 1, {{"decided", "F3", {{"seat", SeatNumber{1}}}}}, 500};
  hint.choices.push_back({kThreeOfClubs, 0.25, 0.0125, 0.5, {{"weakest", ""}}});
  hint.choices.push_back({kKingOfClubs, 1.0 / 3, 0.01, 1.25, {{"draws", "R6", {{"count", 1}}}}});
  return hint;
}

TEST(HintJson, HasEveryChoice) {
  std::string text;
  append_json(text, sample(), {});
  EXPECT_EQ(text,
            R"({"seat":2,"worlds":500,)"
            R"("remarks":[{"code":"decided","ruling":"F3","args":{"seat":1}}],"choices":[)"
            R"({"card":"3C","chance":0.2500,"se":0.0125,"reasons":[{"code":"weakest","args":{}}]},)"
            R"({"card":"KC","chance":0.3333,"se":0.0100,)"
            R"("reasons":[{"code":"draws","ruling":"R6","args":{"count":1}}]}],"best":"KC"})");
}

TEST(HintJson, HasPointsWhereTheyDecideAndSuitsToName) {
  Rules rules;
  rules.scoring = Scoring::pot;
  rules.match = {MatchEnd::Kind::hands, 3};
  Hint hint{0, {{Suit::hearts, 0.5, 0.1, 1.5, {}}}, 0, {}, 10};
  std::string text;
  append_json(text, hint, rules);
  EXPECT_EQ(text, R"({"seat":0,"worlds":10,"remarks":[],"choices":[{"name":"H","chance":0.5000,)"
                  R"("se":0.1000,"points":1.5000,"reasons":[]}],"best":"=H"})");
}

TEST(ReviewJson, HasTheCourseAndTheDecisions) {
  RoundReview review;
  review.number = 3;
  review.players = 3;
  review.worlds = 100;
  review.winner = 1;
  review.moments.push_back({0, 0, {0.5, 0.25, 0.25}, 1, true});
  review.moments.push_back({1, 1, {0, 1, 0}, {}, false});
  const Hint hint = sample();
  review.decisions.push_back(
      {1, 1, hint.choices[0], hint.choices[1], {0.0833, 0.016}, 0, {kKingOfClubs}, true});
  review.costliest = {0};
  std::string text;
  append_json(text, review);
  EXPECT_EQ(
      text,
      R"({"round":3,"worlds":100,"winner":1,"course":[)"
      R"({"moves":0,"tricks":0,"chances":[0.5000,0.2500,0.2500],"force":1,"force_known":true},)"
      R"({"moves":1,"tricks":1,"chances":[0.0000,1.0000,0.0000],"force_known":false}],)"
      R"("decisions":[{"move":1,"seat":1,"played":"3C","best":"KC","chance":0.2500,)"
      R"("best_chance":0.3333,"loss":0.0833,"se":0.0160,)"
      R"("reasons":[{"code":"weakest","args":{}}],)"
      R"("best_reasons":[{"code":"draws","ruling":"R6","args":{"count":1}}],)"
      R"("forcing":["KC"],"gave_away":true}],"costliest":[1]})");
}

}  // namespace
}  // namespace linger
