#include "study/interval.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <cmath>

#include "cards/xoshiro.h"

namespace linger {
namespace {

void expect_near(const Estimate& found, double value, double low, double high) {
  EXPECT_NEAR(found.value, value, 5e-5);
  EXPECT_NEAR(found.low, low, 5e-5);
  EXPECT_NEAR(found.high, high, 5e-5);
}

TEST(ShareOf, IsWilsonsInterval) {
  expect_near(share_of(1, 10), 0.1, 0.0179, 0.4042);
  expect_near(share_of(0, 10), 0, 0, 0.2775);
  expect_near(share_of(10, 10), 1, 0.7225, 1);
  expect_near(share_of(81, 263), 0.3080, 0.2553, 0.3662);  // Newcombe (1998), table I
  expect_near(share_of(15, 148), 0.1014, 0.0624, 0.1605);  // the same
  expect_near(share_of(0, 0), 0, 0, 1);
}

TEST(ErrorOf, HoldsTheWholeInterval) {
  EXPECT_EQ(error_of({5, 4, 6}), 1);
  EXPECT_EQ(error_of({0, 0, 0.25}), 0.25);
  EXPECT_EQ(error_of({1, 0.75, 1}), 0.25);
}

TEST(ShareOf, NoneAndAllAreHeldExactly) {
  for (std::int64_t trials = 1; trials < 5000; ++trials) {
    EXPECT_EQ(share_of(0, trials).low, 0) << trials;
    EXPECT_EQ(share_of(trials, trials).high, 1) << trials;
  }
}

RC_GTEST_PROP(ShareOf, HoldsTheShareAndKeepsWithinZeroAndOne, ()) {
  const auto trials = *rc::gen::inRange<std::int64_t>(1, 1'000'000'000);
  const auto successes = *rc::gen::inRange<std::int64_t>(0, trials + 1);
  const Estimate found = share_of(successes, trials);
  RC_ASSERT(0 <= found.low);
  RC_ASSERT(found.low <= found.value);
  RC_ASSERT(found.value <= found.high);
  RC_ASSERT(found.high <= 1);
  const Estimate others = share_of(trials - successes, trials);  // the mirror image
  RC_ASSERT(std::abs(others.low - (1 - found.high)) < 1e-9);
  RC_ASSERT(std::abs(others.high - (1 - found.low)) < 1e-9);
  const Estimate more = share_of(4 * successes, 4 * trials);  // about half as wide
  RC_ASSERT(more.high - more.low < found.high - found.low);
}

TEST(MeanOf, IsWhatTheTextbookSays) {
  expect_near(mean_of(10, 30, 4), 2.5, 2.5 - 1.2652, 2.5 + 1.2652);  // of 1, 2, 3, 4
  expect_near(mean_of(7, 49, 1), 7, 7, 7);
  expect_near(mean_of(0, 0, 0), 0, 0, 0);
  expect_near(mean_of(15, 75, 3), 5, 5, 5);
}

RC_GTEST_PROP(MeanOf, HoldsTheMeanAndMovesWithIt, ()) {
  const auto figures = *rc::gen::nonEmpty<std::vector<std::uint8_t>>();
  const std::int64_t shift = *rc::gen::inRange(0, 1000);
  std::int64_t sum = 0, squares = 0, moved_sum = 0, moved_squares = 0;
  for (const std::int64_t figure : figures) {
    sum += figure;
    squares += figure * figure;
    moved_sum += figure + shift;
    moved_squares += (figure + shift) * (figure + shift);
  }
  const auto number = static_cast<std::int64_t>(figures.size());
  const Estimate found = mean_of(sum, squares, number);
  const Estimate moved = mean_of(moved_sum, moved_squares, number);
  RC_ASSERT(found.low <= found.value);
  RC_ASSERT(found.value <= found.high);
  const auto distance = static_cast<double>(shift);
  RC_ASSERT(std::abs(moved.value - found.value - distance) < 1e-6);
  RC_ASSERT(std::abs(moved.low - found.low - distance) < 1e-3);
  RC_ASSERT(std::abs(moved.high - found.high - distance) < 1e-3);
}

// The number of the throw with which the first six comes: 6 on average, and far from normal.
TEST(MeanOf, HoldsTheTruthNineteenTimesInTwenty) {
  constexpr int kRuns = 4000, kFigures = 400;
  Xoshiro rng("mean", 0);
  int held = 0;
  for (int run = 0; run < kRuns; ++run) {
    std::int64_t sum = 0, squares = 0;
    for (int i = 0; i < kFigures; ++i) {
      std::int64_t throws = 1;
      while (rng.below(6) != 5) ++throws;
      sum += throws;
      squares += throws * throws;
    }
    const Estimate found = mean_of(sum, squares, kFigures);
    held += found.low <= 6 && 6 <= found.high ? 1 : 0;
  }
  EXPECT_GT(held, kRuns * 0.935);
  EXPECT_LT(held, kRuns * 0.965);
}

TEST(ShareOf, HoldsTheTruthNineteenTimesInTwenty) {
  constexpr int kRuns = 4000, kTrials = 400;
  Xoshiro rng("share", 0);
  int held = 0;
  for (int run = 0; run < kRuns; ++run) {
    std::int64_t successes = 0;
    for (int i = 0; i < kTrials; ++i) successes += rng.below(1000) < 211 ? 1 : 0;
    const Estimate found = share_of(successes, kTrials);
    held += found.low <= 0.211 && 0.211 <= found.high ? 1 : 0;
  }
  EXPECT_GT(held, kRuns * 0.935);
  EXPECT_LT(held, kRuns * 0.965);
}

}  // namespace
}  // namespace linger
