#include "players/review.h"

#include <gtest/gtest.h>

#include <fstream>
#include <numeric>

#include "game/match.h"
#include "players/moves.h"
#include "players/playout.h"
#include "record/replay.h"

namespace linger {
namespace {

ReviewSettings few(int worlds = 40) {
  ReviewSettings settings;
  settings.worlds = worlds;
  return settings;
}

std::vector<RoundReview> all_of(const Record& record, const ReviewSettings& settings,
                                std::optional<Fault>* fault = nullptr) {
  std::vector<RoundReview> reviews;
  auto found = review(record, settings, [&](const RoundReview& each) { reviews.push_back(each); });
  if (fault != nullptr)
    *fault = found;
  else
    EXPECT_FALSE(found);
  return reviews;
}

// A match of so many hands, played at random.
Record played(int hands, Rules rules = {}) {
  Record record;
  record.rules = rules;
  record.rules.match = {MatchEnd::Kind::hands, static_cast<std::uint8_t>(hands)};
  record.players = {"Ada", "Ben", "Cleo", "Dan"};
  Match match(record.rules, 4, 0);
  Xoshiro rng("played", 0);
  for (int i = 0; i < hands; ++i) {
    RoundRecord round;
    round.dealer = match.dealer();
    round.deck = deck_of_seed("hand " + std::to_string(i));
    match.deal(*round.deck);
    while (!match.round().over()) {
      const bool names = match.round().phase() == Phase::name_trump;
      const Move move = names ? Move(static_cast<Suit>(rng.below(kSuits)))
                              : Move(random_card(match.round().legal(), rng));
      round.moves.push_back(move);
      make_move(match, move);
    }
    record.rounds.push_back(round);
  }
  return record;
}

TEST(Review, FollowsEveryHandOfAMatch) {
  const Record record = played(3);
  const auto reviews = all_of(record, few());
  ASSERT_EQ(reviews.size(), 3U);
  for (std::size_t i = 0; i < reviews.size(); ++i) {
    const RoundReview& review = reviews[i];
    EXPECT_EQ(review.number, static_cast<int>(i) + 1);
    ASSERT_EQ(review.moments.size(), record.rounds[i].moves.size() + 1);
    for (const RoundReview::Moment& moment : review.moments)
      EXPECT_NEAR(std::accumulate(moment.chances.begin(), moment.chances.end(), 0.0), 1, 1e-9);
    ASSERT_TRUE(review.winner);
    EXPECT_EQ(review.moments.back().chances[static_cast<std::size_t>(*review.winner)], 1);
    EXPECT_EQ(review.moments.back().force, review.winner);
    EXPECT_FALSE(review.decisions.empty());
    for (const RoundReview::Decision& decision : review.decisions) {
      EXPECT_EQ(record.rounds[i].moves[static_cast<std::size_t>(decision.move) - 1],
                decision.played.move);
      EXPECT_GE(decision.loss.chance, 0);
      EXPECT_NEAR(decision.loss.chance, decision.best.chance - decision.played.chance, 1e-12);
    }
  }
}

TEST(Review, NamesWhatCostMostFirst) {
  for (const RoundReview& review : all_of(played(4), few(200))) {
    EXPECT_LE(review.costliest.size(), 3U);
    double before = 1;
    for (const std::size_t place : review.costliest) {
      const Difference& loss = review.decisions[place].loss;
      EXPECT_TRUE(loss.certain());
      EXPECT_LE(loss.chance, before);
      before = loss.chance;
    }
  }
}

TEST(Review, IsTheSameForTheSameSeedAndOneRoundIsLikeTheWhole) {
  const Record record = played(2);
  const auto whole = all_of(record, few());
  ReviewSettings second = few();
  second.only = 2;
  const auto again = all_of(record, second);
  ASSERT_EQ(again.size(), 1U);
  EXPECT_EQ(again[0].number, 2);
  for (std::size_t i = 0; i < again[0].moments.size(); ++i)
    EXPECT_EQ(again[0].moments[i].chances, whole[1].moments[i].chances);
  for (std::size_t i = 0; i < again[0].decisions.size(); ++i)
    EXPECT_EQ(again[0].decisions[i].best.chance, whole[1].decisions[i].best.chance);
}

TEST(Review, GoesAsFarAsARecordDoes) {
  Record record = played(1);
  record.rounds[0].moves.resize(5);
  const auto unfinished = all_of(record, few());
  ASSERT_EQ(unfinished.size(), 1U);
  EXPECT_EQ(unfinished[0].moments.size(), 6U);
  EXPECT_FALSE(unfinished[0].winner);

  record.rounds[0].moves.push_back(record.rounds[0].moves[0]);  // played already
  std::optional<Fault> fault;
  const auto at_fault = all_of(record, few(), &fault);
  ASSERT_TRUE(fault);
  EXPECT_EQ(fault->move, 6);
  ASSERT_EQ(at_fault.size(), 1U);
  EXPECT_EQ(at_fault[0].moments.size(), 6U);

  record.rounds.clear();
  EXPECT_TRUE(all_of(record, few()).empty());
}

TEST(Review, JudgesByPointsWherePointsDecide) {
  Rules rules;
  rules.scoring = Scoring::cards_left;
  for (const RoundReview& review : all_of(played(2, rules), few())) {
    EXPECT_TRUE(review.by_points);
    for (const RoundReview::Decision& decision : review.decisions)
      EXPECT_GE(decision.points_lost, 0);
  }
}

// A puzzle has one card that forces the win; whoever plays another gives it away.
TEST(Review, SeesWinsThatWereGivenAway) {
  std::ifstream file(LINGER_SOURCE_DIR "/puzzles/puzzles.jsonl");
  int tried = 0;
  for (std::string line; tried < 20 && std::getline(file, line); ++tried) {
    Record record = parse_record(line);
    const auto before = all_of(record, few(1));
    EXPECT_EQ(before[0].moments.back().force, 0);
    Replay replay(record);
    while (replay.step(NoEvents{})) {
    }
    const Round round = replay.match().round();
    for (Card card : round.legal()) {
      record.rounds[0].moves.emplace_back(card);
      const auto reviews = all_of(record, few(1));
      const RoundReview::Decision& decision = reviews[0].decisions.back();
      ASSERT_EQ(decision.forcing.size(), 1U);
      EXPECT_EQ(decision.gave_away, decision.forcing[0] != Move(card));
      record.rounds[0].moves.pop_back();
    }
  }
  EXPECT_EQ(tried, 20);
}

}  // namespace
}  // namespace linger
