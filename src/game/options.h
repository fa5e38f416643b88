// The options of the rules by name, as records, the command line and the page write them.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "game/reason.h"
#include "game/rules.h"

namespace linger {

// An option whose values have names. `hand` and `match`, which hold numbers, are apart.
struct NamedOption {
  std::string_view name;                     // "stock_end"
  std::string_view ruling;                   // "R9"
  std::span<const std::string_view> values;  // "final-draw-wins", …
  std::uint8_t (*get)(const Rules&);         // an index into values
  void (*set)(Rules&, std::uint8_t);
};

std::span<const NamedOption> named_options();
// nullptr if there is no such option.
const NamedOption* find_named_option(std::string_view name);

// Every option's name in the order of the rules, `hand` first and `match` last.
std::span<const std::string_view> option_names();

// An option's value as text: "players", "7", "play-on", "first_to:3".
std::string option_text(const Rules& rules, std::string_view name);

// Sets an option from text. `match` is written first_to:3 or hands:1; `=` or a space also
// separates. On a fault `rules` is unchanged and the reason is returned, with the code
// `unknown-option` or `bad-value` and what is allowed in its arguments.
[[nodiscard]] std::optional<Reason> set_option(Rules& rules, std::string_view name,
                                               std::string_view value);

// The reasons that the above and every reader of options share.
Reason unknown_option(std::string_view name);
Reason bad_value(std::string_view option, std::string_view value, std::string_view allowed);

// How many cards each of so many players can be dealt, 1–17 (RULES, Limits).
int largest_hand(const Rules& rules, int players);
// How many cards lie in the stock after the deal, an upcard that stays aside not counted (R2). The
// rules are sound for so many players.
int stock_after_deal(const Rules& rules, int players);

// What cannot be together, and the limits for this number of players (RULES, Limits). A round
// from a position deals nothing, so that the limits on `hand` do not apply to it.
enum class Start { deal, position };
std::optional<Reason> check_rules(const Rules& rules, int players, Start start = Start::deal);
// What cannot be together whatever the number of players.
std::optional<Reason> check_combination(const Rules& rules);

}  // namespace linger
