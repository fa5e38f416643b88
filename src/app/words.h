// Plain text for terminals: words, and lines of them.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace linger {

// Columns of a line: 80, or as many as a narrower terminal at standard output has.
std::size_t line_width();

// What stands between spaces, tabs and line breaks.
std::vector<std::string> split_words(std::string_view text);

// The words in lines of at most line_width() columns where they fit, each ended by a line break;
// the first begins with `head`, the others with as many spaces.
std::string wrapped(std::string_view head, std::string_view text);

// The items with this between them, in lines that break only there.
std::string wrapped_items(std::span<const std::string> items, std::string_view between);

// Columns that a text takes; colours (escape sequences that end with m) take none.
std::size_t columns(std::string_view text);

}  // namespace linger
