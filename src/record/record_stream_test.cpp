#include "record/record_stream.h"

#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

#include <sstream>
#include <vector>

namespace linger {
namespace {

std::vector<RecordText> all_of(const std::string& text, std::size_t limit = kMaxRecordBytes) {
  std::istringstream input(text);
  RecordStream stream(input, limit);
  std::vector<RecordText> records;
  RecordText record;
  while (stream.next(record)) records.push_back(record);
  return records;
}

void expect(const std::string& text, const std::vector<std::pair<int, std::string>>& expected) {
  const auto records = all_of(text);
  ASSERT_EQ(records.size(), expected.size()) << text;
  for (std::size_t i = 0; i < records.size(); ++i) {
    EXPECT_EQ(records[i].line, expected[i].first) << text;
    EXPECT_EQ(records[i].text, expected[i].second) << text;
    EXPECT_FALSE(records[i].fault) << text;
  }
}

TEST(RecordStream, ReadsALineARecord) {
  expect("", {});
  expect("\n \n", {});
  expect("{\"a\":1}\n{\"b\":2}", {{1, "{\"a\":1}"}, {2, "{\"b\":2}"}});
  expect("\xEF\xBB\xBF{\"a\":1}\r\n\r\n{\"b\":2}\r\n", {{1, "{\"a\":1}"}, {3, "{\"b\":2}"}});
}

TEST(RecordStream, ReadsARecordOverSeveralLines) {
  expect("\n{\n  \"a\": [\n 1]\n}\n{\"b\":2}\n", {{2, "{\n  \"a\": [\n 1]\n}"}, {6, "{\"b\":2}"}});
  // Brackets in strings do not count.
  expect("{\"a\":\n \"}\\\"}\",\n \"b\":2}\n", {{1, "{\"a\":\n \"}\\\"}\",\n \"b\":2}"}});
}

TEST(RecordStream, AnIncompleteRecordEndsWhereTheNextBegins) {
  expect("{\"a\":\n{\"b\":2}\n", {{1, "{\"a\":"}, {2, "{\"b\":2}"}});
  expect("{\"a\":\"x\n{\"b\":2}\n", {{1, "{\"a\":\"x"}, {2, "{\"b\":2}"}});
  expect("{\"a\":", {{1, "{\"a\":"}});
}

TEST(RecordStream, RubbishIsARecordToo) {
  expect("{}\nrubbish\n{}\n", {{1, "{}"}, {2, "rubbish"}, {3, "{}"}});
  expect("]\n{}\n", {{1, "]"}, {2, "{}"}});
}

TEST(RecordStream, TooLongARecordDoesNotStopTheNext) {
  const std::string fits = "{\"a\":\"" + std::string(92, 'x') + "\"}";  // 100 bytes
  const std::string longer = "{\"a\":\"" + std::string(93, 'x') + "\"}";
  const std::string lines = "{\n" + std::string(60, ' ') + "\n" + std::string(60, ' ') + "\n}";
  const auto records = all_of(fits + "\n" + longer + "\n" + fits + "\n" + lines + "\n{}", 100);
  ASSERT_EQ(records.size(), 5U);
  const Reason expected{"too-long", "", {{"limit", 100}}};
  for (std::size_t i : {1U, 3U}) {
    ASSERT_TRUE(records[i].fault);
    EXPECT_EQ(*records[i].fault, expected);
    EXPECT_LE(records[i].text.size(), 100U);
  }
  for (std::size_t i : {0U, 2U, 4U}) EXPECT_FALSE(records[i].fault) << i;
  EXPECT_EQ(records[2].text, fits);
  EXPECT_EQ(records[4].line, 8);
}

TEST(RecordStream, ALineFarPastTheLimitIsPassedOver) {
  const auto records = all_of("{\"a\":\"" + std::string(1'000'000, 'x') + "\"}\n{}\n", 1000);
  ASSERT_EQ(records.size(), 2U);
  EXPECT_TRUE(records[0].fault);
  EXPECT_EQ(records[1].text, "{}");
  EXPECT_EQ(records[1].line, 2);
}

RC_GTEST_PROP(RecordStream, LosesNothing, ()) {
  const auto text =
      *rc::gen::container<std::string>(rc::gen::elementOf(std::string("{}[]\"\\a \n")));
  std::string kept;
  for (const RecordText& record : all_of(text)) kept += record.text + "\n";
  // All but what is blank.
  const auto squeeze = [](const std::string& from) {
    std::string to;
    for (char c : from)
      if (c != ' ' && c != '\n') to.push_back(c);
    return to;
  };
  RC_ASSERT(squeeze(kept) == squeeze(text));
}

}  // namespace
}  // namespace linger
