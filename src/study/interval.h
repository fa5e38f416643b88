// Intervals that hold the truth in 95 of 100 studies.
#pragma once

#include <cstdint>

namespace linger {

// An estimate, and the ends of its 95 % interval.
struct Estimate {
  double value = 0;
  double low = 0;
  double high = 0;
};

// What stands after "±": how far the end that is further off is. An interval of a share near none
// or all is longer on one side, and nothing less would hold it.
double error_of(const Estimate& estimate);

// A share, from so many successes in so many independent trials: Wilson's score interval (1927),
// which holds what it promises for small numbers and rare events too, and never leaves 0 to 1. Of
// no trials, anything from 0 to 1.
Estimate share_of(std::int64_t successes, std::int64_t trials);

// The mean of independent figures, from their sum, the sum of their squares, and their number: a
// normal interval. Of fewer than two figures the interval is the value alone.
Estimate mean_of(std::int64_t sum, std::int64_t sum_of_squares, std::int64_t number);

}  // namespace linger
