#include "players/open_hand.h"

#include <algorithm>
#include <bit>

#include "game/decided.h"

namespace linger {
namespace {

// The lowest n places of each suit's 16.
constexpr std::uint64_t low_places(int n) {
  return 0x0001'0001'0001'0001 * ((std::uint64_t{1} << n) - 1);
}

// Moves the bits of a mask together at the low end of every suit (Hacker's Delight, 7-4, on four
// lanes of 16 bits): four steps, the same for every plane.
class Compressor {
 public:
  explicit Compressor(std::uint64_t mask) : mask_(mask) {
    std::uint64_t gaps_below = up(~mask, 1);
    for (int step = 0; step < 4; ++step) {
      std::uint64_t parity = gaps_below;
      for (int shift = 1; shift < 16; shift *= 2) parity ^= up(parity, shift);
      const std::uint64_t moving = parity & mask;
      moves_[static_cast<std::size_t>(step)] = moving;
      mask = (mask ^ moving) | moving >> (1 << step);
      gaps_below &= ~parity;
    }
  }

  std::uint64_t operator()(std::uint64_t bits) const {
    bits &= mask_;
    for (int step = 0; step < 4; ++step) {
      const std::uint64_t moving = bits & moves_[static_cast<std::size_t>(step)];
      bits = (bits ^ moving) | moving >> (1 << step);
    }
    return bits;
  }

 private:
  static std::uint64_t up(std::uint64_t bits, int places) {
    return bits << places & ~low_places(places);
  }

  std::uint64_t mask_;
  std::array<std::uint64_t, 4> moves_{};
};

// How many cards of the stock can still be drawn and matter: the draw of the last trick does not.
int reach(const Round& round, const Rules& rules) {
  if (rules.draw == DrawRule::per_card) return round.stock_size();
  return std::min(round.stock_size(), most_tricks_left(round) - 1);
}

}  // namespace

void Place::take_stock(const OpenHand& hand) {
  const auto next = static_cast<std::size_t>(stocks_used);
  if (next >= hand.coming.size()) return;
  const CardList& stock = hand.coming[next];
  if (stock.set() != round.played_cards() || stock.size() != round.played_cards().size()) return;
  ++stocks_used;
  round.give_stock(stock);
}

Relevance relevance_of(const OpenHand& hand, const Place& place) {
  if (static_cast<std::size_t>(place.stocks_used) < hand.coming.size())
    return {CardSet::full_pack(), true};
  const Round& round = place.round;
  CardSet cards;
  for (int seat = 0; seat < round.players(); ++seat) {
    cards |= round.hand(seat);
    if (round.has_played(seat)) cards.insert(round.played(seat));
  }
  for (Card card : round.stock().first(static_cast<std::size_t>(reach(round, hand.rules))))
    cards.insert(card);
  return {cards, false};
}

CardSet relevant_now(const Relevance& at_begin, const Round& round) {
  CardSet cards = at_begin.cards;
  if (at_begin.by_name || !round.in_trick()) return cards;
  for (int seat = 0; seat < round.players(); ++seat)
    if (round.has_played(seat) && seat != round.best()) cards.erase(round.played(seat));
  return cards;
}

CardClasses::CardClasses(const Round& round, const Relevance& at_begin) : legal_(round.legal()) {
  if (at_begin.by_name) {
    first_ = legal_;
    return;
  }
  const std::uint64_t others = (relevant_now(at_begin, round) - round.hand(round.mover())).bits();
  int before = -16;  // the code of the card before, of no suit
  for (Card card : legal_) {
    const int code = card.code();
    const bool same_suit = code >> 4 == before >> 4;
    const std::uint64_t between = (std::uint64_t{1} << code) - (std::uint64_t{2} << (before & 63));
    if (!same_suit || (others & between) != 0) first_.insert(card);
    before = code;
  }
}

PlaceKey key_of(const Place& place, const Relevance& relevance) {
  const Round& round = place.round;
  // Seat s has the number s + 1, the stock 7, and what is gone 0.
  std::array<CardSet, 8> held{};
  CardSet stock = relevance.cards;
  for (int seat = 0; seat < round.players(); ++seat) {
    held[static_cast<std::size_t>(seat) + 1] = round.hand(seat);
    stock -= round.hand(seat);
  }
  held[7] = relevance.by_name ? CardList(round.stock()).set() : stock;
  const Compressor compress(relevance.cards.bits());
  PlaceKey key;
  for (unsigned plane = 0; plane < key.holders.size(); ++plane) {
    CardSet cards;
    for (unsigned number = 1; number < held.size(); ++number)
      if ((number >> plane & 1) != 0) cards |= held[number];
    key.holders[plane] = compress(cards.bits());
  }
  const int trump = round.trump() ? static_cast<int>(*round.trump()) : kSuits;
  key.rest = static_cast<std::uint16_t>(round.leader() | round.stock_size() << 3 | trump << 9 |
                                        place.stocks_used << 12);
  return key;
}

std::uint64_t PlaceKey::hash() const {
  std::uint64_t word = rest;
  for (std::uint64_t plane : holders) {
    word = (word ^ plane) * 0x9E37'79B9'7F4A'7C15;  // an odd number, 2^64 / φ
    word ^= word >> 32;
  }
  return word * 0xD6E8'FEB8'6659'FD93;
}

}  // namespace linger
