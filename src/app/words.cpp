#include "app/words.h"

#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>

#include "record/utf8.h"

namespace linger {
namespace {

constexpr std::size_t kWidest = 80;  // longer lines are hard to read
constexpr std::size_t kNarrowest = 20;

constexpr std::string_view kSpaces = " \t\r\n\v\f";

}  // namespace

std::size_t line_width() {
  winsize size = {};
  if (::ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) != 0 || size.ws_col == 0) return kWidest;
  return std::clamp(std::size_t{size.ws_col}, kNarrowest, kWidest);
}

std::vector<std::string> split_words(std::string_view text) {
  std::vector<std::string> words;
  for (std::size_t at = text.find_first_not_of(kSpaces); at != text.npos;) {
    const std::size_t end = std::min(text.find_first_of(kSpaces, at), text.size());
    words.emplace_back(text.substr(at, end - at));
    at = text.find_first_not_of(kSpaces, end);
  }
  return words;
}

std::size_t columns(std::string_view text) {
  std::size_t sum = 0;
  while (!text.empty()) {
    const std::size_t escape = text.find('\x1b');
    sum += utf8_length(text.substr(0, escape));
    if (escape == text.npos) break;
    const std::size_t end = text.find('m', escape);
    text.remove_prefix(end == text.npos ? text.size() : end + 1);
  }
  return sum;
}

std::string wrapped_items(std::span<const std::string> items, std::string_view between) {
  const std::size_t widest = line_width();
  std::string lines;
  std::size_t column = 0;
  for (const std::string& item : items) {
    const std::size_t width = columns(item);
    if (column > 0 && column + columns(between) + width > widest) {
      lines += '\n';
      column = 0;
    } else if (column > 0) {
      lines += between;
      column += columns(between);
    }
    lines += item;
    column += width;
  }
  return lines + "\n";
}

std::string wrapped(std::string_view head, std::string_view text) {
  const std::size_t indent = columns(head), widest = line_width();
  std::string lines(head);
  std::size_t column = indent;
  for (const std::string& word : split_words(text)) {
    const std::size_t width = columns(word);
    if (column > indent && column + 1 + width > widest) {
      lines.append("\n").append(indent, ' ');
      column = indent;
    } else if (column > indent) {
      lines += ' ';
      ++column;
    }
    lines += word;
    column += width;
  }
  return lines + "\n";
}

}  // namespace linger
