// Comma-separated values.
#pragma once

#include <string>
#include <string_view>

#include "app/catalogue.h"

namespace linger {

// A text in quotes. Whole, however long: it is for programs. But what steers a terminal is no use
// to them either.
inline std::string csv_quoted(std::string_view text) {
  std::string out = "\"";
  for (const char c : disarmed(text)) out.append(c == '"' ? "\"\"" : std::string(1, c));
  return out + "\"";
}

}  // namespace linger
