#include "cards/sha256.h"

#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>
#include <sodium.h>

#include <string>

namespace linger {
namespace {

Sha256Digest by_libsodium(const std::string& bytes) {
  Sha256Digest digest{};
  crypto_hash_sha256(digest.data(), reinterpret_cast<const unsigned char*>(bytes.data()),
                     bytes.size());
  return digest;
}

TEST(Sha256, EveryLengthAroundTheBlock) {
  for (std::size_t length = 0; length < 200; ++length) {
    const std::string bytes(length, static_cast<char>('a' + length % 26));
    EXPECT_EQ(sha256(bytes), by_libsodium(bytes)) << length;
  }
}

RC_GTEST_PROP(Sha256, EqualsLibsodiumHoweverTheMessageIsCut, (std::string bytes)) {
  const auto cut = *rc::gen::inRange<std::size_t>(0, bytes.size() + 1);
  const std::string_view all = bytes;
  const auto digest = Sha256().update(all.substr(0, cut)).update(all.substr(cut)).finish();
  RC_ASSERT(digest == by_libsodium(bytes));
}

}  // namespace
}  // namespace linger
