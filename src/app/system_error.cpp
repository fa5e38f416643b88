#include "app/system_error.h"

#include <cerrno>
#include <cstring>
#include <utility>

namespace linger {
namespace {

constexpr std::pair<int, std::string_view> kWords[] = {
    {ENOENT, "error.system.absent"},
    {EACCES, "error.system.forbidden"},
    {EPERM, "error.system.forbidden"},
    {EROFS, "error.system.read-only"},
    {EISDIR, "error.system.folder"},
    {ENOTDIR, "error.system.no-folder"},
    {ENAMETOOLONG, "error.system.name"},
    {ELOOP, "error.system.links"},
    {ENOSPC, "error.system.full"},
    {EDQUOT, "error.system.full"},
    {EFBIG, "error.system.file-too-long"},
    {EBADF, "error.system.closed"},
    {EIO, "error.system.device"},
    {EWOULDBLOCK, "error.system.held"},
    {EADDRNOTAVAIL, "error.system.address"},
};

}  // namespace

std::string system_error(int error, const Catalogue& catalogue) {
  for (const auto& [code, key] : kWords)
    if (code == error) return catalogue.text(key);
  return std::strerror(error);
}

}  // namespace linger
