// The catalogues as they were when the program was built (embed_catalogues.cmake).
#pragma once

#include <span>
#include <string_view>

namespace linger {

struct Message {
  std::string_view key;
  std::string_view pattern;  // ICU message syntax
};

struct CatalogueData {
  std::string_view language;          // "en", the name of the catalogue's file
  std::span<const Message> messages;  // ascending by key
};

// English first.
std::span<const CatalogueData> catalogue_data();

}  // namespace linger
