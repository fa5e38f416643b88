#include "players/casual.h"

#include "players/playout.h"

namespace linger {
namespace {

// Of a hundred cards so many are played without looking.
constexpr std::uint32_t kSlips = 42;

// Trumps count above all other cards, and a higher rank above a lower one.
int strength(Card card, std::optional<Suit> trump) {
  return static_cast<int>(card.rank()) + (card.suit() == trump ? kRanks : 0);
}

// Between cards of equal strength the first in the order of the pack.
Card weakest(CardSet cards, std::optional<Suit> trump) {
  Card found = cards.front();
  for (Card card : cards)
    if (strength(card, trump) < strength(found, trump)) found = card;
  return found;
}

Card lead(const SeatView& view, CardSet legal) {
  // The highest plain card; trumps are kept for trumping while there is anything else.
  CardSet plain = legal;
  if (view.trump()) plain -= CardSet::suit(*view.trump());
  Card found = (plain.empty() ? legal : plain).front();
  for (Card card : plain.empty() ? legal : plain)
    if (card.rank() > found.rank()) found = card;
  return found;
}

Card answer(const SeatView& view, CardSet legal) {
  CardSet winning;
  for (Card card : legal)
    if (beats(card, view.played(view.best()), view.trump())) winning.insert(card);
  return weakest(winning.empty() ? legal : winning, view.trump());
}

}  // namespace

Card casual_card(const SeatView& view, Xoshiro& rng) {
  const CardSet legal = view.legal();
  if (legal.size() == 1) return legal.front();
  if (rng.below(100) < kSlips) return random_card(legal, rng);
  return view.in_trick() ? answer(view, legal) : lead(view, legal);
}

}  // namespace linger
