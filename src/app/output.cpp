#include "app/output.h"

#include <poll.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <climits>

#include "app/interrupts.h"

namespace linger {
namespace {

constexpr int kLookMs = 200;       // between looks at what signals have come
constexpr int kPatienceMs = 1000;  // with a reader, once the program is to end

}  // namespace

// Whether the output takes more. Nobody who leaves a pipe full can keep the program from ending.
bool Output::wait_for_reader() const {
  for (int waited = 0; waited < kPatienceMs; waited += interrupted() ? kLookMs : 0) {
    pollfd ready{descriptor_, POLLOUT, 0};
    if (::poll(&ready, 1, kLookMs) > 0) return true;
  }
  return false;
}

void Output::fail(int error) {
  text_.clear();
  throw OutputFault{error};
}

// Bytes that went out. What is ready takes a piece of this size without a further wait, in which a
// signal that has just come would be slept through.
std::size_t Output::write_some(std::string_view text) {
  if (!wait_for_reader()) fail(EINTR);
  const ssize_t written =
      ::write(descriptor_, text.data(), std::min<std::size_t>(text.size(), PIPE_BUF));
  if (written >= 0) return static_cast<std::size_t>(written);
  if (errno != EINTR && errno != EAGAIN) fail(errno);
  return 0;
}

void Output::flush() {
  for (std::size_t done = 0; done < text_.size();)
    done += write_some(std::string_view(text_).substr(done));
  text_.clear();
}

bool Output::try_to_flush() {
  try {
    flush();
    return true;
  } catch (const OutputFault&) {
    return false;
  }
}

}  // namespace linger
