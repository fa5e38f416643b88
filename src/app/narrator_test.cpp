#include "app/narrator.h"

#include <gtest/gtest.h>

#include "cards/card_text.h"
#include "game/presets.h"
#include "game/round.h"
#include "record/record.h"
#include "record/replay.h"

namespace linger {
namespace {

const std::vector<std::string> kNames = {"Ada", "Ben", "Cleo", "Dan"};

Card card(std::string_view text) {
  return *parse_card(text);
}
Cards cards(std::string_view text) {
  return Cards(CardList{card(text)});
}

std::string narrated(std::string_view language, const Rules& rules,
                     std::initializer_list<TableEvent> events,
                     std::optional<int> reader = std::nullopt) {
  Catalogue catalogue(language);
  catalogue.name_players(kNames);
  catalogue.address(reader);
  Narrator narrator(catalogue, rules);
  std::string text;
  for (const TableEvent& event : events) narrator.tell(event, text);
  return text;
}

std::string narrated(std::string_view language, std::string_view record_text,
                     std::optional<int> reader = std::nullopt) {
  const Record record = parse_record(record_text);
  Catalogue catalogue(language);
  catalogue.name_players(record.players);
  catalogue.address(reader);
  Narrator narrator(catalogue, record.rules);
  std::string text;
  EXPECT_FALSE(replay(record, [&](const auto& event) { narrator.tell(event, text); }));
  return text;
}

// The trick of the worked example in docs/rules.md.
constexpr std::string_view kExample = R"({"format":"linger-record/1","rules":{},
  "players":["Ada","Ben","Cleo","Dan"],"rounds":[{"position":{
  "hands":["KC 5D","3C 6D","2H","AC 7D"],"stock":"9D 4S","trump":"H","leader":0},
  "moves":"KC 3C 2H AC"}]})";

TEST(Narrator, TellsTheWorkedExample) {
  EXPECT_EQ(narrated("en", kExample),
            "Hand 1, from a set position.\n"
            "Ada holds KC 5D.\nBen holds 3C 6D.\nCleo holds 2H.\nDan holds AC 7D.\n"
            "The stock holds 2 cards.\nTrumps are hearts.\nAda leads.\n"
            "Ada leads KC.\nBen follows with 3C.\nCleo trumps with 2H.\nDan follows with AC.\n"
            "Cleo wins trick 1: 2H is the only trump.\nCleo draws 9D.\n");
}

TEST(Narrator, TellsTheWorkedExampleInGermanToOneOfThePlayers) {
  const std::string text = narrated("de", kExample, 2);
  EXPECT_NE(text.find("Im Talon liegen 2 Karten.\nTrumpf ist Herz.\nAda spielt an.\n"),
            std::string::npos)
      << text;
  EXPECT_NE(text.find("Sie trumpfen mit 2H.\nDan bedient mit AC.\n"
                      "Sie gewinnen Stich 1: 2H ist der einzige Trumpf.\nSie ziehen 9D.\n"),
            std::string::npos)
      << text;
}

std::string reason_for(std::initializer_list<Card> trick, int winner, std::optional<Suit> trump) {
  Catalogue catalogue("en");
  catalogue.name_players(kNames);
  Narrator narrator(catalogue, {});
  std::string text;
  PositionSet position;
  position.trump = trump;
  narrator.tell(position, text);
  int seat = 0;
  for (Card played : trick) narrator.tell(CardPlayed{seat++, played}, text);
  text.clear();
  narrator.tell(TrickWon{1, winner}, text);
  return text.substr(text.find(": ") + 2);
}

TEST(Narrator, SaysWhyATrickWasWon) {
  const Card kc = card("KC"), ac = card("AC"), h2 = card("2H"), h9 = card("9H"), as = card("AS");
  EXPECT_EQ(reason_for({kc, ac, as}, 1, Suit::hearts),
            "AC is the highest card of the suit led, clubs.\n");
  EXPECT_EQ(reason_for({kc, h9, as}, 0, std::nullopt),
            "KC is the only card of the suit led, clubs.\n");
  EXPECT_EQ(reason_for({kc, h2, h9}, 2, Suit::hearts), "9H is the highest trump.\n");
  EXPECT_EQ(reason_for({kc, h2, ac}, 1, Suit::hearts), "2H is the only trump.\n");
  EXPECT_EQ(reason_for({h2, kc, h9}, 2, Suit::hearts), "9H is the highest trump.\n");
}

TEST(Narrator, SaysHowACardWasPlayed) {
  const std::string text =
      narrated("en", {},
               {RoundBegan{1, 3}, TrumpShown{card("4S")}, CardPlayed{0, card("KC")},
                CardPlayed{1, card("2C")}, CardPlayed{2, card("9S")}, CardPlayed{3, card("AH")}});
  EXPECT_EQ(text,
            "Hand 1: Dan deals.\nTrumps are spades: Dan shows 4S and keeps it.\n"
            "Ada leads KC.\nBen follows with 2C.\nCleo trumps with 9S.\nDan discards AH.\n");
}

TEST(Narrator, SaysWhereTheTrumpCardIs) {
  for (const auto& [preset, words] : {std::pair("survival", "Dan shows 4S and keeps it"),
                                      std::pair("random-trump", "put under it")}) {
    const Rules rules = find_preset(preset)->rules;
    const std::string text = narrated("en", rules, {RoundBegan{1, 3}, TrumpShown{card("4S")}});
    EXPECT_NE(text.find(words), std::string::npos) << text;
  }
  Rules aside;
  aside.trump = TrumpRule::stock_aside;
  const std::string text = narrated("en", aside, {RoundBegan{1, 3}, TrumpShown{card("4S")}});
  EXPECT_NE(text.find("out of play"), std::string::npos) << text;
  EXPECT_EQ(narrated("de", {}, {TrumpNamed{1, Suit::hearts}}), "Ben bestimmt Herz zum Trumpf.\n");
}

TEST(Narrator, TellsHiddenCardsByTheirNumber) {
  EXPECT_EQ(narrated("en", {}, {CardsDealt{0, Cards::hidden(4)}, CardsDrawn{1, Cards::hidden(1)}}),
            "Ada is dealt 4 cards.\nBen draws a card.\n");
  EXPECT_EQ(narrated("de", {}, {CardsDealt{0, Cards::hidden(4)}, CardsDrawn{1, Cards::hidden(1)}}),
            "Ada erhält 4 Karten.\nBen zieht eine Karte.\n");
  EXPECT_EQ(narrated("en", {}, {CardsDrawn{1, cards("9D")}}, 1), "You draw 9D.\n");
}

TEST(Narrator, SaysWhenTheStockIsUsedUp) {
  PositionSet position;
  position.stock = 2;
  const std::string text =
      narrated("en", {}, {position, CardsDrawn{0, cards("9D")}, CardsDrawn{1, Cards::hidden(1)}});
  EXPECT_NE(text.find("Ada draws 9D.\nBen draws a card.\nThe stock is used up.\n"),
            std::string::npos)
      << text;
}

TEST(Narrator, NamesTheRulingThatEndsAHand) {
  for (const auto& [reason, ruling] :
       {std::pair(EndReason::last_survivor, "(R7)"), std::pair(EndReason::last_trick, "(R8)"),
        std::pair(EndReason::stock_exhausted, "(R9)"),
        std::pair(EndReason::last_holder, "(R10)")}) {
    for (std::string_view language : languages()) {
      const std::string text = narrated(language, {}, {RoundEnded{4, 2, reason, {1, 0, 3, 0}}});
      EXPECT_NE(text.find("Cleo"), std::string::npos) << text;
      EXPECT_NE(text.find(ruling), std::string::npos) << text;
      EXPECT_NE(text.find("Ada 1, Ben 0, Cleo 3, Dan 0"), std::string::npos) << text;
    }
  }
}

TEST(Narrator, TellsScoresAndTheMatchsEnd) {
  ScoreChanged score{4, {1, 0, 2, 0}, PerSeat<int>{-3, -3, 9, -3}};
  EXPECT_EQ(narrated("en", {}, {score}),
            "Hands won: Ada 1, Ben 0, Cleo 2, Dan 0.\nPoints: Ada -3, Ben -3, Cleo 9, Dan -3.\n");
  EXPECT_EQ(narrated("en", {}, {MatchEnded{{false, true}}}), "Ben wins the match.\n");
  EXPECT_EQ(narrated("de", {}, {MatchEnded{{true, true, false, true}}}),
            "Ada, Ben und Dan teilen sich das Match.\n");
}

TEST(Narrator, TellsWhatItCanOfAHandHeardFromTheMiddle) {
  EXPECT_EQ(narrated("en", {}, {TrickWon{3, 1}, PlayerOut{0}, CardCut{2, card("2C")}}),
            "Ben wins trick 3.\nAda has no cards left and is out.\nCleo cuts 2C.\n");
}

}  // namespace
}  // namespace linger
