#include "app/card_input.h"

#include <gtest/gtest.h>

#include <map>
#include <sstream>

#include "app/catalogue.h"
#include "cards/card_text.h"

namespace linger {
namespace {

std::string read(const CardInput& input, std::string_view text) {
  const auto card = input.card(text);
  return card ? to_text(*card) : "none";
}

TEST(CardInput, ReadsTheNotationOfRecordsInEveryLanguage) {
  for (std::string_view language : languages()) {
    const Catalogue catalogue(language);
    const CardInput input(catalogue);
    for (int i = 0; i < kPackSize; ++i) {
      const Card card = Card::from_index(i);
      EXPECT_EQ(input.card(to_text(card)), card);
      EXPECT_EQ(input.card(catalogue.name(card)), card);
    }
    EXPECT_EQ(read(input, "10d"), "TD");
    EXPECT_EQ(read(input, "k♣"), "KC");
    EXPECT_EQ(read(input, "♣K"), "KC");
  }
}

TEST(CardInput, ReadsEveryCardAsItIsShown) {
  for (std::string_view language : languages())
    for (const auto signs : {CardStyle::Signs::letters, CardStyle::Signs::symbols}) {
      const Catalogue catalogue(language, {signs, CardStyle::Colours::none});
      const CardInput input(catalogue);
      for (int i = 0; i < kPackSize; ++i) {
        const Card card = Card::from_index(i);
        EXPECT_EQ(input.card(catalogue.show(card)), card) << catalogue.show(card);
      }
    }
}

TEST(CardInput, ReadsEnglish) {
  const Catalogue catalogue("en");
  const CardInput input(catalogue);
  for (const char* text : {"KC", "kc", "CK", "k c", "King of Clubs", "king clubs", "clubs king",
                           "king of club", "K of clubs", " kc "})
    EXPECT_EQ(read(input, text), "KC") << text;
  EXPECT_EQ(read(input, "10 of hearts"), "TH");
  EXPECT_EQ(read(input, "seven of hearts"), "7H");
  for (const char* text : {"", "K", "clubs", "11C", "KK", "KCX", "König", "BH", "1H", "0H"})
    EXPECT_EQ(read(input, text), "none") << text;
}

TEST(CardInput, ReadsGerman) {
  const Catalogue catalogue("de");
  const CardInput input(catalogue);
  for (const char* text : {"KC", "KKr", "Kr K", "kr-k", "Kreuz-König", "kreuz könig", "KREUZ KÖNIG",
                           "Kreuz Koenig", "König Kreuz"})
    EXPECT_EQ(read(input, text), "KC") << text;
  EXPECT_EQ(read(input, "DH"), "QH");
  EXPECT_EQ(read(input, "Herz 7"), "7H");
  EXPECT_EQ(read(input, "Pi B"), "JS");
  EXPECT_EQ(read(input, "PB"), "JS");
  EXPECT_EQ(read(input, "Ka10"), "TD");
  EXPECT_EQ(read(input, "KD"), "KD");  // the notation of records, and nothing else
  EXPECT_EQ(read(input, "Karo-Dame"), "QD");
  EXPECT_EQ(read(input, "Karo As"), "AD");
  for (const char* text : {"DK", "KK", "BK", "Kreuz", "Q"})
    EXPECT_EQ(read(input, text), "none") << text;
}

TEST(CardInput, ReadsSuits) {
  const Catalogue english("en"), german("de");
  EXPECT_EQ(CardInput(english).suit("Hearts"), Suit::hearts);
  EXPECT_EQ(CardInput(english).suit("c"), Suit::clubs);
  EXPECT_EQ(CardInput(german).suit("kreuz"), Suit::clubs);
  EXPECT_EQ(CardInput(german).suit("P"), Suit::spades);
  EXPECT_EQ(CardInput(german).suit("♦"), Suit::diamonds);
  EXPECT_EQ(CardInput(german).suit("x"), std::nullopt);
}

TEST(CardInput, HasNoTextForTwoCards) {
  for (std::string_view language : languages()) {
    const Catalogue catalogue(language);
    std::map<std::string, int> meaning;
    const auto words = [&](std::string_view kind, char letter) {
      std::istringstream text(catalogue.text(std::string(kind) + "." + letter + ".input"));
      return std::vector<std::string>(std::istream_iterator<std::string>(text), {});
    };
    for (int i = 0; i < kPackSize; ++i) {
      const Card card = Card::from_index(i);
      for (const std::string& rank : words("rank", letter(card.rank())))
        for (const std::string& suit : words("suit", letter(card.suit())))
          for (const std::string& text : {rank + suit, suit + rank}) {
            ASSERT_EQ(meaning.emplace(text, i).first->second, i) << text;
          }
    }
    const CardInput input(catalogue);
    for (const auto& [text, index] : meaning)
      EXPECT_EQ(input.card(text), Card::from_index(index)) << text;
  }
}

}  // namespace
}  // namespace linger
