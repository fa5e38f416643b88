// The bench's signature: one number that changes only when the behaviour of the engine does.
#pragma once

#include <cstdint>
#include <string>

namespace linger {

// Plays so many random hands, in turn under every preset and with 3 to 6 players, and condenses
// all that happens in them. The same on every machine and build.
inline constexpr int kSignatureHands = 100'000;
std::uint64_t engine_signature(int hands = kSignatureHands);
// As people compare it: 16 hexadecimal digits.
std::string signature_text(std::uint64_t signature);

}  // namespace linger
