#include "protocol/decimals.h"

#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

#include <array>
#include <bit>
#include <charconv>
#include <cmath>

#include "cards/xoshiro.h"

namespace linger {
namespace {

std::string by_library(double number, auto... how) {
  std::array<char, 64> text{};
  return {text.data(), std::to_chars(text.data(), text.data() + text.size(), number, how...).ptr};
}

void expect_like_library(double number) {
  for (int places : {4, 6})
    EXPECT_EQ(decimals(number, places), by_library(number, std::chars_format::fixed, places));
  if (!std::signbit(number) && number <= 1) EXPECT_EQ(shortest(number), by_library(number));
}

TEST(Decimals, AreThoseOfTheLibrary) {
  for (double number : {0.0,
                        -0.0,
                        1.0,
                        -1.0,
                        0.5,
                        0.00005,
                        0.00015,
                        0.000050000000000000004,
                        1.0 / 3,
                        0.99995,
                        0.1,
                        1e-5,
                        1e-9,
                        1e-10,
                        1.25e-10,
                        5e-324,
                        2.2250738585072014e-308,
                        0x1p-20,
                        0x1p-60,
                        0.03125,
                        12.34565,
                        -17.99995,
                        123456789.00005,
                        8e13})
    expect_like_library(number);
}

RC_GTEST_PROP(Decimals, OfAnyChanceAreThoseOfTheLibrary, ()) {
  Xoshiro rng("decimals", *rc::gen::arbitrary<std::uint64_t>());
  for (int i = 0; i < 20; ++i) {
    const double chance = rng.fraction();
    expect_like_library(chance);
    expect_like_library(-100 * chance);
    expect_like_library(static_cast<double>(rng.below(100)) / (1 + rng.below(100)));
    // Of every size that a double may have.
    const double any = std::bit_cast<double>(rng.next() & ~(std::uint64_t{3} << 62));
    if (any <= 1) expect_like_library(any);
    // Half way between two numbers of four decimals, as near as a double comes to it.
    expect_like_library((rng.below(10'000) + 0.5) / 10'000);
  }
}

}  // namespace
}  // namespace linger
