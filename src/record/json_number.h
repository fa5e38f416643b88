// Numbers of JSON, none of which may change by being read and written. The parser's own numbers
// have 64 bits: it rounds 0.1000000000000000055, and refuses 1e309 though that is sound JSON. So
// it never sees a number: they are set apart before it reads the text.
#pragma once

#include <cstdint>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace linger {

using Json = nlohmann::json;

// A text of JSON with a 0 and spaces over each number, so that every place is where it was, and the
// numbers in their order, views of the text that was given. A text that is no JSON is none
// afterwards either.
struct NumbersApart {
  std::string text;
  std::vector<std::string_view> numbers;
};
NumbersApart set_numbers_apart(std::string_view text);

// A number, written as JSON has it, as a value: an integer where that is written just so, else its
// text, kept as the type `binary` that no text of JSON can give.
Json json_of_number(std::string_view number);
// The text that was kept; none of another value.
std::optional<std::string_view> kept_number(const Json& json);

// Whether it is a number that is meant whole: -7, or 1e30, but not 3.0.
bool is_meant_whole(const Json& json);
// The value of an integer; none if it is not one, or has more than 64 bits.
std::optional<std::int64_t> whole_number(const Json& json);

}  // namespace linger
