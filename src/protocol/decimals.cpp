#include "protocol/decimals.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <compare>
#include <cstdint>
#include <vector>

namespace linger {
namespace {

// The size of a double: mantissa · 2^exponent.
struct Parts {
  std::uint64_t mantissa;
  int exponent;
  bool lowest;  // of those with the same exponent: the next one below is only half as far away
};

Parts parts_of(double number) {
  constexpr std::uint64_t kImplied = std::uint64_t{1} << 52;
  const auto bits = std::bit_cast<std::uint64_t>(number);
  const auto biased = static_cast<int>(bits >> 52 & 0x7FF);
  const std::uint64_t mantissa = bits & (kImplied - 1);
  if (biased == 0) return {mantissa, -1074, false};
  return {mantissa | kImplied, biased - 1075, mantissa == 0};
}

// A natural number of any size, as far as digits take it.
class Natural {
 public:
  explicit Natural(std::uint64_t number)
      : words_{static_cast<std::uint32_t>(number), static_cast<std::uint32_t>(number >> 32)} {
    trim();
  }

  Natural& operator*=(std::uint32_t factor) {
    std::uint64_t carry = 0;
    for (std::uint32_t& word : words_) {
      carry += std::uint64_t{word} * factor;
      word = static_cast<std::uint32_t>(carry);
      carry >>= 32;
    }
    words_.push_back(static_cast<std::uint32_t>(carry));
    trim();
    return *this;
  }
  Natural operator+(const Natural& other) const {
    Natural sum = *this;
    sum.words_.resize(std::max(words_.size(), other.words_.size()) + 1);
    std::uint64_t carry = 0;
    for (std::size_t i = 0; i < sum.words_.size(); ++i) {
      carry += sum.words_[i];
      if (i < other.words_.size()) carry += other.words_[i];
      sum.words_[i] = static_cast<std::uint32_t>(carry);
      carry >>= 32;
    }
    sum.trim();
    return sum;
  }
  // Not more than what it is taken from.
  Natural& operator-=(const Natural& other) {
    std::int64_t carry = 0;
    for (std::size_t i = 0; i < words_.size(); ++i) {
      carry += words_[i];
      if (i < other.words_.size()) carry -= other.words_[i];
      words_[i] = static_cast<std::uint32_t>(carry);
      carry >>= 32;
    }
    trim();
    return *this;
  }
  std::strong_ordering operator<=>(const Natural& other) const {
    if (const auto size = words_.size() <=> other.words_.size(); size != 0) return size;
    return std::lexicographical_compare_three_way(words_.rbegin(), words_.rend(),
                                                  other.words_.rbegin(), other.words_.rend());
  }

 private:
  void trim() {
    while (!words_.empty() && words_.back() == 0) words_.pop_back();
  }

  std::vector<std::uint32_t> words_;  // the lowest first, without zeros above the highest
};

// The number is 0.d₁d₂d₃… · 10^point.
struct Digits {
  std::string digits;
  int point = 0;
};

// By Steele and White, and by Burger and Dybvig after them: digits are taken off the number until
// what is left lies within half the way to the neighbours, at which reading it would end up.
Digits shortest_digits(const Parts& parts) {
  // In units of 2^(exponent - 2).
  Natural rest(parts.mantissa * 4), above(2), below(parts.lowest ? 1 : 2), one(4);
  for (int i = parts.exponent; i < 0; ++i) one *= 2;
  for (int i = 0; i < parts.exponent; ++i) rest *= 2, above *= 2, below *= 2;
  const bool even = parts.mantissa % 2 == 0;  // what lies half way is read as the even one
  const auto reaches = [even](const Natural& a, const Natural& b) { return even ? a >= b : a > b; };

  Digits result;
  for (; reaches(rest + above, one); ++result.point) one *= 10;
  const auto next_place = [&] { rest *= 10, above *= 10, below *= 10; };
  for (next_place(); !reaches(rest + above, one); next_place()) --result.point;
  while (true) {
    char digit = '0';
    for (; rest >= one; ++digit) rest -= one;
    const bool may_end = reaches(below, rest), may_end_above = reaches(rest + above, one);
    if (may_end_above && (!may_end || rest + rest > one)) ++digit;
    result.digits.push_back(digit);
    if (may_end || may_end_above) return result;
    next_place();
  }
}

}  // namespace

std::string decimals(double number, int places) {
  std::uint64_t one = 1;  // in units of the last decimal
  for (int i = 0; i < places; ++i) one *= 10;
  const auto [mantissa, exponent, lowest] = parts_of(number);
  using Wide = unsigned __int128;  // m · 10^9 has less than 83 bits, and nothing is lost
  const Wide scaled = Wide{mantissa} * one;
  Wide units = 0;
  if (exponent >= 0) {
    units = scaled << exponent;
  } else if (exponent > -128) {
    units = scaled >> -exponent;
    const Wide half = Wide{1} << (-exponent - 1);
    const Wide rest = scaled - (units << -exponent);
    if (rest > half || (rest == half && units % 2 == 1)) ++units;
  }
  const std::string fraction =
      std::to_string(one + static_cast<std::uint64_t>(units % one)).substr(1);
  return (std::signbit(number) ? "-" : "") +
         std::to_string(static_cast<std::uint64_t>(units / one)) + "." + fraction;
}

std::string shortest(double number) {
  if (number == 0) return "0";
  const auto [digits, point] = shortest_digits(parts_of(number));
  if (point > 0) return digits;  // 1
  const std::string fixed = "0." + std::string(static_cast<std::size_t>(-point), '0') + digits;
  std::string scientific = digits.substr(0, 1);
  if (digits.size() > 1) scientific += "." + digits.substr(1);
  scientific += (point > -9 ? "e-0" : "e-") + std::to_string(1 - point);
  return fixed.size() <= scientific.size() ? fixed : scientific;
}

}  // namespace linger
