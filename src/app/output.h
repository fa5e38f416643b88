// Standard output in large blocks, and its faults.
#pragma once

#include <string>
#include <string_view>

namespace linger {

// What is thrown when the output cannot be written: an errno. EPIPE means that nobody reads on,
// EINTR that nobody reads and a signal asks the program to end.
struct OutputFault {
  int error = 0;
};

// SIGPIPE is to be ignored. What has not been flushed when it is destroyed is lost: a command
// that got to its end flushes.
class Output {
 public:
  explicit Output(int descriptor) : descriptor_(descriptor) {}
  Output(const Output&) = delete;
  Output& operator=(const Output&) = delete;

  // The text to be written, to append to; to be followed by flush_if_large() now and then.
  std::string& text() { return text_; }
  void write(std::string_view text) {
    text_.append(text);
    flush_if_large();
  }
  void flush_if_large() {
    if (text_.size() >= kBlock) flush();
  }
  void flush();
  // The same for an output whose faults nobody could be told of; whether there was none.
  bool try_to_flush();

 private:
  static constexpr std::size_t kBlock = std::size_t{1} << 16;

  std::size_t write_some(std::string_view text);
  bool wait_for_reader() const;
  [[noreturn]] void fail(int error);

  int descriptor_;
  std::string text_;
};

}  // namespace linger
