// The table as a person sees it in the terminal: plain lines, fit for a screen reader.
#pragma once

#include <optional>
#include <string>

#include "app/catalogue.h"
#include "view/seat_view.h"

namespace linger {

class TableText {
 public:
  // The catalogue outlives it.
  explicit TableText(const Catalogue& catalogue) : catalogue_(catalogue) {}

  // Trumps and stock, then everybody's cards and tricks.
  std::string table(const SeatView& view) const;
  // The trick in progress, and whose it is so far.
  std::string trick(const SeatView& view) const;
  // The viewer's cards, trumps first. Those that may be played now have the numbers by which
  // they are chosen, the others stand in brackets. Where a trump is to be named, none have numbers.
  std::string hand(const SeatView& view) const;
  // The four suits with their numbers, for a sentence.
  std::string suits() const;
  // Hands won, points, and how far the match goes.
  std::string score(const SeatView& view) const;

 private:
  std::string trumps(const SeatView& view) const;
  std::string seat(const SeatView& view, int seat) const;
  std::string figures(std::string_view key, int players, const PerSeat<int>& figure) const;

  const Catalogue& catalogue_;
};

// The cards that a person may choose from, in the order of their numbers, from 1.
CardList numbered_cards(const SeatView& view);

}  // namespace linger
