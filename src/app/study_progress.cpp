#include "app/study_progress.h"

#include <unistd.h>

#include <cstdio>

namespace linger {
namespace {

constexpr std::string_view kEmptyLine = "\r\x1b[K";

void write(std::string_view text) {
  std::fwrite(text.data(), 1, text.size(), stderr);
}

}  // namespace

StudyProgressLine::StudyProgressLine(const Study& study, const Catalogue& catalogue)
    : catalogue_(catalogue),
      before_(study.blocks_played()),
      visible_(::isatty(STDERR_FILENO) == 1),
      began_(std::chrono::steady_clock::now()) {}

StudyProgressLine::~StudyProgressLine() {
  if (shown_) write(kEmptyLine);
}

void StudyProgressLine::show(const Study& study) {
  const std::int64_t played = study.blocks_played() - before_;
  if (!visible_ || played == 0) return;
  const std::chrono::duration<double> taken = std::chrono::steady_clock::now() - began_;
  const auto left_over = static_cast<double>(study.blocks_in_all() - study.blocks_played());
  const auto left = static_cast<int>(taken.count() / static_cast<double>(played) * left_over);
  const std::int64_t share = 100 * study.blocks_played() / study.blocks_in_all();
  write(std::string(kEmptyLine) +
        catalogue_.text("study.progress",
                        {{"share", share}, {"minutes", left / 60}, {"seconds", left % 60}}));
  shown_ = true;
}

}  // namespace linger
