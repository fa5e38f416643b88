#include "record/record.h"

#include <gtest/gtest.h>

#include "record/card_words.h"
#include "record/conformance_lines.h"

namespace linger {
namespace {

TEST(Record, WrittenAndReadAgainIsTheSame) {
  for (const ConformanceLine& line : conformance_lines()) {
    const Record record = parse_record(line.record);
    ASSERT_FALSE(record.fault) << line.file << ":" << line.number;
    const std::string text = write_record(record);
    EXPECT_EQ(text.find('\n'), std::string::npos);
    EXPECT_EQ(parse_record(text), record) << line.file << ":" << line.number;
  }
}

constexpr std::string_view kWithStrangers =
    R"({"format":"linger-record/1","rules":{},"players":["Zoë","Ben","Cleo"],)"
    R"("rounds":[{"dealer":0,"seed":"hello","moves":"4c 10♦ =h","words":["a","b"]}],)"
    R"("place":{"name":"caf\u00e9"},"when":1.5})";

TEST(Record, KeepsWhatItDoesNotKnow) {
  const Record record = parse_record(kWithStrangers);
  ASSERT_FALSE(record.fault);
  EXPECT_EQ(record.further, R"("place":{"name":"café"},"when":1.5)");
  EXPECT_EQ(record.rounds[0].further, R"("words":["a","b"])");
  EXPECT_EQ(
      write_record(record),
      R"({"format":"linger-record/1","rules":{"preset":"survival"},"players":["Zoë","Ben","Cleo"],)"
      R"("rounds":[{"dealer":0,"seed":"hello","moves":"4C TD =H","words":["a","b"]}],)"
      R"("place":{"name":"café"},"when":1.5})");
  EXPECT_EQ(parse_record(write_record(record)), record);
}

TEST(Record, ASeedStandsForItsDeck) {
  const Record record = parse_record(kWithStrangers);
  EXPECT_EQ(record.rounds[0].deck, deck_of_seed("hello"));
  std::string both(kWithStrangers);
  both.replace(both.find("\"seed\""), 0, "\"deck\":\"" + to_text(deck_of_seed("hello")) + "\",");
  EXPECT_EQ(parse_record(both), record);
}

std::string code_of(std::string_view what, std::string_view instead) {
  std::string text(kWithStrangers);
  text.replace(text.find(what), what.size(), instead);
  const Record record = parse_record(text);
  return record.fault ? std::string(record.fault->reason.code) : "";
}

TEST(Record, NamesHaveALength) {
  std::string forty;
  for (int i = 0; i < 40; ++i) forty += "ë";
  EXPECT_EQ(code_of("Zoë", forty), "");
  EXPECT_EQ(code_of("Zoë", forty + "x"), "bad-name");
  EXPECT_EQ(code_of("Zoë", ""), "bad-name");
  EXPECT_EQ(code_of("\"Zoë\"", "7"), "wrong-type");
  EXPECT_EQ(code_of("\"Zoë\",", ""), "bad-value");
  EXPECT_EQ(code_of("\"Zoë\",", "\"1\",\"2\",\"3\",\"4\",\"5\","), "bad-value");
}

TEST(Record, MembersHaveTypes) {
  EXPECT_EQ(code_of("\"rules\":{}", "\"rules\":[]"), "wrong-type");
  EXPECT_EQ(code_of("\"rules\":{}", "\"rule\":{}"), "missing-member");
  EXPECT_EQ(code_of("\"dealer\":0", "\"dealer\":0.0"), "wrong-type");
  EXPECT_EQ(code_of("\"dealer\":0", "\"dealer\":3"), "bad-value");
  EXPECT_EQ(code_of("\"dealer\":0", "\"dealer\":-1"), "bad-value");
  EXPECT_EQ(code_of("\"hello\"", "5"), "wrong-type");
  EXPECT_EQ(code_of("\"4c 10♦ =h\"", "[]"), "wrong-type");
  EXPECT_EQ(code_of("\"moves\"", "\"move\""), "missing-member");
  EXPECT_EQ(code_of("\"words\"", "\"moves\""), "duplicate-member");
  EXPECT_EQ(parse_record("[]").fault->reason.code, "wrong-type");
  EXPECT_EQ(parse_record("").fault->reason.code, "bad-json");
}

TEST(CardWords, AreSeparatedByWhiteSpace) {
  std::vector<Move> moves;
  EXPECT_FALSE(parse_moves(" \t4c\r\n10D  =♠ ", moves));
  EXPECT_EQ(to_text(moves), "4C TD =S");
  CardList cards;
  EXPECT_FALSE(parse_cards("", cards));
  EXPECT_TRUE(cards.empty());
  const auto reason = parse_cards("4C 5C 4c", cards);
  const Reason expected{"card-twice", "", {{"card", Card(Rank::four, Suit::clubs)}}};
  ASSERT_TRUE(reason);
  EXPECT_EQ(*reason, expected);
  EXPECT_EQ(cards.size(), 2);
}

}  // namespace
}  // namespace linger
