#include "app/line_reader.h"

#include <poll.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>

namespace linger {
namespace {

constexpr std::array kSignals = {SIGINT, SIGTERM, SIGHUP};

volatile std::sig_atomic_t signal_came = 0;
void note_signal(int) {
  signal_came = 1;
}

// Without SA_RESTART, so that a waiting read returns.
void set_handlers(void (*handler)(int)) {
  struct sigaction action = {};
  action.sa_handler = handler;
  for (int signal : kSignals) ::sigaction(signal, &action, nullptr);
}

}  // namespace

LineReader::LineReader(int descriptor) : descriptor_(descriptor) {
  signal_came = 0;
  set_handlers(note_signal);
}

LineReader::~LineReader() {
  set_handlers(SIG_DFL);
}

bool LineReader::interrupted() const {
  return signal_came != 0;
}

std::optional<std::string> LineReader::next() {
  std::size_t end = waiting_.find('\n');
  while (end == std::string::npos && fill()) end = waiting_.find('\n');
  if (interrupted() || (end == std::string::npos && waiting_.empty())) return std::nullopt;
  std::string line = waiting_.substr(0, end);
  waiting_.erase(0, end == std::string::npos ? end : end + 1);
  if (!line.empty() && line.back() == '\r') line.pop_back();
  if (line.size() > kLongestLine) line.resize(kLongestLine);
  return line;
}

// Reads more; false when there is no more to read.
bool LineReader::fill() {
  std::array<char, 4096> block;
  // The wait wakes up now and then: a signal between the look at its flag and the wait is not
  // to be slept through.
  while (!ended_ && !interrupted()) {
    pollfd waiting{descriptor_, POLLIN, 0};
    if (::poll(&waiting, 1, 200) <= 0) continue;
    const ssize_t count = ::read(descriptor_, block.data(), block.size());
    if (count < 0 && (errno == EINTR || errno == EAGAIN)) continue;
    if (count <= 0) break;
    // Of an endless line nothing is kept but its beginning.
    if (waiting_.size() <= kLongestLine || waiting_.find('\n') != std::string::npos)
      waiting_.append(block.data(), static_cast<std::size_t>(count));
    else if (const auto* end = std::find(block.data(), block.data() + count, '\n');
             end != block.data() + count)
      waiting_.append(end, static_cast<std::size_t>(block.data() + count - end));
    return true;
  }
  ended_ = true;
  return false;
}

}  // namespace linger
