// What a move does for certain, by all that its player can know: the reasons that the coach gives.
//
// Nothing is claimed of hidden cards but what the view leaves no doubt of: a card that somebody
// behind may hold counts as one that may come. Each code is a sentence `coach.<code>` of the
// catalogues. (S) marks a seat, (n) a number, (c) a card, (s) a suit.
//
//   the whole situation; the coach's own
//     decided          F3  seat (S): wins the hand whatever is played
//   the move beside the others; the coach's own
//     forced               (none): no other card may be played
//     about-best           (none): its chance cannot be told from that of the best one
//   the trick
//     wins-now         R5  (none): nobody still to play can beat the card
//     cheapest-winner      (none): the lowest of several that win now
//     dearer-winner        card (c): a lower one that wins now too
//     may-be-beaten        count (n): higher cards of its suit that may come
//     may-be-trumped       count (n): trumps that may come on it
//     cannot-win       R5  card (c): in the trick, and better
//   what comes of it
//     draws            R6  count (n): cards for the winner, while the other hands shrink
//     saves            R6  (none): the last card, and the draw keeps its player in
//     wins-hand     R7–R9  (none): nobody else has cards then, or the stock ends it
//     out              R6  (none): the last card, and nothing is drawn for it
//     last-holder-next R10 seat (S): the only one with cards then, who wins the hand
//   the cards that stay, and those that go
//     leads-trump      R4  (none): whoever has a trump must follow
//     keeps-trump          count (n): trumps held, of which one might be played
//     spends-trump         (none): a trump that cannot win, where another card may be played
//     weakest              (none): the lowest that may be played, a trump being above all others
//   a trump to be named
//     longest-suit         count (n): of the cards held; no suit has more
//     length               count (n): of the cards held
//     holds-top            card (c): held, and no higher card of the suit can come
#pragma once

#include <vector>

#include "players/past.h"
#include "record/record.h"
#include "view/seat_view.h"

namespace linger {

class Effects {
 public:
  // It is the viewer's turn; the view outlives the effects.
  explicit Effects(const SeatView& view);

  // In the order of the list above. The move is legal.
  std::vector<Reason> of(const Move& move) const;

 private:
  void tell_trick(Card card, std::vector<Reason>& reasons) const;
  void tell_outcome(Card card, std::vector<Reason>& reasons) const;
  void tell_hand(Card card, std::vector<Reason>& reasons) const;
  std::vector<Reason> of_naming(Suit suit) const;

  bool goes_ahead(Card card) const;
  bool wins_now(Card card) const { return goes_ahead(card) && threats(card).empty(); }
  CardSet threats(Card card) const;
  CardSet may_hold(int seat) const;
  std::optional<int> last_holder_after() const;
  bool others_left() const;
  int due() const;
  bool is_trump(Card card) const { return card.suit() == view_.trump(); }
  bool weaker(Card a, Card b) const;
  Card weakest_of(CardSet cards) const;

  const SeatView& view_;
  Past past_;
  int seat_;
  SeatSet behind_ = 0;      // still to play to the trick after the mover
  PerSeat<CardSet> voids_;  // all cards of the suits that a seat is known to be without
  CardSet winners_;         // of the legal cards, those that win now
};

}  // namespace linger
