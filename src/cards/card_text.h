// Cards as text in the notation of docs/formats.md: rank then suit, "KC", "TD".
// The letters of a person's language are catalogue entries and no business of this file.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>

#include "cards/card.h"

namespace linger {

inline constexpr std::string_view kRankLetters = "23456789TJQKA";
inline constexpr std::string_view kSuitLetters = "CDHS";

constexpr char letter(Rank rank) {
  return kRankLetters[static_cast<std::size_t>(rank)];
}
constexpr char letter(Suit suit) {
  return kSuitLetters[static_cast<std::size_t>(suit)];
}

constexpr std::array<char, 2> letters(Card card) {
  return {letter(card.rank()), letter(card.suit())};
}
std::string to_text(Card card);

// Reads upper and lower case, "10" for "T", and the suit also as ♣ ♦ ♥ ♠ (U+2663 U+2666 U+2665
// U+2660) in UTF-8. Nothing else: no spaces, no other signs.
std::optional<Card> parse_card(std::string_view text);
std::optional<Suit> parse_suit(std::string_view text);

}  // namespace linger
