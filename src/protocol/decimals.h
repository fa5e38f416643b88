// Numbers in decimals, the same in every language.
#pragma once

#include <array>
#include <charconv>
#include <string>

namespace linger {

// Of a number that was sampled, four decimals: more than a sample tells, and no more than a reader
// can use.
inline std::string decimals(double number) {
  std::array<char, 64> text;
  const auto end =
      std::to_chars(text.data(), text.data() + text.size(), number, std::chars_format::fixed, 4)
          .ptr;
  return {text.data(), end};
}

// As few digits as it takes to read the same number again.
inline std::string shortest(auto number) {
  std::array<char, 32> text;
  return {text.data(), std::to_chars(text.data(), text.data() + text.size(), number).ptr};
}

}  // namespace linger
