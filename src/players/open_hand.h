// A hand in which nothing is hidden, as a solver walks through it: the round, the stocks still to
// come, and which of its cards and positions are as good as the same.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "game/round.h"

namespace linger {

struct OpenHand {
  Rules rules;
  Round round;
  // Under `reshuffle` the stocks to come, in order. One fits only a line of play whose finished
  // tricks hold exactly its cards; where none fits, nothing is known of what follows (R9).
  std::vector<CardList> coming;
};

// A place in the tree of play that grows from an OpenHand.
struct Place {
  Round round;
  int stocks_used = 0;  // of those to come

  // The round is not over, and a stock is due that nobody has told of.
  bool unknown() const { return round.phase() == Phase::needs_stock; }
  // Nothing lies in a trick: where positions are compared.
  bool between_tricks() const { return round.phase() == Phase::play && !round.in_trick(); }

  void play(Card card, const OpenHand& hand) {
    round.play(card);
    if (unknown()) take_stock(hand);
  }

 private:
  void take_stock(const OpenHand& hand);
};

// Which cards may still count, and how.
struct Relevance {
  // All that are held or lie in the trick, and those of the stock that can still be drawn and then
  // held for another trick. Within a trick, of those that lie there, only the best.
  CardSet cards;
  // Not only the order of the cards counts: as long as a stock to come may fit, or not, it matters
  // which have been played.
  bool by_name = false;

  bool operator==(const Relevance&) const = default;
};

// At the begin of the trick in progress.
Relevance relevance_of(const OpenHand& hand, const Place& place);
// Within the trick, from the above.
CardSet relevant_now(const Relevance& at_begin, const Round& round);

// The legal cards of the mover in classes of cards with no relevant card between them: whichever
// of a class is played, the rest of the hand is the same but for the names of the cards.
class CardClasses {
 public:
  CardClasses(const Round& round, const Relevance& at_begin);

  // Of each class the first in the order of the pack.
  CardSet first() const { return first_; }
  // All cards of the class that begins with that card.
  CardSet all_of(Card first) const {
    const std::uint64_t before = (std::uint64_t{1} << first.code()) - 1;
    const std::uint64_t later = first_.bits() & ~before & ~(before + 1);
    return legal_ & CardSet::from_bits(~before & (later == 0 ? ~later : (later & -later) - 1));
  }

 private:
  CardSet legal_;
  CardSet first_;
};

// Positions between two tricks of one OpenHand have the same key if, and only if, they differ in
// nothing but the names of cards: the key is all that can still count, not a digest of it.
struct PlaceKey {
  // Who holds each relevant card, in three planes of bits. The relevant cards of a suit have moved
  // together at the low end of the 16 places of the suit.
  std::array<std::uint64_t, 3> holders{};
  // The leader, the size of the stock, the trump suit, the stocks used: as each of these holds all
  // the cards of more tricks than the one before it, there are never 16.
  std::uint16_t rest = 0;

  bool operator==(const PlaceKey&) const = default;
  std::uint64_t hash() const;
};
// The relevance is that of the place.
PlaceKey key_of(const Place& place, const Relevance& relevance);

}  // namespace linger
