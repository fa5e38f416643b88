#include "net/media_type.h"

#include <utility>

namespace linger {
namespace {

constexpr std::pair<std::string_view, std::string_view> kTypes[] = {
    {".html", "text/html; charset=utf-8"},
    {".js", "text/javascript; charset=utf-8"},
    {".css", "text/css; charset=utf-8"},
    {".json", "application/json"},
    {".jsonl", "application/jsonl"},
    {".webmanifest", "application/manifest+json"},
    {".wasm", "application/wasm"},  // else it is not compiled while it comes
    {".svg", "image/svg+xml"},
    {".png", "image/png"},
    {".ico", "image/x-icon"},
    {".woff2", "font/woff2"},
    {".txt", "text/plain; charset=utf-8"},
};

}  // namespace

std::string_view media_type(std::string_view file) {
  for (const auto& [ending, type] : kTypes)
    if (file.ends_with(ending)) return type;
  return "application/octet-stream";
}

}  // namespace linger
