#include "app/line_reader.h"

#include <poll.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>

namespace linger {

std::optional<std::string> LineReader::next(const std::function<void()>& prompt) {
  has_been_continued();  // before this question
  prompt();
  std::size_t end = waiting_.find('\n');
  while (end == std::string::npos && fill(prompt)) end = waiting_.find('\n');
  if (interrupted() || (end == std::string::npos && waiting_.empty())) return std::nullopt;
  std::string line = waiting_.substr(0, end);
  waiting_.erase(0, end == std::string::npos ? end : end + 1);
  if (!line.empty() && line.back() == '\r') line.pop_back();
  if (line.size() > kLongestLine) line.resize(kLongestLine);
  return line;
}

// Reads more; false when there is no more to read.
bool LineReader::fill(const std::function<void()>& prompt) {
  std::array<char, 4096> block;
  // The wait wakes up now and then: a signal between the look at its flag and the wait is not
  // to be slept through.
  while (!ended_ && !interrupted()) {
    if (has_been_continued()) prompt();
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
