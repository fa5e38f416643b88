#include "players/effects.h"

#include <algorithm>
#include <string_view>

namespace linger {
namespace {

constexpr std::size_t at(int seat) {
  return static_cast<std::size_t>(seat);
}

// The suits in which each seat has shown to be void, and has drawn nothing unseen since.
PerSeat<CardSet> shown_voids(const Past& past) {
  PerSeat<CardSet> voids;
  for (const Past::Deed& deed : past.deeds) {
    if (deed.kind == Past::Deed::Kind::void_suit)
      voids[deed.seat] |= CardSet::suit(deed.card.suit());
    else if (deed.kind == Past::Deed::Kind::draw && !deed.known)
      voids[deed.seat] = {};
  }
  return voids;
}

}  // namespace

Effects::Effects(const SeatView& view)
    : view_(view), past_(view), seat_(view.mover()), voids_(shown_voids(past_)) {
  if (view.phase() != Phase::play) return;
  for (int seat = 0; seat < view.players(); ++seat)
    if (seat != seat_ && contains(view.in(), seat) && !view.has_played(seat))
      behind_ = with(behind_, seat);
  for (Card card : view.legal())
    if (wins_now(card)) winners_.insert(card);
}

std::vector<Reason> Effects::of(const Move& move) const {
  if (const auto* suit = std::get_if<Suit>(&move)) return of_naming(*suit);
  const Card card = std::get<Card>(move);
  std::vector<Reason> reasons;
  // Where the hand ends before the trick does, the trick is nobody's (R10).
  if (const auto holder = last_holder_after()) {
    reasons.push_back({"last-holder-next", "R10", {{"seat", SeatNumber{*holder}}}});
    return reasons;
  }
  tell_trick(card, reasons);
  tell_outcome(card, reasons);
  tell_hand(card, reasons);
  return reasons;
}

// ---- The trick

void Effects::tell_trick(Card card, std::vector<Reason>& reasons) const {
  if (!goes_ahead(card)) {
    reasons.push_back({"cannot-win", "R5", {{"card", view_.played(view_.best())}}});
  } else if (winners_.contains(card)) {
    reasons.push_back({"wins-now", "R5"});
    const Card cheapest = weakest_of(winners_);
    if (winners_.size() > 1 && !weaker(cheapest, card)) reasons.push_back({"cheapest-winner", ""});
    if (weaker(cheapest, card)) reasons.push_back({"dearer-winner", "", {{"card", cheapest}}});
  } else {
    const CardSet threats = this->threats(card);
    const int higher = threats.of_suit(card.suit()).size();
    if (higher > 0) reasons.push_back({"may-be-beaten", "", {{"count", higher}}});
    if (threats.size() > higher)
      reasons.push_back({"may-be-trumped", "", {{"count", threats.size() - higher}}});
  }
}

bool Effects::goes_ahead(Card card) const {
  return !view_.in_trick() || beats(card, view_.played(view_.best()), view_.trump());
}

// The cards that somebody behind may hold, and play, and win with against this one.
CardSet Effects::threats(Card card) const {
  const Suit led = view_.in_trick() ? view_.played(view_.leader()).suit() : card.suit();
  CardSet threats;
  for (int seat = 0; seat < view_.players(); ++seat) {
    if (!contains(behind_, seat)) continue;
    const bool follows = !past_.known[at(seat)].of_suit(led).empty();
    for (Card other : follows ? may_hold(seat).of_suit(led) : may_hold(seat))
      if (beats(other, card, view_.trump())) threats.insert(other);
  }
  return threats;
}

CardSet Effects::may_hold(int seat) const {
  const CardSet known = past_.known[at(seat)];
  return past_.hidden[at(seat)] == 0 ? known : known | (past_.unseen - voids_[at(seat)]);
}

// ---- What comes of it

void Effects::tell_outcome(Card card, std::vector<Reason>& reasons) const {
  const bool last_card = view_.hand().size() == 1;
  const bool before_draw = view_.rules().elimination == Elimination::before_draw;
  const int drawn = last_card && before_draw ? 0 : due();
  const bool wins = winners_.contains(card);
  const bool ends_stock = drawn > 0 && drawn == view_.stock_size() &&
                          view_.rules().stock_end == StockEnd::final_draw_wins;
  if (last_card && (!goes_ahead(card) || (drawn == 0 && others_left()))) {
    reasons.push_back({"out", "R6"});
  } else if (wins && !others_left()) {
    reasons.push_back({"wins-hand", last_card && drawn == 0 ? "R8" : "R7"});
  } else if (wins && ends_stock) {
    reasons.push_back({"wins-hand", "R9"});
  } else if (wins && drawn > 0) {
    if (last_card) reasons.push_back({"saves", "R6"});
    reasons.push_back({"draws", "R6", {{"count", drawn}}});
  }
}

// Cards that the winner of the trick draws, where still in.
int Effects::due() const {
  const int due = view_.rules().draw == DrawRule::per_card ? count(view_.in()) : 1;
  if (view_.stock_size() == 0 && view_.rules().stock_end == StockEnd::reshuffle) return due;
  return std::min(due, view_.stock_size());
}

// Whether anybody else holds cards at the end of the trick.
bool Effects::others_left() const {
  for (int seat = 0; seat < view_.players(); ++seat)
    if (seat != seat_ && view_.cards(seat) > (contains(behind_, seat) ? 1 : 0)) return true;
  return false;
}

// R10: all play their last card to this trick but for the one who would be the last to play.
std::optional<int> Effects::last_holder_after() const {
  if (view_.rules().last_trick != LastTrick::last_holder || view_.stock_size() > 0 ||
      view_.rules().stock_end == StockEnd::reshuffle || view_.hand().size() > 1 || behind_ == 0)
    return std::nullopt;
  int last = seat_;
  for (int next = next_clockwise(behind_, seat_), left = count(behind_); left > 0; --left) {
    last = next;
    next = next_clockwise(behind_, next);
  }
  for (int seat = 0; seat < view_.players(); ++seat)
    if (seat != seat_ && seat != last && view_.cards(seat) > (contains(behind_, seat) ? 1 : 0))
      return std::nullopt;
  return last;
}

// ---- The cards that stay, and those that go

void Effects::tell_hand(Card card, std::vector<Reason>& reasons) const {
  const CardSet legal = view_.legal();
  const CardSet trumps = view_.trump() ? legal.of_suit(*view_.trump()) : CardSet();
  if (is_trump(card) && !view_.in_trick()) reasons.push_back({"leads-trump", "R4"});
  if (!is_trump(card) && !trumps.empty())
    reasons.push_back({"keeps-trump", "", {{"count", trumps.size()}}});
  if (is_trump(card) && !goes_ahead(card) && trumps != legal)
    reasons.push_back({"spends-trump", ""});
  const bool weakest = !weaker(weakest_of(legal), card);
  if (weakest && legal.size() > 1 && !winners_.contains(card)) reasons.push_back({"weakest", ""});
}

// By rank alone, a trump being above all others.
bool Effects::weaker(Card a, Card b) const {
  if (is_trump(a) != is_trump(b)) return is_trump(b);
  return a.rank() < b.rank();
}

Card Effects::weakest_of(CardSet cards) const {
  Card weakest = cards.front();
  for (Card card : cards)
    if (weaker(card, weakest)) weakest = card;
  return weakest;
}

// ---- A trump to be named

std::vector<Reason> Effects::of_naming(Suit suit) const {
  const CardSet held = view_.hand().of_suit(suit);
  int longest = 0;
  for (int i = 0; i < kSuits; ++i)
    longest = std::max(longest, view_.hand().of_suit(static_cast<Suit>(i)).size());
  const std::string_view length = held.size() == longest ? "longest-suit" : "length";
  std::vector<Reason> reasons = {{length, "", {{"count", held.size()}}}};
  const CardSet elsewhere = past_.unseen.of_suit(suit);
  if (!held.empty() && (elsewhere.empty() || held.back() > elsewhere.back()))
    reasons.push_back({"holds-top", "", {{"card", held.back()}}});
  return reasons;
}

}  // namespace linger
