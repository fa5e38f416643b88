#include "game/options.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace linger {
namespace {

template <auto Member>
constexpr NamedOption named(std::string_view name, std::string_view ruling,
                            std::span<const std::string_view> values) {
  return {name, ruling, values,
          [](const Rules& rules) { return static_cast<std::uint8_t>(rules.*Member); },
          [](Rules& rules, std::uint8_t value) {
            using Value = std::remove_reference_t<decltype(rules.*Member)>;
            rules.*Member = static_cast<Value>(value);
          }};
}

constexpr std::array<std::string_view, 5> kTrump = {"dealer-last", "stock-top", "stock-aside",
                                                    "none", "first-winner"};
constexpr std::array<std::string_view, 2> kDraw = {"one", "per-card"};
constexpr std::array<std::string_view, 2> kElimination = {"after-draw", "before-draw"};
constexpr std::array<std::string_view, 2> kOpening = {"any", "trump"};
constexpr std::array<std::string_view, 3> kStockEnd = {"final-draw-wins", "play-on", "reshuffle"};
constexpr std::array<std::string_view, 2> kLastTrick = {"trick-winner", "last-holder"};
constexpr std::array<std::string_view, 2> kFirstDealer = {"random", "cut-low"};
constexpr std::array<std::string_view, 2> kNextDealer = {"rotate", "winner"};
constexpr std::array<std::string_view, 5> kScoring = {"hand-wins", "chips-per-trick",
                                                      "chips-per-opponent", "pot", "cards-left"};

constexpr std::array kNamedOptions = {
    named<&Rules::trump>("trump", "R2", kTrump),
    named<&Rules::draw>("draw", "R6", kDraw),
    named<&Rules::elimination>("elimination", "R6", kElimination),
    named<&Rules::opening>("opening", "R3", kOpening),
    named<&Rules::stock_end>("stock_end", "R9", kStockEnd),
    named<&Rules::last_trick>("last_trick", "R10", kLastTrick),
    named<&Rules::first_dealer>("first_dealer", "R11", kFirstDealer),
    named<&Rules::next_dealer>("next_dealer", "R12", kNextDealer),
    named<&Rules::scoring>("scoring", "R14", kScoring),
};

constexpr auto kOptionNames = [] {
  std::array<std::string_view, kNamedOptions.size() + 2> names;
  names.front() = "hand";
  std::ranges::transform(kNamedOptions, names.begin() + 1, &NamedOption::name);
  names.back() = "match";
  return names;
}();

constexpr std::array<std::string_view, 2> kMatchKinds = {"first_to", "hands"};
constexpr std::string_view kHandAllowed = "players, 1-17";
constexpr std::string_view kMatchAllowed = "first_to:1-99, hands:1-99";

std::string joined(std::span<const std::string_view> words) {
  std::string text;
  for (std::string_view word : words) text.append(text.empty() ? "" : ", ").append(word);
  return text;
}

std::optional<std::int64_t> parse_number(std::string_view text) {
  std::int64_t number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc() || end != text.data() + text.size()) return std::nullopt;
  return number;
}

std::optional<Reason> set_hand(Rules& rules, std::string_view value) {
  if (value == "players") {
    rules.hand = 0;
    return std::nullopt;
  }
  const auto hand = parse_number(value);
  if (!hand || *hand < 1 || *hand > kMaxHand) return bad_value("hand", value, kHandAllowed);
  rules.hand = static_cast<std::uint8_t>(*hand);
  return std::nullopt;
}

std::optional<Reason> set_match(Rules& rules, std::string_view value) {
  const std::size_t cut = std::min(value.find_first_of(":= "), value.size());
  const auto kind = std::ranges::find(kMatchKinds, value.substr(0, cut));
  const auto count = parse_number(value.substr(std::min(cut + 1, value.size())));
  if (kind == kMatchKinds.end() || !count || *count < 1 || *count > kMaxMatchCount)
    return bad_value("match", value, kMatchAllowed);
  rules.match = {static_cast<MatchEnd::Kind>(kind - kMatchKinds.begin()),
                 static_cast<std::uint8_t>(*count)};
  return std::nullopt;
}

Reason forbidden(std::string_view option, std::string_view value, std::string_view other,
                 std::string_view other_value, std::string_view ruling) {
  return {"forbidden-combination",
          ruling,
          {{"option", std::string(option)},
           {"value", std::string(value)},
           {"other", std::string(other)},
           {"other_value", std::string(other_value)}}};
}

}  // namespace

std::span<const NamedOption> named_options() {
  return kNamedOptions;
}
std::span<const std::string_view> option_names() {
  return kOptionNames;
}

const NamedOption* find_named_option(std::string_view name) {
  for (const NamedOption& option : kNamedOptions)
    if (option.name == name) return &option;
  return nullptr;
}

std::string option_text(const Rules& rules, std::string_view name) {
  if (name == "hand") return rules.hand == 0 ? "players" : std::to_string(rules.hand);
  if (name == "match")
    return std::string(kMatchKinds[static_cast<std::size_t>(rules.match.kind)]) + ":" +
           std::to_string(rules.match.count);
  const NamedOption* option = find_named_option(name);
  return std::string(option->values[option->get(rules)]);
}

Reason unknown_option(std::string_view name) {
  return {"unknown-option",
          "",
          {{"option", std::string(name)}, {"allowed", "preset, " + joined(kOptionNames)}}};
}

Reason bad_value(std::string_view option, std::string_view value, std::string_view allowed) {
  return {"bad-value",
          "",
          {{"option", std::string(option)},
           {"value", std::string(value)},
           {"allowed", std::string(allowed)}}};
}

std::optional<Reason> set_option(Rules& rules, std::string_view name, std::string_view value) {
  if (name == "hand") return set_hand(rules, value);
  if (name == "match") return set_match(rules, value);
  const NamedOption* option = find_named_option(name);
  if (option == nullptr) return unknown_option(name);
  const auto found = std::ranges::find(option->values, value);
  if (found == option->values.end()) return bad_value(name, value, joined(option->values));
  option->set(rules, static_cast<std::uint8_t>(found - option->values.begin()));
  return std::nullopt;
}

int largest_hand(const Rules& rules, int players) {
  return std::min(kMaxHand, (kPackSize - (rules.turns_stock_card() ? 1 : 0)) / players);
}

int stock_after_deal(const Rules& rules, int players) {
  const int aside = rules.trump == TrumpRule::stock_aside ? 1 : 0;
  return kPackSize - players * rules.hand_size(players) - aside;
}

std::optional<Reason> check_combination(const Rules& rules) {
  if (rules.stock_end == StockEnd::reshuffle && rules.draw == DrawRule::per_card)
    return forbidden("draw", "per-card", "stock_end", "reshuffle", "R9");
  return std::nullopt;
}

std::optional<Reason> check_rules(const Rules& rules, int players, Start start) {
  if (players < kMinPlayers || players > kMaxPlayers)
    return bad_value("players", std::to_string(players), "3-6");
  if (auto reason = check_combination(rules)) return reason;
  if (start == Start::position) return std::nullopt;
  const int limit = largest_hand(rules, players);
  if (rules.hand_size(players) > limit)
    return Reason{"hand-too-large",
                  "R1",
                  {{"hand", rules.hand_size(players)}, {"players", players}, {"limit", limit}}};
  return std::nullopt;
}

}  // namespace linger
