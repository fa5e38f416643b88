// A program that is talked to by lines over its standard input and output, with a limit of time.
#pragma once

#include <sys/types.h>

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
};

class ChildProcess {
 public:
  // Runs the command as a shell reads it; nullptr if the system cannot. A command that the shell
  // does not find is found to be gone when it is first talked to. SIGPIPE is to be ignored.
  static std::unique_ptr<ChildProcess> start(const std::string& command);

  // Closes the program's input, gives it a moment to end by itself, and then ends it and all that
  // it started.
  ~ChildProcess();
  ChildProcess(const ChildProcess&) = delete;
  ChildProcess& operator=(const ChildProcess&) = delete;

  Exchange write(std::string_view text, Deadline deadline);
  // A line without its end, of at most `longest` bytes.
  Exchange read_line(std::string& line, std::size_t longest, Deadline deadline);

 private:
  ChildProcess(pid_t pid, int input, int output) : pid_(pid), input_(input), output_(output) {}

  pid_t pid_;            // also the number of its process group
  int input_;            // what the program reads
  int output_;           // what it writes
  std::string waiting_;  // read, not yet given out
};

}  // namespace linger
