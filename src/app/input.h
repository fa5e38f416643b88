// A file or standard input, and its faults.
#pragma once

#include <array>
#include <istream>
#include <streambuf>
#include <string>

#include "app/catalogue.h"
#include "app/output.h"

namespace linger {

// A stream's buffer over a descriptor that remembers why reading ended, which std::filebuf
// does not tell.
class DescriptorBuffer : public std::streambuf {
 public:
  explicit DescriptorBuffer(int descriptor) : descriptor_(descriptor) {}
  int error() const { return error_; }  // an errno, or 0
  void tie(Output& out) { tied_ = &out; }

 protected:
  int_type underflow() override;

 private:
  int descriptor_;
  int error_ = 0;
  Output* tied_ = nullptr;
  std::array<char, std::size_t{1} << 16> block_;
};

// Opened by name; "-" is standard input.
class Input {
 public:
  // Throws InputFault with a sentence of the catalogue, which outlives the input.
  Input(const std::string& name, const Catalogue& catalogue);
  ~Input();
  Input(const Input&) = delete;
  Input& operator=(const Input&) = delete;

  std::istream& stream() { return stream_; }
  // From then on this output, which outlives the input, is flushed before more is read: what has
  // been said is seen while a pipe is waited for.
  void tie(Output& out) { buffer_.tie(out); }
  // After the stream's end: throws InputFault if that was a fault.
  void check() const;

 private:
  std::string name_;
  const Catalogue& catalogue_;
  int descriptor_;
  DescriptorBuffer buffer_;
  std::istream stream_;
};

}  // namespace linger
