#include "record/record_stream.h"

#include <algorithm>
#include <string_view>

namespace linger {
namespace {

constexpr std::size_t kChunkBytes = std::size_t{64} << 10;
constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";

bool is_blank(std::string_view line) {
  return line.find_first_not_of(" \t\r\n") == std::string_view::npos;
}

}  // namespace

void RecordStream::Nesting::pass(std::string_view text) {
  for (char character : text) {
    if (in_string) {
      if (escaped)
        escaped = false;
      else if (character == '\\')
        escaped = true;
      else if (character == '"')
        in_string = false;
    } else if (character == '"') {
      in_string = true;
    } else if (character == '{' || character == '[') {
      ++depth;
    } else if (character == '}' || character == ']') {
      --depth;
    }
  }
}

// What the input has at once, so that a record in a pipe does not wait for those after it.
bool RecordStream::refill() {
  std::streambuf& buffer = *input_.rdbuf();
  constexpr auto kEnd = std::istream::traits_type::eof();
  at_ = 0;
  chunk_.clear();
  if (buffer.sgetc() == kEnd) return false;
  const std::streamsize at_hand = buffer.in_avail();
  const auto wanted =
      at_hand > 0 ? std::min(static_cast<std::size_t>(at_hand), kChunkBytes) : kChunkBytes;
  chunk_.resize(wanted);
  const auto got = buffer.sgetn(chunk_.data(), static_cast<std::streamsize>(wanted));
  chunk_.resize(static_cast<std::size_t>(got));
  return got > 0;
}

// Brings the next line, without its end, into line_; of one past the limit only the begin.
bool RecordStream::next_line() {
  line_.clear();
  line_too_long_ = false;
  bool ended = false;
  bool any = false;
  while (!ended && (at_ < chunk_.size() || refill())) {
    any = true;
    const std::size_t end = chunk_.find('\n', at_);
    ended = end != std::string::npos;
    const std::size_t length = (ended ? end : chunk_.size()) - at_;
    const std::size_t room = limit_ + 1 - line_.size();
    line_.append(chunk_, at_, std::min(length, room));
    if (length > room) line_too_long_ = true;
    at_ += length + (ended ? 1 : 0);
  }
  if (!any) return false;
  if (line_.ends_with('\r')) line_.pop_back();
  if (++line_number_ == 1 && line_.starts_with(kByteOrderMark)) line_.erase(0, 3);
  return true;
}

void RecordStream::add_line(RecordText& record) {
  if (record.fault) return;
  const std::size_t line_break = record.text.empty() ? 0 : 1;
  if (line_too_long_ || record.text.size() + line_break + line_.size() > limit_) {
    record.fault = Reason{"too-long", "", {{"limit", static_cast<int>(limit_)}}};
    return;
  }
  record.text.append(line_break, '\n').append(line_);
}

bool RecordStream::next(RecordText& record) {
  record.text.clear();
  record.fault.reset();
  Nesting nesting;
  bool begun = false;
  while (line_waits_ || next_line()) {
    line_waits_ = true;
    if (begun && line_.starts_with('{')) return true;
    line_waits_ = false;
    if (!begun && is_blank(line_) && !line_too_long_) continue;
    if (!begun) record.line = line_number_;
    begun = true;
    add_line(record);
    nesting.pass(line_);
    // A line that was cut off says nothing about where its record ends: the next one will tell.
    if (nesting.complete() && !line_too_long_) return true;
  }
  return begun;
}

}  // namespace linger
