#include "study/contestant.h"

#include <ctime>

namespace linger {

std::chrono::nanoseconds thread_time() {
  timespec time = {};
  ::clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return std::chrono::seconds(time.tv_sec) + std::chrono::nanoseconds(time.tv_nsec);
}

std::chrono::nanoseconds wall_time() {
  return std::chrono::steady_clock::now().time_since_epoch();
}

}  // namespace linger
