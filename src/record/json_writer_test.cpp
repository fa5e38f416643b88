#include "record/json_writer.h"

#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

#include "record/json_reader.h"
#include "record/utf8.h"

namespace linger {
namespace {

TEST(JsonWriter, SetsCommasWhereTheyAreDue) {
  std::string out = "before ";
  JsonWriter json(out);
  json.begin_object().member("a", 1).key("b").begin_array().value(2).value("x,").begin_array();
  json.end_array().begin_object().end_object().end_array().raw("").raw("\"c\":3");
  json.key("d").null().member("e", true);
  json.member("f", CardList{Card(Rank::ten, Suit::hearts), Card(Rank::two, Suit::clubs)});
  json.member("g", Suit::spades).key("h").next() += "[]";
  json.end_object();
  EXPECT_EQ(out,
            "before {\"a\":1,\"b\":[2,\"x,\",[],{}],\"c\":3,\"d\":null,\"e\":true,"
            "\"f\":[\"TH\",\"2C\"],\"g\":\"S\",\"h\":[]}");
}

TEST(JsonWriter, WritesNumbers) {
  std::string out;
  JsonWriter(out).begin_array().value(-1).value(10).value(INT64_MIN).value(INT64_MAX).end_array();
  EXPECT_EQ(out, "[-1,10,-9223372036854775808,9223372036854775807]");
}

TEST(JsonWriter, EscapesAsJsonAsks) {
  std::string out;
  JsonWriter(out).value("\"\\/\b\f\n\r\t\x01\x1f\x7f\u0080\u009f\u00a0 é\U0001F0A1 \xFF\xC3");
  EXPECT_EQ(out,
            "\"\\\"\\\\/\\b\\f\\n\\r\\t\\u0001\\u001f\\u007f\\u0080\\u009f\u00a0 é\U0001F0A1 "
            "\uFFFD\uFFFD\"");
}

RC_GTEST_PROP(JsonWriter, AnyBytesAreReadBack, (const std::string& text)) {
  std::string out;
  JsonWriter(out).value(text);
  Json json;
  RC_ASSERT(!parse_json(out, json));
  if (find_ill_formed_utf8(text) == std::string::npos)
    RC_ASSERT(json.get_ref<const std::string&>() == text);
}

TEST(Utf8, CountsCharacters) {
  EXPECT_EQ(utf8_length("Zoë 🂡"), 5U);
  EXPECT_EQ(find_ill_formed_utf8("Zoë 🂡"), std::string::npos);
  EXPECT_EQ(find_ill_formed_utf8("ab\xE2\x99"), 2U);
  EXPECT_EQ(find_ill_formed_utf8("\xF4\x90\x80\x80"), 0U);
  EXPECT_EQ(utf8_sequence(""), 0U);
}

}  // namespace
}  // namespace linger
