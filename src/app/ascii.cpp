#include "app/ascii.h"

#include <utility>

#include "app/catalogue.h"

namespace linger {
namespace {

// An apostrophe quotes in a message, and stands for itself where it is doubled.
constexpr std::pair<std::string_view, std::string_view> kSigns[] = {
    {"ä", "ae"}, {"ö", "oe"}, {"ü", "ue"}, {"Ä", "Ae"}, {"Ö", "Oe"},  {"Ü", "Ue"},     {"ß", "ss"},
    {"“", "\""}, {"”", "\""}, {"„", "\""}, {"’", "''"}, {"−", "-"},   {"·", "|"},      {"♣", "C"},
    {"♦", "D"},  {"♥", "H"},  {"♠", "S"},  {"±", "+-"}, {"…", "..."}, {"\u00a0", " "},
};

void replace_all(std::string& text, std::string_view sign, std::string_view with) {
  for (std::size_t at = 0; (at = text.find(sign, at)) != std::string::npos; at += with.size())
    text.replace(at, sign.size(), with);
}

}  // namespace

std::string pattern_in_ascii(std::string_view pattern) {
  std::string text(pattern);
  for (const auto& [sign, with] : kSigns) replace_all(text, sign, with);
  return text;
}

std::string disarmed_in_ascii(std::string text) {
  constexpr std::string_view kCut = "…";
  replace_all(text, "�", "?");
  if (text.size() > kMaxForeignText && text.ends_with(kCut))
    text.replace(text.size() - kCut.size(), kCut.size(), "...");
  return text;
}

}  // namespace linger
