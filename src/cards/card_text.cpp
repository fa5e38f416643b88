#include "cards/card_text.h"

namespace linger {
namespace {

constexpr std::array<std::string_view, kSuits> kSuitSymbols = {"♣", "♦", "♥", "♠"};

constexpr char upper(char c) {
  return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
}

}  // namespace

std::string to_text(Card card) {
  const auto text = letters(card);
  return {text.begin(), text.end()};
}

std::optional<Suit> parse_suit(std::string_view text) {
  if (text.size() == 1) {
    const std::size_t at = kSuitLetters.find(upper(text[0]));
    if (at != std::string_view::npos) return static_cast<Suit>(at);
  }
  for (std::size_t i = 0; i < kSuitSymbols.size(); ++i)
    if (text == kSuitSymbols[i]) return static_cast<Suit>(i);
  return std::nullopt;
}

std::optional<Card> parse_card(std::string_view text) {
  if (text.empty()) return std::nullopt;
  const bool ten = text.starts_with("10");
  const std::size_t rank = kRankLetters.find(ten ? 'T' : upper(text[0]));
  if (rank == std::string_view::npos) return std::nullopt;
  const auto suit = parse_suit(text.substr(ten ? 2 : 1));
  if (!suit) return std::nullopt;
  return Card(static_cast<Rank>(rank), *suit);
}

}  // namespace linger
