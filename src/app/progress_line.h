// How far a long run is, on standard error while that is a terminal.
#pragma once

#include <chrono>
#include <string_view>

namespace linger {

// One line that is written over, and gone with the object.
class ProgressLine {
 public:
  ProgressLine();
  ~ProgressLine();
  ProgressLine(const ProgressLine&) = delete;
  ProgressLine& operator=(const ProgressLine&) = delete;

  // Whether anybody looks.
  bool visible() const { return visible_; }
  void show(std::string_view text);

  // How long the rest takes, where so much has been done since the line was made.
  std::chrono::seconds time_left(double done, double rest) const;

 private:
  bool visible_;
  bool shown_ = false;
  std::chrono::steady_clock::time_point began_;
};

}  // namespace linger
