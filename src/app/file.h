// Files that are whole at any moment.
#pragma once

#include <sys/types.h>

#include <string>
#include <string_view>

namespace linger {

// A descriptor that is closed at the end of its scope.
class File {
 public:
  File(const std::string& name, int flags, mode_t mode = 0666);
  ~File();
  File(const File&) = delete;
  File& operator=(const File&) = delete;

  bool is_open() const { return descriptor_ >= 0; }
  int get() const { return descriptor_; }

  // All of the text, and onto the disk. Returns an errno, or 0.
  int write(std::string_view text) const;

 private:
  int descriptor_;
};

// A new file with this text takes the place of the one that has the name, if there is one, at once
// or not at all; with the mode and owner of `old` where that is given. A link stays one: the file
// takes its place where the link leads. Returns an errno, or 0.
int put_in_place(const std::string& name, std::string_view text, const File* old = nullptr);

// What that would fail for, as far as can be told before there is a text: an errno, or 0.
int why_not_put_in_place(const std::string& name);

}  // namespace linger
