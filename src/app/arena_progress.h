// How far the arena is, on standard error while that is a terminal.
#pragma once

#include <chrono>
#include <string>

#include "app/catalogue.h"
#include "study/arena.h"

namespace linger {

// One line that is written over, and gone with the object.
class ArenaProgressLine {
 public:
  ArenaProgressLine(const ArenaSetup& setup, const Catalogue& catalogue);
  ~ArenaProgressLine();
  ArenaProgressLine(const ArenaProgressLine&) = delete;
  ArenaProgressLine& operator=(const ArenaProgressLine&) = delete;

  // So many deals are done.
  void show(int deals);

 private:
  std::string name_;
  int deals_;
  const Catalogue& catalogue_;
  bool visible_;
  std::chrono::steady_clock::time_point began_;
  bool shown_ = false;
};

}  // namespace linger
