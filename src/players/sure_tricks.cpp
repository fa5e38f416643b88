#include "players/sure_tricks.h"

#include <algorithm>

namespace linger {
namespace {

// The others' cards of a suit: as long as the leader wins, they draw nothing.
struct Opposition {
  CardSet cards;    // of all of them
  int longest = 0;  // cards in one hand
};

Opposition opposition(const Round& round, Suit suit) {
  Opposition all;
  for (int seat = 0; seat < round.players(); ++seat) {
    if (seat == round.leader()) continue;
    const CardSet held = round.hand(seat).of_suit(suit);
    all.cards |= held;
    all.longest = std::max(all.longest, held.size());
  }
  return all;
}

// The cards of a suit that are good if nobody trumps: those on top, and where they last longer than
// the suit in any other hand, all of them.
int good_cards(const Round& round, Suit suit, const Opposition& others) {
  const CardSet own = round.hand(round.leader()).of_suit(suit);
  if (others.cards.empty()) return own.size();
  const std::uint64_t below = (std::uint64_t{2} << others.cards.back().code()) - 1;
  const int top = (own - CardSet::from_bits(below)).size();
  return top >= others.longest ? own.size() : top;
}

}  // namespace

int sure_tricks(const Round& round) {
  int tricks = 0;
  SeatSet can_trump = 0;  // those whom the leader's trumps leave with some
  if (const auto trump = round.trump()) {
    const Opposition others = opposition(round, *trump);
    tricks = good_cards(round, *trump, others);
    for (int seat = 0; seat < round.players(); ++seat)
      if (seat != round.leader() && round.hand(seat).of_suit(*trump).size() > tricks)
        can_trump = with(can_trump, seat);
  }
  for (int i = 0; i < kSuits; ++i) {
    const auto suit = static_cast<Suit>(i);
    if (suit == round.trump()) continue;
    int good = good_cards(round, suit, opposition(round, suit));
    // Who can trump follows suit to every trick counted so far, and so has thrown nothing away.
    for (int seat = 0; good > 0 && seat < round.players(); ++seat)
      if (contains(can_trump, seat)) good = std::min(good, round.hand(seat).of_suit(suit).size());
    tricks += good;
  }
  return tricks;
}

std::optional<bool> settled_by_sure_tricks(const OpenHand& hand, const Round& round, int seat) {
  const int leader = round.leader();
  int needed = 0;
  for (int other = 0; other < round.players(); ++other)
    if (leader == seat ? other != seat : other == seat)
      needed = std::max(needed, round.hand(other).size());
  const int held = round.hand(leader).size();
  // The leader draws whenever there is a stock, is never out before the others, and wins the last
  // trick. Not so where a hand may end within a trick of which the leader has led the last card,
  const bool last_holder = hand.rules.last_trick == LastTrick::last_holder;
  if (needed > held || (needed == held && last_holder)) return std::nullopt;
  // where a stock may be due, and where the trump suit or the first lead is not free.
  if (hand.rules.stock_end == StockEnd::reshuffle && round.stock_size() < needed)
    return std::nullopt;
  if (hand.rules.trump == TrumpRule::first_winner && !round.trump()) return std::nullopt;
  if (round.duty().lead) return std::nullopt;
  if (sure_tricks(round) < needed) return std::nullopt;
  return leader == seat;
}

}  // namespace linger
