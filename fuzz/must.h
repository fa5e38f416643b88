// What a fuzzer demands of the code under it.
#pragma once

#include <cstdlib>

namespace linger {

inline void must(bool truth) {
  if (!truth) std::abort();
}

}  // namespace linger
