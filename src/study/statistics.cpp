#include "study/statistics.h"

#include <cmath>
#include <limits>

namespace linger {

// Welford's way: no difference of large sums.
void BlockMean::add(double figure) {
  ++blocks_;
  const double distance = figure - mean_;
  mean_ += distance / blocks_;
  squares_ += distance * (figure - mean_);
}

std::optional<double> BlockMean::variance() const {
  if (blocks_ < 2) return std::nullopt;
  return squares_ / (blocks_ - 1);
}

std::optional<double> BlockMean::standard_error() const {
  if (blocks_ < 2) return std::nullopt;
  return std::sqrt(*variance() / blocks_);
}

double log_likelihood_ratio(const Sprt& sprt, const BlockMean& seen) {
  if (!seen.variance()) return 0;
  const double middle = (sprt.mean0 + sprt.mean1) / 2;
  const double lead = seen.blocks() * (sprt.mean1 - sprt.mean0) * (seen.mean() - middle);
  if (lead == 0) return 0;
  if (*seen.variance() == 0) return std::copysign(std::numeric_limits<double>::infinity(), lead);
  return lead / *seen.variance();
}

SprtVerdict judge(const Sprt& sprt, const BlockMean& seen) {
  if (seen.blocks() < kSprtLeastBlocks) return SprtVerdict::undecided;
  const double ratio = log_likelihood_ratio(sprt, seen);
  if (ratio >= kSprtBound) return SprtVerdict::mean1;
  if (ratio <= -kSprtBound) return SprtVerdict::mean0;
  return SprtVerdict::undecided;
}

}  // namespace linger
