// What a view says of the hidden cards: who acquired how many when, what has come back into sight,
// which suits a seat has shown to be without, and which cards lie nobody has seen where.
#pragma once

#include <array>
#include <vector>

#include "cards/card_set.h"
#include "game/events.h"
#include "view/seat_view.h"

namespace linger {

// Cards come from the deck as it was dealt from (origin 0), or from the stock that the origin-th
// reshuffle made. Between two reshuffles a card can be acquired once.
struct Past {
  explicit Past(const SeatView& view);

  // One thing that a seat did, or showed.
  struct Deed {
    enum class Kind : std::uint8_t {
      play,       // `card`, which came from `origin`, left the hand
      draw,       // a card that came from `origin` was drawn
      void_suit,  // there was no card of `card`'s suit in the hand
      reshuffle,  // no seat acted; the stock of `origin` began
    };
    Kind kind = Kind::play;
    std::uint8_t seat = 0;
    std::uint8_t origin = 0;
    // Whether `card` is known to the viewer to have been in the hand, or drawn just then.
    bool known = false;
    Card card;
  };

  std::vector<Deed> deeds;  // in the order in which they happened

  int origins = 1;         // reshuffles, and one
  CardSet unseen;          // each is in another's hand, in the stock, or out of play
  PerSeat<CardSet> known;  // held now, as the viewer knows
  PerSeat<int> hidden{};   // how many more cards each seat holds
  std::array<std::uint8_t, 64> origin_of{};  // by Card::code, of unseen cards
  // A card known to lie under the stock now (R2, stock-top).
  std::optional<Card> under_stock;
};

}  // namespace linger
