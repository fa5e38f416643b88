// xoshiro256** (Blackman and Vigna, 2018): fast random numbers for playing out many hands.
// Decks that a person or a record sees come from SeedStream instead.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <string_view>

#include "cards/sha256.h"

namespace linger {

class Xoshiro {
 public:
  // SHA-256 of the seed followed by the block number as 8 bytes big-endian, so that blocks of
  // work can be done in any order, by any thread, with the same result.
  Xoshiro(std::string_view seed, std::uint64_t block) {
    const Sha256Digest digest = Sha256().update(seed).update(block).finish();
    for (std::size_t i = 0; i < digest.size(); ++i) state_[i / 8] = state_[i / 8] << 8 | digest[i];
  }

  std::uint64_t next() {
    const std::uint64_t result = std::rotl(state_[1] * 5, 7) * 9;
    const std::uint64_t t = state_[1] << 17;
    state_[2] ^= state_[0];
    state_[3] ^= state_[1];
    state_[1] ^= state_[2];
    state_[0] ^= state_[3];
    state_[2] ^= t;
    state_[3] = std::rotl(state_[3], 45);
    return result;
  }

  // Evenly distributed below n, n ≥ 1 (Lemire 2019: a multiplication, and a division only where
  // a number has to be thrown away).
  std::uint32_t below(std::uint32_t n) {
    std::uint64_t product = (next() >> 32) * n;
    if (static_cast<std::uint32_t>(product) < n) [[unlikely]] {
      const std::uint32_t threshold = (0U - n) % n;
      while (static_cast<std::uint32_t>(product) < threshold) product = (next() >> 32) * n;
    }
    return static_cast<std::uint32_t>(product >> 32);
  }

  // Another stream, begun by the next four numbers of this one: cheaper than a seed of its own.
  Xoshiro split() { return Xoshiro({next(), next(), next(), next()}); }

  // Evenly distributed in [0, 1), in steps of 2^-53.
  double fraction() { return static_cast<double>(next() >> 11) * 0x1.0p-53; }

 private:
  explicit Xoshiro(const std::array<std::uint64_t, 4>& state) : state_(state) {}

  std::array<std::uint64_t, 4> state_{};
};

}  // namespace linger
