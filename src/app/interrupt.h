// Ctrl-C for long work: what is done by then is kept.
#pragma once

#include <atomic>

namespace linger {

// While one exists, the first SIGINT, SIGTERM or SIGHUP sets a flag; the second, whichever it is,
// ends the program, and the programs that it has started (child_process.h) with it.
class Interrupt {
 public:
  Interrupt();
  ~Interrupt();
  Interrupt(const Interrupt&) = delete;
  Interrupt& operator=(const Interrupt&) = delete;

  const std::atomic<bool>& came() const;
};

}  // namespace linger
