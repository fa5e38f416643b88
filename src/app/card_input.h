// Cards and suits as a person types them.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>

#include "cards/card.h"

namespace linger {

class Catalogue;

// Reads, whatever the case: the notation of records ("KC", "10d", "K♣"); a rank and a suit in
// either order by the letters and the words of the language ("Kr K", "DHe", "king of clubs",
// "Herz-Sieben"), with spaces or hyphens between or none. No text means two cards (tested).
class CardInput {
 public:
  // The words are the catalogue's messages `rank.K.input` and `suit.C.input`, as they stand there:
  // who reads "Koenig" may type "König".
  explicit CardInput(const Catalogue& catalogue);

  std::optional<Card> card(std::string_view text) const;
  std::optional<Suit> suit(std::string_view text) const;

 private:
  std::string normal(std::string_view text) const;

  std::string filler_;  // the "of" in "king of clubs"
  std::unordered_map<std::string, Suit> suits_;
  std::unordered_map<std::string, Card> cards_;
};

}  // namespace linger
