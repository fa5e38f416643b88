// SHA-256 (FIPS 180-4). Our own because it also runs in the page, where no library is at hand;
// tested against libsodium.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace linger {

using Sha256Digest = std::array<std::uint8_t, 32>;

class Sha256 {
 public:
  Sha256& update(std::string_view bytes);
  // The number as 8 bytes big-endian.
  Sha256& update(std::uint64_t number);
  // Ends the message. The object must not be used again.
  Sha256Digest finish();

 private:
  void absorb(std::uint8_t byte);
  void compress();

  std::array<std::uint32_t, 8> state_ = {0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a,
                                         0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19};
  std::array<std::uint8_t, 64> block_{};
  std::uint64_t length_ = 0;  // bytes so far
};

Sha256Digest sha256(std::string_view bytes);

}  // namespace linger
