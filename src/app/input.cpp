#include "app/input.h"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>

#include "app/faults.h"
#include "app/system_error.h"

namespace linger {
namespace {

InputFault fault(const Catalogue& catalogue, std::string_view key, const std::string& name,
                 int error) {
  return InputFault(catalogue.text(key, {{"file", name}, {"why", system_error(error, catalogue)}}));
}

int open_input(const std::string& name, const Catalogue& catalogue) {
  if (name == "-") return STDIN_FILENO;
  const int descriptor = ::open(name.c_str(), O_RDONLY | O_CLOEXEC);
  if (descriptor < 0) throw fault(catalogue, "error.cannot-open", name, errno);
  return descriptor;
}

}  // namespace

DescriptorBuffer::int_type DescriptorBuffer::underflow() {
  if (tied_ != nullptr) tied_->flush();
  ssize_t count = 0;
  do {
    count = ::read(descriptor_, block_.data(), block_.size());
  } while (count < 0 && errno == EINTR);
  if (count < 0) error_ = errno;
  if (count <= 0) return traits_type::eof();
  setg(block_.data(), block_.data(), block_.data() + count);
  return traits_type::to_int_type(block_.front());
}

Input::Input(const std::string& name, const Catalogue& catalogue)
    : name_(name),
      catalogue_(catalogue),
      descriptor_(open_input(name, catalogue)),
      buffer_(descriptor_),
      stream_(&buffer_) {}

Input::~Input() {
  if (descriptor_ != STDIN_FILENO) ::close(descriptor_);
}

void Input::check() const {
  if (buffer_.error() != 0) throw fault(catalogue_, "error.cannot-read", name_, buffer_.error());
}

}  // namespace linger
