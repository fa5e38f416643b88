// Numbers that were sampled, as JSON.
#pragma once

#include <array>
#include <charconv>
#include <string>

namespace linger {

// Four decimals: more than a sample tells, and no more than a reader can use.
inline std::string decimals(double number) {
  std::array<char, 64> text;
  const auto end =
      std::to_chars(text.data(), text.data() + text.size(), number, std::chars_format::fixed, 4)
          .ptr;
  return {text.data(), end};
}

}  // namespace linger
