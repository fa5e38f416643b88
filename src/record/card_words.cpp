#include "record/card_words.h"

#include "cards/card_text.h"
#include "record/json_reader.h"

namespace linger {
namespace {

constexpr bool is_space(char character) {
  return character == ' ' || character == '\n' || character == '\t' || character == '\r';
}

void append_word(std::string& text, std::string_view word) {
  if (!text.empty()) text.push_back(' ');
  text.append(word);
}

void append_card(std::string& text, Card card) {
  const auto word = letters(card);
  append_word(text, {word.data(), word.size()});
}

}  // namespace

std::string_view take_word(std::string_view& text) {
  std::size_t begin = 0;
  while (begin < text.size() && is_space(text[begin])) ++begin;
  std::size_t end = begin;
  while (end < text.size() && !is_space(text[end])) ++end;
  const std::string_view word = text.substr(begin, end - begin);
  text.remove_prefix(end);
  return word;
}

std::optional<Reason> parse_cards(std::string_view text, CardList& cards) {
  CardSet seen;
  cards.clear();
  for (auto word = take_word(text); !word.empty(); word = take_word(text)) {
    const auto card = parse_card(word);
    if (!card)
      return Reason{"bad-card", "", {{"text", excerpt(word)}, {"place", cards.size() + 1}}};
    if (seen.contains(*card)) return Reason{"card-twice", "", {{"card", *card}}};
    seen.insert(*card);
    cards.push_back(*card);
  }
  return std::nullopt;
}

std::optional<Reason> parse_moves(std::string_view text, std::vector<Move>& moves) {
  moves.clear();
  for (auto word = take_word(text); !word.empty(); word = take_word(text)) {
    if (word.starts_with('=')) {
      const auto suit = parse_suit(word.substr(1));
      if (!suit) return Reason{"bad-suit", "", {{"text", excerpt(word)}}};
      moves.emplace_back(*suit);
    } else {
      const auto card = parse_card(word);
      if (!card) return Reason{"bad-card", "", {{"text", excerpt(word)}}};
      moves.emplace_back(*card);
    }
  }
  return std::nullopt;
}

CardList listed(CardSet cards) {
  CardList list;
  for (Card card : cards) list.push_back(card);
  return list;
}

std::string to_text(std::span<const Card> cards) {
  std::string text;
  for (Card card : cards) append_card(text, card);
  return text;
}

std::string to_text(const std::vector<Move>& moves) {
  std::string text;
  for (const Move& move : moves) {
    if (const Card* card = std::get_if<Card>(&move)) {
      append_card(text, *card);
    } else {
      const char word[] = {'=', letter(std::get<Suit>(move))};
      append_word(text, {word, 2});
    }
  }
  return text;
}

}  // namespace linger
