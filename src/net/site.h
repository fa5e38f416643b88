// The files of a built page, held in memory: what is not among them cannot be asked for.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace linger {

using Bytes = std::shared_ptr<const std::string>;

struct SiteFile {
  std::string_view type;
  std::string hash;        // of the contents
  bool immutable = false;  // its name changes with its contents
  Bytes plain;
  Bytes brotli, gzip;  // the same, compressed; null where there is no FILE.br, FILE.gz
};

// Why a folder cannot be served.
struct SiteFault {
  enum class Kind { no_index, too_large, unreadable };
  Kind kind;
  std::filesystem::path file;  // the one at fault
  int error = 0;               // unreadable: what the system says
};

// By which a file is known to be another one than before, without reading it.
struct FileStamp {
  std::string path;  // below the folder
  std::filesystem::file_time_type written;
  std::uintmax_t size = 0;

  bool operator==(const FileStamp&) const = default;
};

class Site {
 public:
  // More is no page but somebody's whole disk.
  static constexpr std::size_t kMostBytes = std::size_t{64} << 20;

  // All regular files below the folder. Links, which may lead out of it, and what begins with a
  // dot are left out.
  static std::variant<Site, SiteFault> read(const std::filesystem::path& folder);

  // The file of a path such as "assets/page.js"; null if there is none.
  const SiteFile* find(std::string_view path) const;

  // Whether the folder holds the files that were read, and no others.
  bool is_still_of(const std::filesystem::path& folder) const;

 private:
  std::vector<FileStamp> stamps_;
  std::map<std::string, SiteFile, std::less<>> files_;
};

// A site that is read anew when a file of its folder is another one than before: a page that was
// built again reaches those who look at it from a server that has been running for long.
class LiveSite {
 public:
  // How long what is served may be older than the folder. It is looked at when somebody asks, and
  // once for all who ask in this time.
  static constexpr std::chrono::milliseconds kBetweenLooks{250};

  LiveSite(std::filesystem::path folder, Site site);

  std::shared_ptr<const Site> now();

 private:
  std::filesystem::path folder_;
  std::shared_ptr<const Site> site_;
  std::chrono::steady_clock::time_point looked_;
};

}  // namespace linger
