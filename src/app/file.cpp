#include "app/file.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <filesystem>

namespace linger {
namespace {

// Where the owner cannot be kept, the content matters more.
int keep_mode_and_owner(const File& fresh, const File& old) {
  struct stat before = {};
  if (::fstat(old.get(), &before) != 0) return errno;
  if (::fchown(fresh.get(), before.st_uid, before.st_gid) != 0) errno = 0;
  return ::fchmod(fresh.get(), before.st_mode & 07777) == 0 ? 0 : errno;
}

// Where the name leads to, through links, whether or not there is something yet.
std::string behind_links(const std::string& name) {
  namespace fs = std::filesystem;
  constexpr int kMostLinks = 40;  // as many as the system follows
  std::error_code error;
  fs::path path = name;
  for (int i = 0; i < kMostLinks; ++i) {
    const fs::path next = fs::read_symlink(path, error);
    if (error) return path;
    path = path.parent_path() / next;  // which is `next` alone where that is absolute
  }
  return name;
}

}  // namespace

File::File(const std::string& name, int flags, mode_t mode)
    : descriptor_(::open(name.c_str(), flags | O_CLOEXEC, mode)) {}

File::~File() {
  if (descriptor_ >= 0) ::close(descriptor_);
}

int File::write(std::string_view text) const {
  while (!text.empty()) {
    const ssize_t written = ::write(descriptor_, text.data(), text.size());
    if (written < 0 && errno != EINTR) return errno;
    if (written > 0) text.remove_prefix(static_cast<std::size_t>(written));
  }
  return ::fsync(descriptor_) == 0 || errno == EINVAL || errno == EROFS ? 0 : errno;
}

int put_in_place(const std::string& name, std::string_view text, const File* old) {
  const std::string place = behind_links(name);
  const std::string fresh = place + "." + std::to_string(::getpid()) + ".new";
  ::unlink(fresh.c_str());  // of a process with the same number that was killed while it wrote
  const File out(fresh, O_WRONLY | O_CREAT | O_EXCL, old == nullptr ? 0666 : 0600);
  if (!out.is_open()) return errno;
  int error = out.write(text);
  if (error == 0 && old != nullptr) error = keep_mode_and_owner(out, *old);
  if (error == 0 && ::rename(fresh.c_str(), place.c_str()) != 0) error = errno;
  if (error != 0) ::unlink(fresh.c_str());
  return error;
}

int why_not_put_in_place(const std::string& name) {
  const std::string fresh = behind_links(name) + "." + std::to_string(::getpid()) + ".new";
  struct stat there = {};
  if (::stat(name.c_str(), &there) == 0 && S_ISDIR(there.st_mode)) return EISDIR;
  const File out(fresh, O_WRONLY | O_CREAT);
  return out.is_open() && ::unlink(fresh.c_str()) == 0 ? 0 : errno;
}

}  // namespace linger
