// Which cards may be played: one function for the engine, for views and for referees.
#pragma once

#include <optional>

#include "cards/card_set.h"
#include "game/reason.h"

namespace linger {

// What the next card has to heed.
struct Duty {
  std::optional<Suit> follow;  // R4: the suit led, unless the card is the lead
  std::optional<Suit> lead;    // R3: the suit of the very first card, where the rules ask for it
};

// R3, R4: the duty binds whoever holds a card of the suit.
constexpr CardSet legal_cards(CardSet hand, const Duty& duty) {
  const std::optional<Suit>& suit = duty.follow ? duty.follow : duty.lead;
  if (!suit) return hand;
  const CardSet bound = hand.of_suit(*suit);
  return bound.empty() ? hand : bound;
}

// Why a card may not be played from this hand, none if it may: `not-held`, `must-follow`,
// `must-lead-trump`.
std::optional<Reason> why_illegal(CardSet hand, const Duty& duty, Card card, int seat);

// R5: whether a card beats the best one before it in a trick, given that the best one is of the
// suit led or a trump.
constexpr bool beats(Card card, Card best, std::optional<Suit> trump) {
  // Both are computed whatever the suits, so that the inner loop has no branch to mispredict.
  const bool same_suit = card.suit() == best.suit();
  const bool higher = card > best;
  const bool trumps = card.suit() == trump;
  return same_suit ? higher : trumps;
}

}  // namespace linger
