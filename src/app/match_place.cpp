#include "app/match_place.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <filesystem>
#include <optional>

#include "app/faults.h"
#include "app/system_error.h"

namespace linger {
namespace {

namespace fs = std::filesystem;
using namespace std::string_literals;

[[noreturn]] void refuse(const std::string& file, const Catalogue& catalogue) {
  throw InputFault(
      catalogue.text("error.no-room", {{"file", file}, {"why", system_error(errno, catalogue)}}));
}

// What the name leads to; none if nothing is there.
std::optional<mode_t> kind_of(const std::string& file, const Catalogue& catalogue) {
  struct stat there = {};
  if (::stat(file.c_str(), &there) == 0) return there.st_mode & S_IFMT;
  if (errno != ENOENT) refuse(file, catalogue);
  return std::nullopt;
}

// Files are made in it, and put in another's place.
void require_open_folder(const std::string& file, const fs::path& folder,
                         const Catalogue& catalogue) {
  if (::access(folder.empty() ? "." : folder.c_str(), W_OK | X_OK) != 0) refuse(file, catalogue);
}

}  // namespace

void require_match_file(const std::string& file, const Catalogue& catalogue) {
  if (file == "-")
    throw CallFault(catalogue.text("error.match-file", {{"file", file}, {"kind", "stream"s}}));
  const auto kind = kind_of(file, catalogue);
  if (!kind || *kind == S_IFREG) return;
  throw InputFault(catalogue.text(
      "error.match-file", {{"file", file}, {"kind", *kind == S_IFDIR ? "folder"s : "other"s}}));
}

void require_room_for_match(const std::string& file, const Catalogue& catalogue) {
  require_match_file(file, catalogue);
  if (!kind_of(file, catalogue))
    return require_open_folder(file, fs::path(file).parent_path(), catalogue);
  // Its end is looked at before something is added.
  const int descriptor = ::open(file.c_str(), O_RDWR | O_NONBLOCK | O_CLOEXEC);
  if (descriptor < 0) refuse(file, catalogue);
  ::close(descriptor);
}

void require_replaceable(const std::string& file, const Catalogue& catalogue) {
  require_room_for_match(file, catalogue);
  std::error_code ignored;
  require_open_folder(file, fs::canonical(file, ignored).parent_path(), catalogue);
}

}  // namespace linger
