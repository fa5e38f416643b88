// How far a study is, on a terminal's last line while it runs.
#pragma once

#include <chrono>

#include "app/catalogue.h"
#include "study/study.h"

namespace linger {

class StudyProgressLine {
 public:
  // Writes to standard error if that is a terminal, and takes the line away in the end.
  StudyProgressLine(const Study& study, const Catalogue& catalogue);
  ~StudyProgressLine();
  StudyProgressLine(const StudyProgressLine&) = delete;
  StudyProgressLine& operator=(const StudyProgressLine&) = delete;

  void show(const Study& study);

 private:
  const Catalogue& catalogue_;
  std::int64_t before_;  // blocks that had been played when this run began
  bool visible_;
  bool shown_ = false;
  std::chrono::steady_clock::time_point began_;
};

}  // namespace linger
