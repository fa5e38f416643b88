// The signals that ask the program to end, and the one that wakes it.
#pragma once

#include <atomic>

namespace linger {

// While one exists, SIGINT, SIGTERM and SIGHUP are noted instead of ending the program, so that
// there is time to keep what is done.
class Interrupts {
 public:
  enum class Second {
    // Is noted like the first. These signals, and SIGCONT, end a wait.
    is_noted,
    // Ends the program, and the programs that it has started (child_process.h) with it. No wait
    // is ended: whoever works for long looks at interruption().
    ends,
  };

  explicit Interrupts(Second second = Second::is_noted);
  ~Interrupts();
  Interrupts(const Interrupts&) = delete;
  Interrupts& operator=(const Interrupts&) = delete;
};

// Whether one has been noted. It stays so: from then on nothing is waited for at length.
const std::atomic<bool>& interruption();
inline bool interrupted() {
  return interruption();
}

// How many have been noted, for a wait that only a further one ends.
int interrupts();

// Whether the program was stopped and goes on, since this was asked last.
bool has_been_continued();

}  // namespace linger
