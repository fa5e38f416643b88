#include "app/arena_progress.h"

#include <unistd.h>

#include <cstdio>

namespace linger {
namespace {

constexpr std::string_view kEmptyLine = "\r\x1b[K";

void write(std::string_view text) {
  std::fwrite(text.data(), 1, text.size(), stderr);
}

}  // namespace

ArenaProgressLine::ArenaProgressLine(const ArenaSetup& setup, const Catalogue& catalogue)
    : name_(printable(setup.candidate.name)),
      deals_(setup.blocks * kDealsPerBlock),
      catalogue_(catalogue),
      visible_(::isatty(STDERR_FILENO) == 1),
      began_(std::chrono::steady_clock::now()) {}

ArenaProgressLine::~ArenaProgressLine() {
  if (shown_) write(kEmptyLine);
}

void ArenaProgressLine::show(int deals) {
  if (!visible_ || deals == 0) return;
  const std::chrono::duration<double> taken = std::chrono::steady_clock::now() - began_;
  const int left = static_cast<int>(taken.count() / deals * (deals_ - deals));
  write(std::string(kEmptyLine) + catalogue_.text("arena.progress", {{"name", name_},
                                                                     {"deals", deals},
                                                                     {"all", deals_},
                                                                     {"minutes", left / 60},
                                                                     {"seconds", left % 60}}));
  shown_ = true;
}

}  // namespace linger
