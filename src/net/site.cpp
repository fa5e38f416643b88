#include "net/site.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <fstream>
#include <iterator>
#include <optional>

#include "cards/sha256.h"
#include "net/media_type.h"

namespace linger {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view kIndex = "index.html";

struct Encoding {
  std::string_view ending;
  Bytes SiteFile::* bytes;
};
constexpr std::array kEncodings = {Encoding{".br", &SiteFile::brotli},
                                   Encoding{".gz", &SiteFile::gzip}};

// 128 bits of it, in hexadecimal.
std::string hash_of(std::string_view bytes) {
  constexpr std::string_view kDigits = "0123456789abcdef";
  const Sha256Digest digest = Sha256().update(bytes).finish();
  std::string hash;
  for (std::size_t i = 0; i < 16; ++i) {
    hash += kDigits[digest[i] >> 4];
    hash += kDigits[digest[i] & 15];
  }
  return hash;
}

// assets/NAME-HASH.ENDING with the eight characters of Vite's hash.
bool has_hash_in_name(std::string_view path) {
  constexpr std::string_view kFolder = "assets/";
  constexpr std::size_t kHash = 8;
  if (!path.starts_with(kFolder)) return false;
  const std::string_view stem = path.substr(0, path.rfind('.'));
  if (stem.size() < kFolder.size() + 1 + kHash || stem[stem.size() - kHash - 1] != '-')
    return false;
  return std::ranges::all_of(stem.substr(stem.size() - kHash), [](char c) {
    return (c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || c == '-' ||
           c == '_';
  });
}

Bytes read_bytes(const fs::path& path) {
  std::ifstream file(path, std::ios::binary);
  if (!file) return nullptr;
  auto bytes = std::make_shared<const std::string>(std::istreambuf_iterator<char>(file.rdbuf()),
                                                   std::istreambuf_iterator<char>());
  return file ? bytes : nullptr;
}

bool is_hidden(const fs::path& path) {
  return path.filename().native().starts_with('.');
}

// In the order of their paths.
std::variant<std::vector<FileStamp>, SiteFault> stamps_in(const fs::path& folder) {
  std::vector<FileStamp> stamps;
  std::error_code error;
  fs::recursive_directory_iterator at(folder, error), end;
  for (; !error && at != end; at.increment(error)) {
    const fs::file_status status = at->symlink_status(error);
    if (is_hidden(at->path())) {
      if (fs::is_directory(status)) at.disable_recursion_pending();
      continue;
    }
    if (!fs::is_regular_file(status)) continue;
    FileStamp stamp{at->path().lexically_relative(folder).generic_string(),
                    at->last_write_time(error), 0};
    if (!error) stamp.size = at->file_size(error);
    if (error) break;
    stamps.push_back(std::move(stamp));
  }
  if (error) return SiteFault{SiteFault::Kind::unreadable, folder, error.value()};
  std::ranges::sort(stamps, {}, &FileStamp::path);
  return stamps;
}

using Raw = std::map<std::string, Bytes, std::less<>>;

std::variant<Raw, SiteFault> read_all(const fs::path& folder,
                                      const std::vector<FileStamp>& stamps) {
  Raw raw;
  std::uintmax_t sum = 0;
  for (const FileStamp& stamp : stamps) {
    sum += stamp.size;
    if (sum > Site::kMostBytes) return SiteFault{SiteFault::Kind::too_large, folder};
    Bytes bytes = read_bytes(folder / stamp.path);
    if (bytes == nullptr) return SiteFault{SiteFault::Kind::unreadable, folder / stamp.path, errno};
    raw.emplace(stamp.path, std::move(bytes));
  }
  return raw;
}

// The name of the file of which this is a compressed form.
std::optional<std::string> compressed_of(const Raw& raw, const std::string& path) {
  for (const Encoding& encoding : kEncodings)
    if (path.ends_with(encoding.ending)) {
      std::string plain = path.substr(0, path.size() - encoding.ending.size());
      if (raw.contains(plain)) return plain;
    }
  return std::nullopt;
}

}  // namespace

std::variant<Site, SiteFault> Site::read(const fs::path& folder) {
  std::error_code error;
  if (!fs::is_regular_file(folder / kIndex, error))
    return SiteFault{SiteFault::Kind::no_index, folder};
  auto listed = stamps_in(folder);
  if (const SiteFault* fault = std::get_if<SiteFault>(&listed)) return *fault;
  Site site;
  site.stamps_ = std::get<std::vector<FileStamp>>(std::move(listed));
  const auto found = read_all(folder, site.stamps_);
  if (const SiteFault* fault = std::get_if<SiteFault>(&found)) return *fault;
  const Raw& raw = std::get<Raw>(found);
  for (const auto& [path, bytes] : raw) {
    if (compressed_of(raw, path)) continue;
    SiteFile file{media_type(path), hash_of(*bytes), has_hash_in_name(path), bytes, {}, {}};
    for (const Encoding& encoding : kEncodings)
      if (const auto at = raw.find(path + std::string(encoding.ending)); at != raw.end())
        file.*encoding.bytes = at->second;
    site.files_.emplace(path, std::move(file));
  }
  return site;
}

const SiteFile* Site::find(std::string_view path) const {
  const auto at = files_.find(path);
  return at == files_.end() ? nullptr : &at->second;
}

bool Site::is_still_of(const fs::path& folder) const {
  const auto listed = stamps_in(folder);
  const auto* stamps = std::get_if<std::vector<FileStamp>>(&listed);
  return stamps != nullptr && *stamps == stamps_;
}

LiveSite::LiveSite(fs::path folder, Site site)
    : folder_(std::move(folder)),
      site_(std::make_shared<const Site>(std::move(site))),
      looked_(std::chrono::steady_clock::now()) {}

// While a page is being built it may not be there: what was there before is served on.
std::shared_ptr<const Site> LiveSite::now() {
  const auto time = std::chrono::steady_clock::now();
  if (time - looked_ < kBetweenLooks) return site_;
  looked_ = time;
  if (site_->is_still_of(folder_)) return site_;
  std::variant<Site, SiteFault> read = Site::read(folder_);
  if (Site* site = std::get_if<Site>(&read)) site_ = std::make_shared<const Site>(std::move(*site));
  return site_;
}

}  // namespace linger
