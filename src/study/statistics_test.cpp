#include "study/statistics.h"

#include <gtest/gtest.h>

#include <cmath>

#include "cards/xoshiro.h"

namespace linger {
namespace {

// Shares of ten hands, each won with the chance of so many thousandths.
double share_of_ten(std::uint32_t thousandths, Xoshiro& rng) {
  int wins = 0;
  for (int i = 0; i < 10; ++i) wins += rng.below(1000) < thousandths ? 1 : 0;
  return wins / 10.0;
}

TEST(BlockMean, IsWhatTheTextbookSays) {
  BlockMean blocks;
  EXPECT_EQ(blocks.mean(), 0);
  EXPECT_FALSE(blocks.standard_error());
  blocks.add(2);
  EXPECT_EQ(blocks.mean(), 2);
  EXPECT_FALSE(blocks.standard_error());
  for (double figure : {4.0, 4.0, 4.0, 5.0, 5.0, 7.0, 9.0}) blocks.add(figure);
  EXPECT_EQ(blocks.blocks(), 8);
  EXPECT_DOUBLE_EQ(blocks.mean(), 5);
  EXPECT_DOUBLE_EQ(*blocks.variance(), 32.0 / 7);
  EXPECT_DOUBLE_EQ(*blocks.standard_error(), std::sqrt(32.0 / 7 / 8));
}

TEST(BlockMean, ItsIntervalHoldsTheTruthNineteenTimesInTwenty) {
  constexpr int kRuns = 4000;
  Xoshiro rng("interval", 0);
  int held = 0;
  for (int run = 0; run < kRuns; ++run) {
    BlockMean blocks;
    for (int i = 0; i < 200; ++i) blocks.add(share_of_ten(250, rng));
    held += std::abs(blocks.mean() - 0.25) <= kNormal95 * *blocks.standard_error() ? 1 : 0;
  }
  EXPECT_NEAR(held, 0.95 * kRuns, 4 * std::sqrt(0.95 * 0.05 * kRuns));
}

// How often of a hundred runs the test decides for mean1.
int decisions_for_mean1(std::uint32_t thousandths) {
  const Sprt sprt{0.25, 0.30};
  Xoshiro rng("sprt", thousandths);
  int decided = 0;
  for (int run = 0; run < 100; ++run) {
    BlockMean blocks;
    while (judge(sprt, blocks) == SprtVerdict::undecided)
      blocks.add(share_of_ten(thousandths, rng));
    EXPECT_LT(blocks.blocks(), 2000);
    decided += judge(sprt, blocks) == SprtVerdict::mean1 ? 1 : 0;
  }
  return decided;
}

TEST(Sprt, EndsOnTheRightSide) {
  EXPECT_EQ(decisions_for_mean1(350), 100);
  EXPECT_GE(decisions_for_mean1(300), 85);  // 95 are to be expected
  EXPECT_LE(decisions_for_mean1(250), 15);
  EXPECT_EQ(decisions_for_mean1(200), 0);
}

TEST(Sprt, DecidesNothingBeforeItKnowsTheVariance) {
  const Sprt sprt{0.25, 0.26};
  BlockMean blocks;
  EXPECT_EQ(log_likelihood_ratio(sprt, blocks), 0);
  for (int i = 0; i < kSprtLeastBlocks; ++i) {
    EXPECT_EQ(judge(sprt, blocks), SprtVerdict::undecided);
    blocks.add(1);
  }
  EXPECT_EQ(judge(sprt, blocks), SprtVerdict::mean1);  // all alike: there is no doubt
  EXPECT_NEAR(kSprtBound, std::log(0.95 / 0.05), 1e-12);
}

}  // namespace
}  // namespace linger
