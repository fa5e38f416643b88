#include "record/json_reader.h"

#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

namespace linger {
namespace {

std::string code_of(std::string_view text) {
  Json json;
  const auto reason = parse_json(text, json);
  return reason ? std::string(reason->code) : "";
}

TEST(JsonReader, ReadsJsonAndNothingElse) {
  for (const char* text :
       {"null", " {} ", "[1,2.5,\"\\u00e9\",true]", "\"\xC3\xA9\"", "-0", "1e300", "1e999"})
    EXPECT_EQ(code_of(text), "") << text;
  for (const char* text : {"", "{", "{}{}", "[1,]", "NaN", "Infinity", "'a'", "{\"a\" 1}",
                           "\"\\ud800\"", "\"\n\"", "01", "+1", "// x\n1"})
    EXPECT_EQ(code_of(text), "bad-json") << text;
  using namespace std::string_view_literals;
  EXPECT_EQ(code_of("{}\0x"sv), "bad-json");
  EXPECT_EQ(code_of("{\"a\":1,\"a\":2}"), "duplicate-member");
  EXPECT_EQ(code_of("[{\"a\":{\"b\":1,\"\\u0062\":2}}]"), "duplicate-member");
  EXPECT_EQ(code_of("\"\xC3\""), "bad-utf8");
  EXPECT_EQ(code_of("\"\xED\xA0\x80\""), "bad-utf8");
  EXPECT_EQ(code_of("\"\xC0\xAF\""), "bad-utf8");
}

TEST(JsonReader, NestingHasALimit) {
  const auto nested = [](int depth) {
    const auto n = static_cast<std::size_t>(depth);
    return std::string(n, '[') + std::string(n, ']');
  };
  EXPECT_EQ(code_of(nested(kMaxJsonDepth)), "");
  EXPECT_EQ(code_of(nested(kMaxJsonDepth + 1)), "too-deep");
  EXPECT_EQ(code_of(std::string(1'000'000, '[')), "too-deep");
}

TEST(JsonReader, SaysWhereTheTextIsWrong) {
  Json json;
  const auto reason = parse_json("{\"Zo\xC3\xAB\": 1,\n \"\xC3\xA9\": x}", json);
  const Reason expected{"bad-json", "", {{"line", 2}, {"column", 7}}};
  ASSERT_TRUE(reason);
  EXPECT_EQ(*reason, expected);
}

RC_GTEST_PROP(JsonReader, NeverFailsOnAnyText, (const std::string& text)) {
  Json json;
  const auto reason = parse_json(text, json);
  if (!reason) {
    Json again;
    RC_ASSERT(!parse_json(json_text(json), again));
    RC_ASSERT(again == json);
  }
}

Json sample() {
  Json json;
  EXPECT_FALSE(parse_json(R"({"text":"x","number":3,"real":3.0,"truth":true,"list":["a","b"],)"
                          R"("object":{"inner":1},"huge":9223372036854775808})",
                          json));
  return json;
}

TEST(ObjectReader, GivesMembersByType) {
  const Json json = sample();
  ObjectReader in(json);
  EXPECT_EQ(in.string("text"), "x");
  EXPECT_EQ(in.integer("number"), 3);
  EXPECT_TRUE(in.boolean("truth"));
  EXPECT_EQ(in.strings("list"), (std::vector<std::string_view>{"a", "b"}));
  EXPECT_EQ(in.object("object").size(), 1U);
  EXPECT_TRUE(in.has("real"));
  EXPECT_FALSE(in.has("none"));
  EXPECT_TRUE(in.ok());
}

TEST(ObjectReader, KeepsTheFirstFault) {
  const Json json = sample();
  const auto fault = [&json](auto ask) {
    ObjectReader in(json, "it");
    ask(in);
    EXPECT_FALSE(in.ok());
    in.string("later");
    return in.ok() ? Reason{} : *in.fault();
  };
  EXPECT_EQ(fault([](ObjectReader& in) { in.integer("none"); }), missing_member("it.none"));
  EXPECT_EQ(fault([](ObjectReader& in) { in.integer("real"); }), wrong_type("it.real", "integer"));
  EXPECT_EQ(fault([](ObjectReader& in) { in.integer("text"); }), wrong_type("it.text", "integer"));
  EXPECT_EQ(fault([](ObjectReader& in) { in.string("number"); }),
            wrong_type("it.number", "string"));
  EXPECT_EQ(fault([](ObjectReader& in) { in.object("list"); }), wrong_type("it.list", "object"));
  EXPECT_EQ(fault([](ObjectReader& in) { in.array("text"); }), wrong_type("it.text", "array"));
  EXPECT_EQ(fault([](ObjectReader& in) { in.integer("number", 4, 9); }).code, "bad-value");
  EXPECT_EQ(fault([](ObjectReader& in) { in.integer("huge"); }).code, "bad-value");
  const Json none = 7;
  EXPECT_EQ(ObjectReader(none, "it").fault(), wrong_type("it", "object"));
}

TEST(ObjectReader, KnowsTheOthers) {
  const Json json = {{"a", 1}, {"b", {2, 3}}, {"c\"", "x\n"}};
  ObjectReader in(json);
  EXPECT_EQ(in.others({"a"}), R"("b":[2,3],"c\"":"x\n")");
  EXPECT_EQ(in.others({"a", "b", "c\""}), "");
  EXPECT_EQ(in.stranger({"a"}), "b");
  EXPECT_FALSE(in.stranger({"a", "b", "c\""}));
}

TEST(Excerpt, IsShortAndOnOneLine) {
  EXPECT_EQ(excerpt("plain"), "plain");
  EXPECT_EQ(excerpt("a\x1B[31m\n\xFF"), "a\uFFFD[31m\uFFFD\uFFFD");
  EXPECT_EQ(excerpt(std::string(1000, 'x')), std::string(40, 'x') + "…");
  EXPECT_EQ(excerpt_of(Json{1, 2}), "[1,2]");
}

}  // namespace
}  // namespace linger
