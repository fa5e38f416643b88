#include "record/json_writer.h"

#include <charconv>

#include "cards/card_text.h"
#include "record/utf8.h"

namespace linger {
namespace {

// How JSON spells a character that may not stand in a string as it is; empty if it may.
std::string_view short_escape(char character) {
  switch (character) {
    case '"':
      return "\\\"";
    case '\\':
      return "\\\\";
    case '\b':
      return "\\b";
    case '\f':
      return "\\f";
    case '\n':
      return "\\n";
    case '\r':
      return "\\r";
    case '\t':
      return "\\t";
    default:
      return "";
  }
}

void append_control(std::string& out, unsigned char code) {
  constexpr std::string_view kHex = "0123456789abcdef";
  out.append("\\u00").append(1, kHex[code >> 4]).append(1, kHex[code & 15]);
}

constexpr bool is_plain(char character) {
  return static_cast<signed char>(character) >= 0x20 && character != '"' && character != '\\' &&
         character != '\x7f';
}

// U+0080 to U+009F, which steer a terminal as those below U+0020 do.
constexpr bool is_high_control(std::string_view character) {
  return character.size() == 2 && character[0] == '\xC2' &&
         static_cast<unsigned char>(character[1]) < 0xA0;
}

}  // namespace

JsonWriter& JsonWriter::key(std::string_view name) {
  separate();
  out_.push_back('"');
  out_.append(name).append("\":");
  return *this;
}

JsonWriter& JsonWriter::value(std::string_view text) {
  separate();
  out_.push_back('"');
  while (!text.empty()) {
    std::size_t plain = 0;
    while (plain < text.size() && is_plain(text[plain])) ++plain;
    out_.append(text.substr(0, plain));
    text.remove_prefix(plain);
    if (text.empty()) break;
    const std::size_t length = utf8_sequence(text);
    if (length == 0)
      out_.append("\uFFFD");
    else if (is_high_control(text.substr(0, length)))
      append_control(out_, static_cast<unsigned char>(text[1]));
    else if (length > 1)
      out_.append(text.substr(0, length));
    else if (const auto escape = short_escape(text[0]); !escape.empty())
      out_.append(escape);
    else
      append_control(out_, static_cast<unsigned char>(text[0]));
    text.remove_prefix(length == 0 ? 1 : length);
  }
  out_.push_back('"');
  return *this;
}

JsonWriter& JsonWriter::word(std::string_view text) {
  separate();
  out_.push_back('"');
  out_.append(text).push_back('"');
  return *this;
}

JsonWriter& JsonWriter::value(bool truth) {
  separate();
  out_.append(truth ? "true" : "false");
  return *this;
}

JsonWriter& JsonWriter::null() {
  separate();
  out_.append("null");
  return *this;
}

JsonWriter& JsonWriter::value(std::int64_t number) {
  separate();
  if (number >= 0 && number < 10) {
    out_.push_back(static_cast<char>('0' + number));
    return *this;
  }
  char digits[20];
  const auto [end, error] = std::to_chars(std::begin(digits), std::end(digits), number);
  out_.append(digits, end);
  return *this;
}

JsonWriter& JsonWriter::value(Card card) {
  const auto [rank, suit] = letters(card);
  const char text[] = {rank, suit};
  return word({text, 2});
}

JsonWriter& JsonWriter::value(Suit suit) {
  const char text = letter(suit);
  return word({&text, 1});
}

JsonWriter& JsonWriter::value(std::span<const Card> cards) {
  begin_array();
  for (Card card : cards) value(card);
  return end_array();
}

JsonWriter& JsonWriter::value(CardSet cards) {
  begin_array();
  for (Card card : cards) value(card);
  return end_array();
}

JsonWriter& JsonWriter::raw(std::string_view json) {
  if (json.empty()) return *this;
  separate();
  out_.append(json);
  return *this;
}

}  // namespace linger
