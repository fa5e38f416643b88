// Text in HTML and SVG.
#pragma once

#include <string>
#include <string_view>

namespace linger {

// The text as content of an element or as a value in double quotes.
inline std::string markup_text(std::string_view text) {
  std::string out;
  for (const char c : text) switch (c) {
      case '&':
        out += "&amp;";
        break;
      case '<':
        out += "&lt;";
        break;
      case '>':
        out += "&gt;";
        break;
      case '"':
        out += "&quot;";
        break;
      default:
        out += c;
    }
  return out;
}

// "<p>text</p>".
inline std::string element(std::string_view name, std::string_view text) {
  std::string out = "<";
  out.append(name).append(">").append(markup_text(text)).append("</").append(name).append(">");
  return out;
}

}  // namespace linger
