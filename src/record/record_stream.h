// A file of records, one after the other in constant memory.
#pragma once

#include <cstddef>
#include <istream>
#include <optional>
#include <string>

#include "game/reason.h"

namespace linger {

inline constexpr std::size_t kMaxRecordBytes = std::size_t{16} << 20;

struct RecordText {
  std::string text;
  int line = 1;                 // where it starts in the file, from 1
  std::optional<Reason> fault;  // `too-long`; the text is then cut off
};

// JSON Lines, or records written over several lines: `{` in the first column begins a record,
// other lines go on with the one before while it is incomplete. Empty lines, CRLF and a byte
// order mark are passed over. Every byte of the input but these belongs to some record, so that
// rubbish comes to light when it is parsed.
class RecordStream {
 public:
  // The input outlives the stream. It is read through its buffer: a std::cin should not be
  // synchronised with stdio.
  explicit RecordStream(std::istream& input, std::size_t limit = kMaxRecordBytes)
      : input_(input), limit_(limit) {}

  // The next record, in `record`, whose memory is used again; false at the end of the input.
  bool next(RecordText& record);

 private:
  bool next_line();
  bool refill();
  void add_line(RecordText& record);

  // Follows brackets and strings through the record, to know where it is complete.
  struct Nesting {
    int depth = 0;
    bool in_string = false;
    bool escaped = false;

    void pass(std::string_view text);
    bool complete() const { return depth <= 0 && !in_string; }
  };

  std::istream& input_;
  std::size_t limit_;
  std::string chunk_;  // read, from at_ on not yet looked at
  std::size_t at_ = 0;
  std::string line_;         // the line that comes next, cut at the limit
  bool line_waits_ = false;  // line_ has not been given to a record yet
  bool line_too_long_ = false;
  int line_number_ = 0;
};

}  // namespace linger
