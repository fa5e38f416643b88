#include "study/tally.h"

#include <type_traits>

namespace linger {

static_assert(std::is_trivially_copyable_v<Tally> && std::is_standard_layout_v<Tally>);
static_assert(sizeof(Tally) % sizeof(Tally::Count) == 0);

constexpr std::size_t kCounts = sizeof(Tally) / sizeof(Tally::Count);

// The members are counts and arrays of counts, one behind the other.
std::span<const Tally::Count> Tally::counts() const {
  return {reinterpret_cast<const Count*>(this), kCounts};
}
std::span<Tally::Count> Tally::counts() {
  return {reinterpret_cast<Count*>(this), kCounts};
}

Tally& Tally::operator+=(const Tally& more) {
  const std::span<const Count> added = more.counts();
  const std::span<Count> own = counts();
  for (std::size_t i = 0; i < own.size(); ++i) own[i] += added[i];
  return *this;
}

}  // namespace linger
