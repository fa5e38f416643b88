// Lines from a person or a pipe, and the signals that end them.
#pragma once

#include <optional>
#include <string>

namespace linger {

// While one exists, SIGINT, SIGTERM and SIGHUP end the input instead of the program.
class LineReader {
 public:
  explicit LineReader(int descriptor);
  ~LineReader();
  LineReader(const LineReader&) = delete;
  LineReader& operator=(const LineReader&) = delete;

  // The next line without its end; none at the end of the input, or once a signal has come. A
  // line of more than kLongestLine bytes is cut there.
  std::optional<std::string> next();
  // Whether a signal has ended the input.
  bool interrupted() const;

  static constexpr std::size_t kLongestLine = 4096;

 private:
  bool fill();

  int descriptor_;
  std::string waiting_;  // read, not yet given out
  bool ended_ = false;
};

}  // namespace linger
