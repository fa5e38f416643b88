#include "app/card_input.h"

#include <unicode/unistr.h>

#include <vector>

#include "app/catalogue.h"
#include "app/words.h"
#include "cards/card_text.h"

namespace linger {
namespace {

std::string without_case(std::string_view text) {
  const auto utf8 = icu::StringPiece(text.data(), static_cast<std::int32_t>(text.size()));
  std::string folded;
  icu::UnicodeString::fromUTF8(utf8).foldCase().toUTF8String(folded);
  return folded;
}

// The words for a rank or suit, such as `rank.K.input`, ready for comparison.
std::vector<std::string> input_words(const Catalogue& catalogue, std::string_view kind,
                                     char letter) {
  const std::string key = std::string(kind) + "." + letter + ".input";
  return split_words(without_case(catalogue.pattern(key)));
}

}  // namespace

CardInput::CardInput(const Catalogue& catalogue)
    : filler_(without_case(catalogue.pattern("card.input.filler"))) {
  for (char suit_letter : kSuitLetters) {
    const Suit suit = *parse_suit({&suit_letter, 1});
    auto suit_words = input_words(catalogue, "suit", suit_letter);
    suit_words.emplace_back(catalogue.pattern(std::string("suit.") + suit_letter + ".symbol"));
    for (const std::string& word : suit_words) suits_.emplace(word, suit);
    for (int i = 0; i < kRanks; ++i) {
      const Rank rank = static_cast<Rank>(i);
      for (const std::string& rank_word : input_words(catalogue, "rank", letter(rank))) {
        for (const std::string& word : suit_words) {
          cards_.emplace(rank_word + word, Card(rank, suit));
          cards_.emplace(word + rank_word, Card(rank, suit));
        }
      }
    }
  }
}

std::optional<Card> CardInput::card(std::string_view text) const {
  const std::string typed = normal(text);
  if (const auto canonical = parse_card(typed)) return canonical;
  const auto found = cards_.find(typed);
  return found == cards_.end() ? std::nullopt : std::optional(found->second);
}

std::optional<Suit> CardInput::suit(std::string_view text) const {
  const std::string typed = normal(text);
  const auto found = suits_.find(typed);
  return found == suits_.end() ? parse_suit(typed) : found->second;
}

// One word without case, spaces, hyphens and fillers.
std::string CardInput::normal(std::string_view text) const {
  std::string spaced = without_case(text);
  for (char& c : spaced)
    if (c == '-') c = ' ';
  std::string word;
  for (const std::string& part : split_words(spaced))
    if (part != filler_) word += part;
  return word;
}

}  // namespace linger
