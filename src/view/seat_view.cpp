#include "view/seat_view.h"

namespace linger {

void SeatView::see(const Event& event) {
  std::visit([this](const auto& e) { on(e); }, visible_to(viewer_, event));
}

Phase SeatView::phase() const {
  if (!playing_) return Phase::over;
  const bool names = rules_.trump == TrumpRule::first_winner && !from_position_ && !trump_ &&
                     tricks_ == 1 && !in_trick();
  return names ? Phase::name_trump : Phase::play;
}

Duty SeatView::duty() const {
  if (in_trick()) return {.follow = trick_[index(leader_)].suit(), .lead = std::nullopt};
  if (rules_.opening == Opening::trump && tricks_ == 0 && !from_position_)
    return {.follow = std::nullopt, .lead = trump_};
  return {};
}

Standing SeatView::standing() const {
  return {cards_, in_, in_trick_, stock_};
}

void SeatView::on(const RoundBegan& e) {
  // Only the match goes on; everything of the hand begins anew.
  SeatView fresh(rules_, players_, viewer_);
  fresh.round_number_ = e.number;
  fresh.dealer_ = e.dealer;
  fresh.wins_ = wins_;
  fresh.points_ = points_;
  *this = fresh;
  playing_ = true;
  in_ = all_seats(players_);
  if (e.dealer) {
    lead(next_clockwise(in_, *e.dealer));
    stock_ = kPackSize - (rules_.trump == TrumpRule::stock_aside ? 1 : 0);
  }
}

void SeatView::on(const PositionSet& e) {
  from_position_ = true;
  trump_ = e.trump;
  in_ = 0;
  stock_ = e.stock;
  for (int seat = 0; seat < players_; ++seat) {
    if (e.hands[index(seat)].count > 0) in_ = with(in_, seat);
    receive(seat, e.hands[index(seat)]);
  }
  lead(e.leader);
}

void SeatView::on(const CardsDealt& e) {
  receive(e.seat, e.cards);
  stock_ -= e.cards.count;
}

void SeatView::on(const TrumpShown& e) {
  trump_ = e.card.suit();
  trump_card_ = e.card;
  if (rules_.trump == TrumpRule::dealer_last) trump_card_holder_ = dealer_;
}

void SeatView::on(const TrumpNamed& e) {
  trump_ = e.suit;
  note(Step::Kind::name, e.seat, {}, e.suit);
}

void SeatView::on(const CardPlayed& e) {
  const Duty asked = duty();
  if (!in_trick() || beats(e.card, trick_[index(best_)], trump_)) best_ = e.seat;
  trick_[index(e.seat)] = e.card;
  in_trick_ = with(in_trick_, e.seat);
  played_cards_.insert(e.card);
  --cards_[index(e.seat)];
  if (trump_card_ == e.card) trump_card_holder_.reset();
  if (viewer_.seat == e.seat) {
    hand_.erase(e.card);
    CardList rest;
    for (Card card : hand_as_dealt_)
      if (card != e.card) rest.push_back(card);
    hand_as_dealt_ = rest;
  }
  mover_ = next_clockwise(in_, e.seat);
  note(Step::Kind::play, e.seat, e.card, asked.follow ? asked.follow : asked.lead);
}

void SeatView::on(const TrickWon& e) {
  in_trick_ = 0;
  ++tricks_;
  ++tricks_won_[index(e.winner)];
  best_ = e.winner;
  lead(e.winner);
  note(Step::Kind::trick, e.winner);
}

void SeatView::on(const StockReshuffled& e) {
  stock_ = e.count;
  played_cards_ = {};
  note(Step::Kind::reshuffle, 0);
}

void SeatView::on(const CardsDrawn& e) {
  receive(e.seat, e.cards);
  stock_ -= e.cards.count;
  if (e.cards.is_hidden())
    for (int i = 0; i < e.cards.count; ++i) note(Step::Kind::draw, e.seat);
  for (Card card : e.cards.known) note(Step::Kind::draw, e.seat, card);
}

void SeatView::on(const PlayerOut& e) {
  in_ = without(in_, e.seat);
  if (in_ != 0) lead(next_leader(in_, best_));
}

void SeatView::on(const RoundEnded&) {
  playing_ = false;
}

void SeatView::on(const ScoreChanged& e) {
  wins_ = e.wins;
  if (e.points) points_ = *e.points;
}

void SeatView::receive(int seat, const Cards& cards) {
  cards_[index(seat)] += cards.count;
  for (Card card : cards.known) {
    hand_.insert(card);
    hand_as_dealt_.push_back(card);
  }
}

void SeatView::note(Step::Kind kind, int seat, std::optional<Card> card, std::optional<Suit> suit) {
  history_.push_back({kind, static_cast<std::uint8_t>(seat), card, suit});
}

}  // namespace linger
