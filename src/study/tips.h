// Pieces of advice that rule pages give on how to play, as sets of cards: to measure what following
// or ignoring them is worth.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include "cards/card_set.h"
#include "view/seat_view.h"

namespace linger {

enum class Tip : std::uint8_t {
  win_early,     // in the first two tricks, win the trick if you can
  trump_early,   // in the first two tricks, without the suit led, win it with a trump
  save_trump,    // before anybody can be out, keep your highest trump
  weakest_card,  // where you cannot win the trick, give the lowest card, no trump
  lead_void,     // lead a suit in which somebody still in has shown to have no card
  long_suit,     // lead your longest suit, trumps apart
  late_stock,    // with no more cards in the stock than players, win the trick if you can
};

std::span<const std::string_view> tip_names();  // in the order of Tip: "win-early", …
std::optional<Tip> parse_tip(std::string_view name);

// Those of the legal cards that the tip would have played; none where it has nothing to say, or
// says nothing but what has to be. It is the viewer's turn, in the phase play.
CardSet advised(Tip tip, const SeatView& view);

}  // namespace linger
