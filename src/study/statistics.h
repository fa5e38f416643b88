// Figures with error bars: means of blocks, and a test that stops when it knows enough.
#pragma once

#include <cstdint>
#include <optional>

namespace linger {

// Half the width of a 95 % interval of a normal distribution, in standard errors.
inline constexpr double kNormal95 = 1.96;

// The mean of figures that are independent of each other and equally distributed, one a block.
class BlockMean {
 public:
  void add(double figure);

  int blocks() const { return blocks_; }
  double mean() const { return mean_; }  // 0 of no blocks
  // Of the blocks, with n − 1; none of fewer than two.
  std::optional<double> variance() const;
  // Of the mean.
  std::optional<double> standard_error() const;

 private:
  int blocks_ = 0;
  double mean_ = 0;
  double squares_ = 0;  // sum of the squared distances from the mean
};

// Wald's sequential test between two means, with an error of 5 % on either side.
struct Sprt {
  double mean0 = 0;  // rejected when the truth seems to be mean1, which is larger
  double mean1 = 0;
};

enum class SprtVerdict : std::uint8_t { undecided, mean0, mean1 };

// Fewer blocks than these decide nothing: their variance is not known well enough.
inline constexpr int kSprtLeastBlocks = 20;

// The logarithm of how much likelier mean1 makes the blocks than mean0 does; the blocks' means are
// taken as normal, with the variance that was seen (a generalised test, GSPRT). 0 while that is
// unknown.
double log_likelihood_ratio(const Sprt& sprt, const BlockMean& seen);

// The ratio's bounds are ∓kSprtBound = ∓log(0.95 / 0.05).
inline constexpr double kSprtBound = 2.9444389791664403;
SprtVerdict judge(const Sprt& sprt, const BlockMean& seen);

}  // namespace linger
