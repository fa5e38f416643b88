#include "game/legal.h"

namespace linger {

std::optional<Reason> why_illegal(CardSet hand, const Duty& duty, Card card, int seat) {
  if (!hand.contains(card))
    return Reason{"not-held", "", {{"seat", SeatNumber{seat}}, {"card", card}}};
  if (legal_cards(hand, duty).contains(card)) return std::nullopt;
  const Suit suit = duty.follow ? *duty.follow : *duty.lead;
  CardList held;
  for (Card each : hand.of_suit(suit)) held.push_back(each);
  return Reason{duty.follow ? "must-follow" : "must-lead-trump",
                duty.follow ? "R4" : "R3",
                {{"seat", SeatNumber{seat}}, {"suit", suit}, {"cards", held}, {"card", card}}};
}

}  // namespace linger
