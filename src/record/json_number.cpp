#include "record/json_number.h"

#include <algorithm>
#include <charconv>

namespace linger {
namespace {

bool is_digit(char character) {
  return character >= '0' && character <= '9';
}

// The length of the number that the text begins with, by JSON's grammar; 0 if there is none.
std::size_t number_length(std::string_view text) {
  std::size_t at = 0;
  const auto take = [&](std::string_view any) {
    const bool there = at < text.size() && any.find(text[at]) != any.npos;
    if (there) ++at;
    return there;
  };
  const auto take_digits = [&] {
    const std::size_t begin = at;
    while (at < text.size() && is_digit(text[at])) ++at;
    return at > begin;
  };
  take("-");
  if (!take("0") && !take_digits()) return 0;
  if (take(".") && !take_digits()) return 0;
  if (take("eE")) {
    take("+-");
    if (!take_digits()) return 0;
  }
  return at;
}

// Where the string goes on that begins at `at`: behind its closing quotation mark.
std::size_t string_end(std::string_view text, std::size_t at) {
  for (++at; at < text.size() && text[at] != '"'; ++at)
    if (text[at] == '\\') ++at;
  return std::min(at + 1, text.size());
}

std::optional<std::int64_t> parse_integer(std::string_view text) {
  std::int64_t value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc() || end != text.data() + text.size()) return std::nullopt;
  return value;
}

}  // namespace

NumbersApart set_numbers_apart(std::string_view text) {
  NumbersApart apart{std::string(text), {}};
  for (std::size_t at = 0; at < text.size();) {
    if (text[at] == '"') {
      at = string_end(text, at);
    } else if (text[at] == '-' || is_digit(text[at])) {
      const std::size_t length = number_length(text.substr(at));
      if (length == 0) break;  // the rest stays as it is, for the parser to stumble here
      apart.numbers.push_back(text.substr(at, length));
      std::fill_n(apart.text.begin() + static_cast<std::ptrdiff_t>(at), length, ' ');
      apart.text[at] = '0';
      at += length;
    } else {
      ++at;
    }
  }
  return apart;
}

Json json_of_number(std::string_view number) {
  if (const auto value = parse_integer(number); value && number != "-0") return *value;
  return Json::binary({number.begin(), number.end()});
}

std::optional<std::string_view> kept_number(const Json& json) {
  const auto* bytes = json.get_ptr<const Json::binary_t*>();
  if (bytes == nullptr) return std::nullopt;
  return std::string_view(reinterpret_cast<const char*>(bytes->data()), bytes->size());
}

bool is_meant_whole(const Json& json) {
  const auto number = kept_number(json);
  if (!number) return json.is_number_integer();
  return number->find('.') == number->npos || number->find_first_of("eE") != number->npos;
}

std::optional<std::int64_t> whole_number(const Json& json) {
  if (const auto number = kept_number(json)) return parse_integer(*number);
  if (!json.is_number_integer()) return std::nullopt;
  return json.get<std::int64_t>();
}

}  // namespace linger
