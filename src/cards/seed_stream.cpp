#include "cards/seed_stream.h"

#include <cassert>

namespace linger {

std::uint32_t SeedStream::word() {
  if (used_ == block_.size()) {
    block_ = Sha256().update(seed_).update(counter_++).finish();
    used_ = 0;
  }
  std::uint32_t word = 0;
  for (int i = 0; i < 4; ++i) word = word << 8 | block_[used_++];
  return word;
}

std::uint32_t SeedStream::below(std::uint32_t n) {
  assert(n >= 1);
  const std::uint64_t words = std::uint64_t{1} << 32;
  const std::uint64_t limit = words - words % n;
  std::uint32_t w = word();
  while (w >= limit) w = word();
  return w % n;
}

}  // namespace linger
