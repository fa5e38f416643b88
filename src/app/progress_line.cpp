#include "app/progress_line.h"

#include <unistd.h>

#include <cstdio>
#include <string>

namespace linger {
namespace {

constexpr std::string_view kEmptyLine = "\r\x1b[K";

void write(std::string_view text) {
  std::fwrite(text.data(), 1, text.size(), stderr);
}

}  // namespace

ProgressLine::ProgressLine()
    : visible_(::isatty(STDERR_FILENO) == 1), began_(std::chrono::steady_clock::now()) {}

ProgressLine::~ProgressLine() {
  if (shown_) write(kEmptyLine);
}

void ProgressLine::show(std::string_view text) {
  if (!visible_) return;
  write(std::string(kEmptyLine) + std::string(text));
  shown_ = true;
}

std::chrono::seconds ProgressLine::time_left(double done, double rest) const {
  const std::chrono::duration<double> taken = std::chrono::steady_clock::now() - began_;
  return std::chrono::duration_cast<std::chrono::seconds>(taken / done * rest);
}

}  // namespace linger
