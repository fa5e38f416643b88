#include "record/json_number.h"

#include <gtest/gtest.h>

#include "record/json_reader.h"
#include "record/record.h"

namespace linger {
namespace {

// As JSON's grammar has them: the parser's own numbers hold none of these as they stand.
std::vector<std::string> odd_numbers() {
  return {"-0",
          "1.50",
          "3.0",
          "1E5",
          "1e+05",
          "-0.0e-0",
          "1e309",
          "-1e309",
          "1e-400",
          "1e99999999999999999999",
          "0.1000000000000000055511151231257827021181583404541015625",
          "9223372036854775808",
          "-9223372036854775809",
          "18446744073709551615",
          "18446744073709551616",
          "12345678901234567890123456789",
          std::string(1'000'000, '7'),
          "0." + std::string(1'000'000, '3')};
}

std::vector<std::string> plain_numbers() {
  return {"0", "7", "-1", "9223372036854775807", "-9223372036854775808"};
}

std::vector<std::string> all_numbers() {
  auto all = odd_numbers();
  for (const std::string& number : plain_numbers()) all.push_back(number);
  return all;
}

TEST(JsonNumber, IsWrittenAsItWasRead) {
  for (const std::string& number : all_numbers()) {
    const std::string text = R"({"a":[)" + number + "," + number + R"(],"b":)" + number + "}";
    Json json;
    ASSERT_FALSE(parse_json(text, json)) << excerpt(number);
    EXPECT_TRUE(json_text(json) == text) << excerpt(number);
    ASSERT_FALSE(parse_json(number, json)) << excerpt(number);
    EXPECT_TRUE(json_text(json) == number) << excerpt(number);
  }
}

TEST(JsonNumber, IsNoneInsideAString) {
  const std::string text = R"({"\"3":"\\","-4e5":["\\\"6"],"1":"2"})";
  Json json;
  ASSERT_FALSE(parse_json(text, json));
  EXPECT_EQ(json_text(json), text);
}

// Each beside a number that is well written, where one that is set apart might heal it.
TEST(JsonNumber, IllWrittenIsRefused) {
  for (const char* number :
       {"01",  "-01", "+1",   ".5",    "1.",    "1.-2",   "1.e5",  "1e",      "1e+", "-",
        "--1", "1-2", "1 2",  "1.5.5", "1e5e5", "1e5.5",  "0x5",   "0-",      "1-",  "1_000",
        "00",  "0 0", "-0-0", "true1", "1true", "1\"1\"", "1e--5", "Infinity"})
    for (const std::string& text : {std::string(number), "[1," + std::string(number) + ",1]",
                                    "{\"a\":" + std::string(number) + "}"}) {
      Json json;
      const auto reason = parse_json(text, json);
      ASSERT_TRUE(reason) << text;
      EXPECT_EQ(reason->code, "bad-json") << text;
    }
}

TEST(JsonNumber, KnowsWhatIsWhole) {
  const auto is_whole = [](std::string_view number) {
    return is_meant_whole(json_of_number(number));
  };
  for (const char* number : {"0", "-0", "7", "1e30", "1.5E30", "99999999999999999999"})
    EXPECT_TRUE(is_whole(number)) << number;
  for (const char* number : {"3.0", "0.5", "-1.0"}) EXPECT_FALSE(is_whole(number)) << number;
  for (const Json& other : {Json("7"), Json(true), Json(), Json::array({7})})
    EXPECT_FALSE(is_meant_whole(other)) << other;

  EXPECT_EQ(whole_number(json_of_number("-0")), 0);
  for (const std::string& number : plain_numbers())
    EXPECT_EQ(std::to_string(whole_number(json_of_number(number)).value()), number);
  for (const char* number : {"1e0", "3.0", "9223372036854775808"})
    EXPECT_FALSE(whole_number(json_of_number(number))) << number;
}

// A record with a number wherever it may have members of its own.
std::string with_strangers(std::string_view number) {
  const std::string member = R"("x":)" + std::string(number);
  return R"({"format":"linger-record/1","rules":{"preset":"survival"},"players":["A","B","C"],)"
         R"("rounds":[{"position":{"hands":["2C","3C",""],"stock":"","leader":0,)" +
         member + R"(},"moves":"",)" + member + "}]," + member + "}";
}

TEST(JsonNumber, OfAMemberThatNobodyKnowsIsKept) {
  for (const std::string& number : all_numbers()) {
    const std::string text = with_strangers(number);
    const Record record = parse_record(text);
    ASSERT_FALSE(record.fault) << excerpt(number);
    EXPECT_TRUE(write_record(record) == text) << excerpt(number);
  }
}

// A record in which what stands at a member is this number.
Record with_number(std::string_view member, std::string_view number) {
  std::string text =
      member == R"("leader":)"
          ? with_strangers("1")
          : R"({"format":"linger-record/1","rules":{"hand":5,"match":{"hands":9}},)"
            R"("players":["A","B","C"],"rounds":[{"dealer":0,"seed":"x","moves":""}]})";
  text.replace(text.find(member) + member.size(), 1, number);
  return parse_record(text);
}

// Wherever a whole number is asked for: one out of range is said to be, however large.
TEST(JsonNumber, OutOfRangeIsToldWithWhatIsAllowed) {
  constexpr std::pair<std::string_view, std::string_view> kLimits[] = {
      {R"("dealer":)", "0-2"},
      {R"("leader":)", "0-2"},
      {R"("hand":)", "players, 1-17"},
      {R"("hands":)", "first_to:1-99, hands:1-99"}};
  const std::string numbers[] = {
      "1e30", "-1E+309", "-1", "100", "18446744073709551616", "1" + std::string(1000, '0')};
  for (const auto& [member, allowed] : kLimits) {
    for (const std::string& number : numbers) {
      const auto fault = with_number(member, number).fault;
      ASSERT_TRUE(fault) << member << number;
      EXPECT_EQ(fault->reason.code, "bad-value") << member << number;
      const std::pair<std::string_view, Argument> told{"allowed", std::string(allowed)};
      EXPECT_EQ(fault->reason.args.back(), told) << member << number;
    }
    EXPECT_EQ(with_number(member, "1.0").fault->reason.code, "wrong-type") << member;
  }
}

}  // namespace
}  // namespace linger
