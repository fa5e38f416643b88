// Lines from a person or a pipe, until a signal ends them.
#pragma once

#include <functional>
#include <optional>
#include <string>

#include "app/interrupts.h"

namespace linger {

// While one exists, the signals that end a program end the input instead.
class LineReader {
 public:
  explicit LineReader(int descriptor) : descriptor_(descriptor) {}

  // The next line without its end; none at the end of the input, or once a signal has come. A
  // line of more than kLongestLine bytes is cut there. `prompt` asks for it: first, and again
  // when a program that was stopped (Ctrl-Z) goes on, for others have written on the screen.
  std::optional<std::string> next(const std::function<void()>& prompt);

  static constexpr std::size_t kLongestLine = 4096;

 private:
  bool fill(const std::function<void()>& prompt);

  Interrupts interrupts_;
  int descriptor_;
  std::string waiting_;  // read, not yet given out
  bool ended_ = false;
};

}  // namespace linger
