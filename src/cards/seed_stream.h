// The stream of random integers that belongs to a seed (docs/formats.md, Deck of a seed).
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "cards/sha256.h"

namespace linger {

// SHA-256(seed ‖ counter) for counter = 0, 1, 2, … as 8 bytes big-endian, read as 32-bit
// big-endian words. Part of the published format: the same on every machine, for ever.
class SeedStream {
 public:
  explicit SeedStream(std::string_view seed) : seed_(seed) {}

  std::uint32_t word();
  // Evenly distributed below n, n ≥ 1, by rejection.
  std::uint32_t below(std::uint32_t n);

 private:
  std::string seed_;
  std::uint64_t counter_ = 0;
  Sha256Digest block_{};
  unsigned used_ = sizeof(Sha256Digest);  // bytes of block_ already given out
};

}  // namespace linger
