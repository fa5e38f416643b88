#include "cards/deck.h"

#include "cards/seed_stream.h"

namespace linger {

void shuffle(std::span<Card> cards, std::string_view seed) {
  SeedStream stream(seed);
  for (std::size_t i = cards.size(); i-- > 1;)
    std::swap(cards[i], cards[stream.below(static_cast<std::uint32_t>(i + 1))]);
}

Deck deck_of_seed(std::string_view seed) {
  Deck deck = canonical_pack();
  shuffle(deck, seed);
  return deck;
}

}  // namespace linger
