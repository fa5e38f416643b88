#include "app/checks.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

#include "game/rules.h"

namespace linger {
namespace {

std::string refusal(const Catalogue& catalogue, const std::string& value,
                    const std::string& allowed) {
  return catalogue.text("error.value", {{"value", printable(value)}, {"allowed", allowed}});
}

// As few digits as it takes to read the same number again.
std::string written(auto number) {
  std::array<char, 32> text;
  return {text.data(), std::to_chars(text.data(), text.data() + text.size(), number).ptr};
}

template <class Number>
CLI::Validator in_range(const Catalogue& catalogue, Number least, Number most) {
  return {[&catalogue, least, most](const std::string& value) {
            Number number{};
            const char* end = value.data() + value.size();
            const auto [rest, error] = std::from_chars(value.data(), end, number);
            const bool fits = error == std::errc() && rest == end && number >= least;
            return fits && number <= most
                       ? ""
                       : refusal(catalogue, value, written(least) + "-" + written(most));
          },
          ""};
}

}  // namespace

std::optional<double> read_real(std::string_view text) {
  double number = 0;
  const char* const begin = text.begin();
  const char* const end = text.end();
  const auto [rest, error] = std::from_chars(begin, end, number);
  if (error != std::errc() || rest != end || !std::isfinite(number)) return std::nullopt;
  return number;
}

CLI::Validator not_empty(const Catalogue& catalogue) {
  return {[&catalogue](const std::string& value) {
            return value.empty() ? catalogue.text("error.empty") : "";
          },
          ""};
}

CLI::Validator one_of(const Catalogue& catalogue, std::vector<std::string> allowed) {
  return {[&catalogue, allowed = std::move(allowed)](const std::string& value) {
            return std::ranges::find(allowed, value) == allowed.end()
                       ? refusal(catalogue, value, catalogue.joined(allowed))
                       : "";
          },
          ""};
}

CLI::Validator within(const Catalogue& catalogue, std::int64_t least, std::int64_t most) {
  return in_range(catalogue, least, most);
}

CLI::Validator within_real(const Catalogue& catalogue, double least, double most) {
  return in_range(catalogue, least, most);
}

CLI::Validator number_of_players(const Catalogue& catalogue) {
  std::vector<std::string> allowed;
  for (int players = kMinPlayers; players <= kMaxPlayers; ++players)
    allowed.push_back(std::to_string(players));
  return one_of(catalogue, std::move(allowed));
}

}  // namespace linger
