#include "players/signature.h"

#include <gtest/gtest.h>

namespace linger {
namespace {

// Changes only when the engine's behaviour does; `linger bench` prints the new number.
TEST(Signature, IsThatOfThisVersion) {
  EXPECT_EQ(engine_signature(), 0xc987'ffbe'fd7b'0291);
}

}  // namespace
}  // namespace linger
