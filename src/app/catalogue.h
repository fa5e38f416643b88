// Every sentence that a person reads, in their language (catalogues/README.md).
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "app/card_style.h"
#include "game/reason.h"

namespace linger {

using Arguments = std::vector<std::pair<std::string_view, Argument>>;

// The languages there are, "en" first.
std::vector<std::string_view> languages();
// The language asked for, if there is such a one; else that of LC_ALL, LC_MESSAGES or LANG; else
// English.
std::string_view choose_language(std::string_view asked);

// Text of unknown origin, safe to print: what steers a terminal, or turns the direction of its
// writing, is shown as �; line breaks too.
std::string disarmed(std::string_view text);
// The same, and cut with an ellipsis where it is longer than so many bytes.
inline constexpr std::size_t kMaxForeignText = 300;
std::string printable(std::string_view text);

// Formats messages by key. Not for use by several threads at once: parsed patterns are kept.
class Catalogue {
 public:
  // Sentences with cards in this style. The language is one of languages().
  explicit Catalogue(std::string_view language, const CardStyle& style = {});
  ~Catalogue();
  Catalogue(const Catalogue&) = delete;
  Catalogue& operator=(const Catalogue&) = delete;

  std::string_view language() const { return language_; }
  // Whether sentences keep to ASCII.
  bool ascii() const;

  // From then on a seat is shown as its player's name; before, as "seat 2", counted from 0.
  void name_players(std::span<const std::string> names);
  // The seat of the person who reads, addressed as "you" whatever the name.
  void address(std::optional<int> seat) { reader_ = seat; }

  bool has(std::string_view key) const { return !pattern(key).empty(); }
  // The message as the catalogue has it; empty if there is none.
  std::string_view pattern(std::string_view key) const;

  // The sentence. A seat named x comes also as x_is, "you" or "other", for a message to select
  // by. A key that does not exist, or arguments that do not fit, give the key in brackets.
  std::string text(std::string_view key, const Arguments& arguments = {}) const;

  // The sentence of a reason: the message `fault.<code>`, or that of another family of codes.
  // Where the reason lacks an argument that the message names, the message `….short`. Texts in a
  // reason come from outside: control characters are shown as �, and what is very long is cut.
  std::string text(const Reason& reason, std::string_view family = "fault") const;

  std::string show(Card card) const { return signs_[static_cast<std::size_t>(card.index())]; }
  std::string show(std::span<const Card> cards) const;  // with spaces between; "none" if empty
  std::string show(SeatNumber seat) const;
  std::string name(Card card) const;  // "king of clubs"
  std::string name(Suit suit) const;  // "clubs"

  // With so many digits after the language's decimal point.
  std::string decimal(double number, int places) const;

  // "a, b, c" and "a, b and c".
  std::string joined(std::span<const std::string> items) const;
  std::string joined_with_and(std::span<const std::string> items) const;

 private:
  struct Patterns;
  struct Value;

  std::string foreign(std::string text) const;
  Value value_of(const Argument& argument) const;

  std::string_view language_;
  std::unique_ptr<Patterns> patterns_;
  std::vector<std::string> names_;
  std::optional<int> reader_;
  CardSigns signs_;
};

}  // namespace linger
