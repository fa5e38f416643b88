#include "record/event_json.h"

#include <gtest/gtest.h>

#include "record/reason_json.h"

namespace linger {
namespace {

const Card kKing(Rank::king, Suit::clubs);
const Card kTen(Rank::ten, Suit::diamonds);

template <class T>
std::string text_of(const T& event) {
  std::string out;
  append_json(out, event);
  return out;
}

TEST(EventJson, HasTheMembersOfTheTable) {
  EXPECT_EQ(text_of(RoundBegan{2, 3}), R"({"event":"round","number":2,"dealer":3})");
  EXPECT_EQ(text_of(RoundBegan{1, {}}), R"({"event":"round","number":1})");
  EXPECT_EQ(text_of(TrumpShown{kTen}), R"({"event":"trump","suit":"D","card":"TD"})");
  EXPECT_EQ(text_of(TrumpNamed{1, Suit::hearts}), R"({"event":"trump","suit":"H","seat":1})");
  EXPECT_EQ(text_of(CardPlayed{0, kKing}), R"({"event":"play","seat":0,"card":"KC"})");
  EXPECT_EQ(text_of(TrickWon{12, 5}), R"({"event":"trick","number":12,"winner":5})");
  EXPECT_EQ(text_of(StockReshuffled{8}), R"({"event":"reshuffle","count":8})");
  EXPECT_EQ(text_of(PlayerOut{4}), R"({"event":"out","seat":4})");
  EXPECT_EQ(text_of(RoundEnded{3, 2, EndReason::last_holder, {0, 1, 2}}),
            R"({"event":"end","winner":2,"reason":"last-holder","tricks":[0,1,2]})");
  EXPECT_EQ(text_of(ScoreChanged{3, {0, 1, 0}, {}}), R"({"event":"score","wins":[0,1,0]})");
  EXPECT_EQ(text_of(ScoreChanged{3, {0, 1, 0}, PerSeat<int>{-1, 2, -1}}),
            R"({"event":"score","wins":[0,1,0],"points":[-1,2,-1]})");
  EXPECT_EQ(text_of(MatchEnded{{true, false, true}}), R"({"event":"match-end","winners":[0,2]})");
}

TEST(EventJson, HiddenCardsAreANumber) {
  const Cards known(CardList{kTen, kKing});
  EXPECT_EQ(text_of(CardsDealt{1, known}), R"({"event":"deal","seat":1,"cards":["TD","KC"]})");
  EXPECT_EQ(text_of(CardsDealt{1, Cards::hidden(4)}), R"({"event":"deal","seat":1,"count":4})");
  EXPECT_EQ(text_of(CardsDrawn{1, known}), R"({"event":"draw","seat":1,"cards":["TD","KC"]})");
  EXPECT_EQ(text_of(CardsDrawn{1, Cards::hidden(1)}), R"({"event":"draw","seat":1,"count":1})");
  EXPECT_EQ(text_of(PositionSet{3, 1, {known, Cards::hidden(2), Cards()}, 9, Suit::clubs}),
            R"({"event":"position","leader":1,"hands":[["TD","KC"],{"count":2},[]],"stock":9,)"
            R"("trump":"C"})");
}

TEST(EventJson, AnyEventIsWrittenAsItsKind) {
  EXPECT_EQ(text_of(Event(PlayerOut{4})), text_of(PlayerOut{4}));
}

TEST(ReasonJson, WritesCodesAndArguments) {
  const Reason reason{"must-follow",
                      "R4",
                      {{"seat", SeatNumber{2}},
                       {"suit", Suit::clubs},
                       {"cards", CardList{kKing}},
                       {"card", kTen},
                       {"text", std::string("a\"b")},
                       {"number", 7}}};
  EXPECT_EQ(text_of(reason),
            R"({"code":"must-follow","ruling":"R4","args":{"seat":2,"suit":"C","cards":["KC"],)"
            R"("card":"TD","text":"a\"b","number":7}})");
  EXPECT_EQ(text_of(Fault{2, 17, {"bad-card", ""}}),
            R"({"round":2,"move":17,"code":"bad-card","args":{}})");
}

}  // namespace
}  // namespace linger
