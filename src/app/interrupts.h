// The signals that ask the program to end, and the one that wakes it.
#pragma once

namespace linger {

// While one exists, SIGINT, SIGTERM and SIGHUP are noted instead of ending the program, so that
// there is time to save; they and SIGCONT end a wait.
class Interrupts {
 public:
  Interrupts();
  ~Interrupts();
  Interrupts(const Interrupts&) = delete;
  Interrupts& operator=(const Interrupts&) = delete;
};

// Whether one has been noted. It stays so: from then on nothing is waited for at length.
bool interrupted();

// How many have been noted, for a wait that only a further one ends.
int interrupts();

// Whether the program was stopped and goes on, since this was asked last.
bool has_been_continued();

}  // namespace linger
