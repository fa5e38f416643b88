// A program that is talked to by lines over its standard input and output, with a limit of time.
#pragma once

#include <sys/types.h>

#include <atomic>
#include <chrono>
#include <memory>
#include <string>
#include <string_view>

namespace linger {

using Deadline = std::chrono::steady_clock::time_point;

// How an exchange went.
enum class Exchange : std::uint8_t {
  done,
  late,  // the deadline came first
  gone,  // the program has closed its end, or died, or sends a line that is too long
  stopped,
};

class ChildProcess {
 public:
  // Runs the command as a shell reads it; nullptr if the system cannot. A command that the shell
  // does not find is found to be gone when it is first talked to. SIGPIPE is to be ignored. Once
  // `stop` is set, which may be at any time, nothing is waited for, and nothing started.
  static std::unique_ptr<ChildProcess> start(const std::string& command,
                                             const std::atomic<bool>& stop);

  // Closes the program's input, gives it a moment to end by itself, and then ends it and all that
  // it started.
  ~ChildProcess();
  ChildProcess(const ChildProcess&) = delete;
  ChildProcess& operator=(const ChildProcess&) = delete;

  Exchange write(std::string_view text, Deadline deadline);
  // A line without its end, of at most `longest` bytes.
  Exchange read_line(std::string& line, std::size_t longest, Deadline deadline);

 private:
  ChildProcess(std::atomic<pid_t>& pid, int input, int output, const std::atomic<bool>& stop)
      : pid_(pid), input_(input), output_(output), stop_(stop) {}

  Exchange wait_for(int descriptor, short what, Deadline deadline) const;

  // Also the number of its process group. It stands where kill_children finds it, and is 0 from
  // then on when it is nobody's.
  std::atomic<pid_t>& pid_;
  int input_;   // what the program reads
  int output_;  // what it writes
  const std::atomic<bool>& stop_;
  std::string waiting_;  // read, not yet given out
};

// Ends all that run, and all that they have started. For a signal handler, after which the program
// itself ends.
void kill_children();

}  // namespace linger
