#include "net/negotiation.h"

#include <algorithm>
#include <optional>

namespace linger {
namespace {

std::string_view trimmed(std::string_view text) {
  constexpr std::string_view kSpaces = " \t";
  const std::size_t begin = text.find_first_not_of(kSpaces);
  if (begin == text.npos) return {};
  return text.substr(begin, text.find_last_not_of(kSpaces) - begin + 1);
}

// Takes the first element off a list.
std::string_view take_element(std::string_view& list, char separator) {
  const std::size_t end = std::min(list.find(separator), list.size());
  const std::string_view element = trimmed(list.substr(0, end));
  list.remove_prefix(std::min(end + 1, list.size()));
  return element;
}

bool equal_but_for_case(std::string_view a, std::string_view b) {
  const auto lower = [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c | 32) : c; };
  return std::ranges::equal(a, b, {}, lower, lower);
}

// "0", "0.0", "0.000": the only weight that forbids.
bool is_zero(std::string_view weight) {
  return weight.starts_with('0') && weight.find_first_not_of("0.") == weight.npos;
}

bool forbidden(std::string_view parameters) {
  while (!parameters.empty()) {
    const std::string_view parameter = take_element(parameters, ';');
    if (equal_but_for_case(parameter.substr(0, 2), "q=") && is_zero(parameter.substr(2)))
      return true;
  }
  return false;
}

}  // namespace

bool accepts_encoding(std::string_view accept_encoding, std::string_view encoding) {
  bool by_star = false;
  while (!accept_encoding.empty()) {
    std::string_view parameters = take_element(accept_encoding, ',');
    const std::string_view name = take_element(parameters, ';');
    if (equal_but_for_case(name, encoding)) return !forbidden(parameters);
    if (name == "*") by_star = !forbidden(parameters);
  }
  return by_star;
}

bool names_tag(std::string_view if_none_match, std::string_view tag) {
  while (!if_none_match.empty()) {
    std::string_view named = take_element(if_none_match, ',');
    if (named == "*") return true;
    if (named.starts_with("W/")) named.remove_prefix(2);
    if (named == tag) return true;
  }
  return false;
}

}  // namespace linger
