#include "study/interval.h"

#include <algorithm>
#include <cmath>

#include "study/statistics.h"

namespace linger {

double error_of(const Estimate& estimate) {
  return std::max(estimate.value - estimate.low, estimate.high - estimate.value);
}

Estimate share_of(std::int64_t successes, std::int64_t trials) {
  if (trials == 0) return {0, 0, 1};
  const auto n = static_cast<double>(trials);
  const double p = static_cast<double>(successes) / n;
  const double z2 = kNormal95 * kNormal95;
  const double centre = (p + z2 / (2 * n)) / (1 + z2 / n);
  const double half = kNormal95 / (1 + z2 / n) * std::sqrt(p * (1 - p) / n + z2 / (4 * n * n));
  // By rounding alone it could miss a share of 0 or 1.
  return {p, std::clamp(centre - half, 0.0, p), std::clamp(centre + half, p, 1.0)};
}

Estimate mean_of(std::int64_t sum, std::int64_t sum_of_squares, std::int64_t number) {
  if (number == 0) return {};
  const auto n = static_cast<double>(number);
  const double mean = static_cast<double>(sum) / n;
  if (number < 2) return {mean, mean, mean};
  const double variance =
      std::max(0.0, (static_cast<double>(sum_of_squares) - n * mean * mean) / (n - 1));
  const double half = kNormal95 * std::sqrt(variance / n);
  return {mean, mean - half, mean + half};
}

}  // namespace linger
