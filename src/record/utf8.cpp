#include "record/utf8.h"

#include <algorithm>

namespace linger {
namespace {

constexpr bool continues(unsigned char byte) {
  return (byte & 0xC0) == 0x80;
}

// The range of the second byte, narrower than 80–BF where it would spell a surrogate, a number
// past U+10FFFF or one that fewer bytes could hold.
constexpr bool second_fits(unsigned char first, unsigned char second) {
  switch (first) {
    case 0xE0:
      return second >= 0xA0 && second <= 0xBF;
    case 0xED:
      return second >= 0x80 && second <= 0x9F;
    case 0xF0:
      return second >= 0x90 && second <= 0xBF;
    case 0xF4:
      return second >= 0x80 && second <= 0x8F;
    default:
      return continues(second);
  }
}

constexpr std::size_t length_by_first(unsigned char first) {
  if (first < 0x80) return 1;
  if (first >= 0xC2 && first <= 0xDF) return 2;
  if (first >= 0xE0 && first <= 0xEF) return 3;
  if (first >= 0xF0 && first <= 0xF4) return 4;
  return 0;
}

}  // namespace

std::size_t utf8_sequence(std::string_view text) {
  if (text.empty()) return 0;
  const auto byte = [text](std::size_t i) { return static_cast<unsigned char>(text[i]); };
  const std::size_t length = length_by_first(byte(0));
  if (length > text.size()) return 0;
  if (length >= 2 && !second_fits(byte(0), byte(1))) return 0;
  for (std::size_t i = 2; i < length; ++i)
    if (!continues(byte(i))) return 0;
  return length;
}

std::size_t find_ill_formed_utf8(std::string_view text) {
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t length = utf8_sequence(text.substr(at));
    if (length == 0) return at;
    at += length;
  }
  return std::string_view::npos;
}

std::size_t utf8_length(std::string_view text) {
  return static_cast<std::size_t>(std::ranges::count_if(
      text, [](char byte) { return !continues(static_cast<unsigned char>(byte)); }));
}

}  // namespace linger
