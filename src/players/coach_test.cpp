#include "players/coach.h"

#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

#include "cards/card_text.h"
#include "players/belief.h"
#include "watched_hand.h"

namespace linger {
namespace {

// Enough to look at all that is looked at, few enough to try many hands.
constexpr int kWorlds = 6;

Card card(std::string_view text) {
  return *parse_card(text);
}

CardList cards(std::string_view text) {
  CardList list;
  for (std::size_t at = 0; at < text.size(); at += 3) list.push_back(card(text.substr(at, 2)));
  return list;
}

const Reason* find(const std::vector<Reason>& reasons, std::string_view code) {
  const auto found = std::ranges::find(reasons, code, &Reason::code);
  return found == reasons.end() ? nullptr : &*found;
}

void require_equal(const Hint& a, const Hint& b) {
  RC_ASSERT(a.seat == b.seat);
  RC_ASSERT(a.best_at == b.best_at);
  RC_ASSERT(a.remarks == b.remarks);
  RC_ASSERT(a.choices.size() == b.choices.size());
  for (std::size_t i = 0; i < a.choices.size(); ++i) {
    RC_ASSERT(a.choices[i].move == b.choices[i].move);
    RC_ASSERT(a.choices[i].chance == b.choices[i].chance);
    RC_ASSERT(a.choices[i].error == b.choices[i].error);
    RC_ASSERT(a.choices[i].points == b.choices[i].points);
    RC_ASSERT(a.choices[i].reasons == b.choices[i].reasons);
  }
}

// Under every rule the hint is the same where the hidden cards lie otherwise.
RC_GTEST_PROP(Coach, TellsWhatTheViewTellsAlone, ()) {
  const testing::Setting s = testing::random_setting();
  testing::WatchedHand hand = testing::random_hand(s);
  const std::string seed = testing::random_seed();
  Xoshiro rng(seed, 0);
  while (!hand.round().over()) {
    if (hand.waits_for_somebody() && rng.below(4) == 0) {
      const SeatView& view = hand.view(hand.round().mover());
      const SeatView other = testing::view_of(Belief(view).sample(rng), view);
      require_equal(hint(view, seed, kWorlds), hint(other, seed, kWorlds));
    }
    hand.step(rng);
  }
}

// ---- What is claimed comes true, whatever the others do

// Plays the card, and at random until the trick or the hand is over.
Round after_trick(Round round, Card first, Xoshiro& rng) {
  const int tricks = round.tricks();
  round.play(first);
  while (round.phase() == Phase::play && round.tricks() == tricks)
    round.play(random_card(round.legal(), rng));
  if (round.phase() == Phase::needs_stock) give_shuffled_stock(round, rng);
  return round;
}

void check_claims(const Round& before, Card played, const std::vector<Reason>& reasons,
                  Xoshiro& rng) {
  const int seat = before.mover();
  const Round after = after_trick(before, played, rng);
  const bool won = after.tricks_won(seat) > before.tricks_won(seat);
  if (find(reasons, "wins-now")) RC_ASSERT(won);
  if (find(reasons, "cannot-win")) RC_ASSERT(!won);
  if (find(reasons, "out")) RC_ASSERT(!contains(after.in(), seat));
  if (find(reasons, "wins-hand")) RC_ASSERT(after.over() && after.winner() == seat);
  if (find(reasons, "saves")) RC_ASSERT(contains(after.in(), seat));
  if (const Reason* draws = find(reasons, "draws"))
    RC_ASSERT(after.hand(seat).size() ==
              before.hand(seat).size() - 1 + std::get<int>(draws->args.front().second));
  if (const Reason* ends = find(reasons, "last-holder-next")) {
    RC_ASSERT(after.over() && after.end_reason() == EndReason::last_holder);
    RC_ASSERT(std::get<SeatNumber>(ends->args.front().second).seat == after.winner());
  }
  // Nothing is hidden from the last to play.
  if (won && next_clockwise(before.in(), seat) == before.leader() && before.in_trick())
    RC_ASSERT(find(reasons, "wins-now") != nullptr);
}

RC_GTEST_PROP(Effects, ComeTrue, ()) {
  const testing::Setting s = testing::random_setting();
  testing::WatchedHand hand = testing::random_hand(s);
  Xoshiro rng(testing::random_seed(), 0);
  while (!hand.round().over()) {
    if (hand.round().phase() == Phase::play) {
      const Effects effects(hand.view(hand.round().mover()));
      for (Card each : hand.round().legal())
        check_claims(hand.round(), each, effects.of(each), rng);
    }
    hand.step(rng);
  }
}

// ---- Constructed situations

struct Situation {
  std::array<std::string_view, 4> hands;
  std::string_view stock;
  std::string_view moves;
  Rules rules = {};
};

// The codes for a card of whoever is to move; hearts are trumps, and the first hand leads.
std::vector<std::string> codes(const Situation& situation, std::string_view played) {
  Position position;
  for (std::size_t seat = 0; seat < 4; ++seat) position.hands[seat] = cards(situation.hands[seat]);
  position.stock = cards(situation.stock);
  position.trump = Suit::hearts;
  testing::WatchedHand hand({situation.rules, 4}, 0);
  hand.set_position(position);
  for (Card each : cards(situation.moves)) hand.make(each);
  std::vector<std::string> codes;
  for (const Reason& reason : Effects(hand.view(hand.round().mover())).of(card(played)))
    codes.emplace_back(reason.code);
  return codes;
}

using Codes = std::vector<std::string>;

TEST(Effects, OfWinningAtTheEndOfATrick) {
  const Situation last = {{"5C 5D", "6C 6D", "7C 7D", "8C KC"}, "2S 3S", "5C 6C 7C", {}};
  EXPECT_EQ(codes(last, "8C"), (Codes{"wins-now", "cheapest-winner", "draws"}));
  EXPECT_EQ(codes(last, "KC"), (Codes{"wins-now", "dearer-winner", "draws"}));
}

TEST(Effects, OfLosingATrick) {
  const Situation last = {{"5C 5D", "6C 6D", "AC 7D", "8C KC"}, "2S 3S", "5C 6C AC", {}};
  EXPECT_EQ(codes(last, "8C"), (Codes{"cannot-win", "weakest"}));
  EXPECT_EQ(codes(last, "KC"), (Codes{"cannot-win"}));
}

TEST(Effects, OfCardsThatMayStillCome) {
  const Situation second = {{"5C 5D", "QC KC", "7C 7D", "8D KD"}, "2S 3S", "5C", {}};
  // The ace and thirteen trumps are somewhere.
  EXPECT_EQ(codes(second, "KC"), (Codes{"may-be-beaten", "may-be-trumped"}));
  EXPECT_EQ(codes(second, "QC"), (Codes{"may-be-beaten", "may-be-trumped", "weakest"}));
}

TEST(Effects, OfTrumps) {
  const Situation discard = {{"5C 5D", "6C 6D", "AC 7D", "3H 8S"}, "2S 3S", "5C 6C AC", {}};
  EXPECT_EQ(codes(discard, "3H"), (Codes{"wins-now", "draws"}));
  EXPECT_EQ(codes(discard, "8S"), (Codes{"cannot-win", "keeps-trump", "weakest"}));
  const Situation beaten = {{"5C 5D", "6C 6D", "4H 7D", "3H 8S"}, "2S 3S", "5C 6C 4H", {}};
  EXPECT_EQ(codes(beaten, "3H"), (Codes{"cannot-win", "spends-trump"}));
  const Situation lead = {{"AH 5D", "6C 6D", "4H 7D", "3H 8S"}, "2S 3S", "", {}};
  EXPECT_EQ(codes(lead, "AH"), (Codes{"wins-now", "draws", "leads-trump"}));
}

TEST(Effects, OfTheLastCard) {
  const Situation losing = {{"5C 5D", "6C 6D", "AC 7D", "8C"}, "2S 3S", "5C 6C AC", {}};
  EXPECT_EQ(codes(losing, "8C"), (Codes{"cannot-win", "out"}));
  Situation winning = {{"5C 5D", "6C 6D", "7C 7D", "8C"}, "2S 3S", "5C 6C 7C", {}};
  EXPECT_EQ(codes(winning, "8C"), (Codes{"wins-now", "saves", "draws"}));
  winning.rules.elimination = Elimination::before_draw;
  EXPECT_EQ(codes(winning, "8C"), (Codes{"wins-now", "out"}));
  winning.hands = {"5C", "6C", "7C", "8C"};
  EXPECT_EQ(codes(winning, "8C"), (Codes{"wins-now", "wins-hand"}));
}

TEST(Effects, OfWinningTheHand) {
  const Situation survivor = {{"5C", "6C", "7C", "8C KC"}, "2S 3S", "5C 6C 7C", {}};
  EXPECT_EQ(codes(survivor, "8C"), (Codes{"wins-now", "cheapest-winner", "wins-hand"}));
  const Situation stock = {{"5C 5D", "6C 6D", "7C 7D", "8C KC"}, "2S", "5C 6C 7C", {}};
  EXPECT_EQ(codes(stock, "8C"), (Codes{"wins-now", "cheapest-winner", "wins-hand"}));
}

TEST(Effects, OfTheLastHolder) {
  Situation end = {{"5C", "6C", "7C", "8C 9C"}, "", "5C 6C", {}};
  end.rules.last_trick = LastTrick::last_holder;
  end.rules.stock_end = StockEnd::play_on;
  EXPECT_EQ(codes(end, "7C"), (Codes{"last-holder-next"}));
}

// The third hand has not followed a club, and drawn nothing since.
TEST(Effects, HeedShownVoids) {
  Situation later = {
      {"AC KC 5D", "6C 6D 2C", "7D 8D 9S", "7C 8C 2D"}, "2S 3S 4S", "AC 6C 7D 7C", {}};
  EXPECT_EQ(codes(later, "KC"), (Codes{"may-be-trumped"}));
}

// ---- The hint

TEST(Coach, SaysWhatCannotBeToldApart) {
  testing::WatchedHand hand({{}, 4}, 0);
  hand.deal(deck_of_seed("apart"));
  const SeatView& view = hand.view(hand.round().mover());
  const Hint told = hint(view, "a", 50);
  EXPECT_EQ(told.worlds, 50);
  EXPECT_EQ(told.choices.size(), 4U);
  for (const Hint::Choice& choice : told.choices) {
    const bool close = &choice != &told.best() && !difference(told.best(), choice).certain();
    EXPECT_EQ(find(choice.reasons, "about-best") != nullptr, close);
    EXPECT_LE(choice.chance, told.best().chance);
  }
  EXPECT_EQ(told.find(told.best().move), &told.best());
  EXPECT_EQ(told.find(Suit::clubs), nullptr);
}

TEST(Coach, SaysWhatIsForcedAndDecided) {
  Position position;
  position.hands = {cards("5C"), cards("6C 6D"), cards("7D"), cards("8D")};
  position.leader = 0;
  Rules rules;
  rules.stock_end = StockEnd::play_on;
  testing::WatchedHand hand({rules, 4}, 0);
  hand.set_position(position);
  const Hint told = hint(hand.view(0), "a", 10);
  ASSERT_EQ(told.choices.size(), 1U);
  EXPECT_NE(find(told.choices[0].reasons, "forced"), nullptr);
  EXPECT_EQ(told.choices[0].chance, 0);
  ASSERT_EQ(told.remarks.size(), 1U);
  EXPECT_EQ(told.remarks[0], (Reason{"decided", "F3", {{"seat", SeatNumber{1}}}}));
}

TEST(Coach, SpeaksOfSuitsToBeNamed) {
  Rules rules;
  rules.trump = TrumpRule::first_winner;
  testing::WatchedHand hand({rules, 4}, 0);
  hand.deal(deck_of_seed("name"));
  Xoshiro rng("name", 0);
  while (hand.round().phase() != Phase::name_trump) hand.step(rng);
  const SeatView& view = hand.view(hand.round().mover());
  const Hint told = hint(view, "a", 20);
  ASSERT_EQ(told.choices.size(), 4U);
  int longest = 0;
  for (const Hint::Choice& choice : told.choices) {
    const int held = view.hand().of_suit(std::get<Suit>(choice.move)).size();
    const Reason* length = find(choice.reasons, "longest-suit");
    longest += length != nullptr ? 1 : 0;
    if (length == nullptr) length = find(choice.reasons, "length");
    ASSERT_NE(length, nullptr);
    EXPECT_EQ(std::get<int>(length->args.front().second), held);
  }
  EXPECT_GE(longest, 1);
}

}  // namespace
}  // namespace linger
