#include "players/force_search.h"

#include <utility>

#include "game/decided.h"
#include "players/sure_tricks.h"

namespace linger {
namespace {

// The cards of the mover in the order in which they are tried: what is likely to settle it first.
class Tries {
 public:
  Tries(const Round& round, const Relevance& relevance, int seat) {
    for (Card card : CardClasses(round, relevance).first()) insert(card, worth(round, card, seat));
  }

  int size() const { return size_; }
  Card operator[](int i) const { return Card::from_code(63 - (tries_[i] & 63)); }

 private:
  static int worth(const Round& round, Card card, int seat);
  // The worth with the card in the last six bits, so that of equals the lowest comes first.
  void insert(Card card, int worth) {
    const int entry = worth * 64 + 63 - card.code();
    int at = size_++;
    for (; at > 0 && tries_[at - 1] < entry; --at) tries_[at] = tries_[at - 1];
    tries_[at] = entry;
  }

  int tries_[kPackSize];  // as many of them as have been inserted
  int size_ = 0;
};

// Whether the seat, which has not played yet, may still beat a card that would be the best.
bool can_beat(const Round& round, int seat, Card best, Suit led) {
  const CardSet hand = round.hand(seat);
  const CardSet bound = hand.of_suit(led);
  if (!bound.empty()) return beats(bound.back(), best, round.trump());
  if (!round.trump()) return false;
  const CardSet trumps = hand.of_suit(*round.trump());
  return !trumps.empty() && beats(trumps.back(), best, round.trump());
}

// The seat's cards that surely win the trick first, the cheapest where others have led; of the
// others' those that the seat cannot beat any more.
int Tries::worth(const Round& round, Card card, int seat) {
  constexpr int kSure = 200, kTakes = 100;
  const bool leads = !round.in_trick();
  const bool takes = leads || beats(card, round.played(round.best()), round.trump());
  const bool trumps = card.suit() == round.trump();
  const int cheap = -static_cast<int>(card.rank()) - (trumps ? kRanks : 0);
  if (!takes) return cheap;
  const Suit led = leads ? card.suit() : round.played(round.leader()).suit();
  const auto rivals = round.mover() == seat ? without(round.in(), seat) : SeatSet(1U << seat);
  bool sure = true;
  for (int rival = 0; rival < round.players(); ++rival)
    sure &=
        !contains(rivals, rival) || round.has_played(rival) || !can_beat(round, rival, card, led);
  if (!sure) return kTakes - cheap;
  return kSure + (leads && !trumps ? -cheap : cheap);
}

}  // namespace

Verdict ForceSearch::can_force(const Place& place, int seat) {
  seat_ = seat;
  return settle(place);
}

Verdict ForceSearch::settle(const Place& place) {
  const Round& round = place.round;
  const auto verdict = [](bool can) { return can ? Verdict::yes : Verdict::no; };
  if (round.over()) return verdict(round.winner() == seat_);
  if (!contains(round.in(), seat_)) return Verdict::no;
  if (place.unknown()) return Verdict::unknown;
  if (round.stock_size() == 0)
    if (const auto winner = decided(hand_.rules, standing(round))) return verdict(*winner == seat_);
  if (round.phase() == Phase::name_trump) return name_trump(place);

  const Relevance relevance = relevance_of(hand_, place);
  if (round.in_trick()) return play(place, relevance);
  if (const auto can = settled_by_sure_tricks(hand_, round, seat_)) return verdict(*can);
  const PlaceKey key = key_of(place, relevance);
  if (const ForceKnown* known = table_.find(key)) {
    if (known->forced != 0) return verdict(contains(known->forced, seat_));
    if (contains(known->unknown, seat_)) return Verdict::unknown;
    if (contains(known->seats, seat_)) return Verdict::no;
  }
  const Verdict result = play(place, relevance);
  if (nodes_ > 0) keep(key, relevance.cards.size(), result);
  return result;
}

void ForceSearch::keep(const PlaceKey& key, int cards, Verdict verdict) {
  if (table_.find(key) == nullptr) table_.keep(key, cards, {});
  ForceKnown& known = *table_.find(key);
  known.seats = with(known.seats, seat_);
  if (verdict == Verdict::yes) known.forced = with(known.forced, seat_);
  if (verdict == Verdict::unknown) known.unknown = with(known.unknown, seat_);
}

Verdict ForceSearch::name_trump(const Place& place) {
  const bool own = place.round.mover() == seat_;
  Verdict result = own ? Verdict::no : Verdict::yes;
  for (int suit = 0; suit < kSuits; ++suit) {
    Place next = place;
    next.round.name_trump(static_cast<Suit>(suit));
    const Verdict verdict = settle(next);
    if (verdict == (own ? Verdict::yes : Verdict::no)) return verdict;
    if (verdict == Verdict::unknown) result = verdict;
  }
  return result;
}

Verdict ForceSearch::play(const Place& place, const Relevance& relevance) {
  const Round& round = place.round;
  // Beaten with the last card: out at the end of the trick.
  if (round.hand(seat_).empty() && round.best() != seat_) return Verdict::no;
  const bool own = round.mover() == seat_;
  Verdict result = own ? Verdict::no : Verdict::yes;
  const Tries tries(round, relevance, seat_);
  for (int i = 0; i < tries.size(); ++i) {
    if (nodes_ == 0) return Verdict::unknown;
    --nodes_;
    Place next = place;
    next.play(tries[i], hand_);
    const bool goes_on = next.round.phase() == Phase::play && next.round.in_trick();
    const Verdict verdict = goes_on ? play(next, relevance) : settle(next);
    if (verdict == (own ? Verdict::yes : Verdict::no)) return verdict;
    if (verdict == Verdict::unknown) result = verdict;
  }
  return result;
}

}  // namespace linger
