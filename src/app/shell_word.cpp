#include "app/shell_word.h"

#include "app/catalogue.h"

namespace linger {
namespace {

constexpr std::string_view kPlain =
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-./,:+@%";

// $'…', with everything that is not ASCII as an escape of three octal digits.
std::string with_escapes(std::string_view text) {
  std::string word = "$'";
  for (const char c : text) {
    const auto byte = static_cast<unsigned char>(c);
    if (byte >= ' ' && byte < 0x7F && c != '\'' && c != '\\') {
      word += c;
      continue;
    }
    word += '\\';
    for (const int shift : {6, 3, 0}) word += static_cast<char>('0' + ((byte >> shift) & 7));
  }
  return word + "'";
}

}  // namespace

std::string shell_word(std::string_view text) {
  if (disarmed(text) != text) return with_escapes(text);
  if (!text.empty() && text.find_first_not_of(kPlain) == std::string_view::npos)
    return std::string(text);
  std::string quoted = "'";
  for (const char c : text) quoted += c == '\'' ? "'\\''" : std::string(1, c);
  return quoted + "'";
}

}  // namespace linger
