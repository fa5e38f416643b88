// One hand of Linger Longer from the deal to its end: rulings R1–R10 of docs/rules.md.
//
// The one implementation of the rules: replay, tables, search and study all play on it. It
// neither allocates nor throws, and reports what happens to a sink, any callable that takes the
// structs of game/events.h; NoEvents compiles to nothing.
#pragma once

#include <algorithm>
#include <array>
#include <cassert>
#include <optional>
#include <span>
#include <type_traits>

#include "cards/card_set.h"
#include "cards/deck.h"
#include "game/events.h"
#include "game/legal.h"
#include "game/position.h"
#include "game/rules.h"
#include "game/seats.h"

namespace linger {

// What a hand waits for.
enum class Phase : std::uint8_t {
  play,         // the mover to play one of legal()
  name_trump,   // the mover to name the trump suit (R2, first-winner)
  needs_stock,  // the caller to hand in the shuffled stock (R9, reshuffle)
  over,
};

class Round {
 public:
  Round() = default;  // over, and not to be asked anything but phase()

  // R1, R2. The rules are sound for the number of players (check_rules), 0 ≤ dealer < players.
  // Only the cards that are dealt or drawn have to be in their places in the deck.
  template <class Sink = NoEvents>
  static Round deal(const Rules& rules, int players, int dealer, const Deck& deck,
                    Sink&& sink = {});

  // The position is sound (check_position).
  template <class Sink = NoEvents>
  static Round from_position(const Rules& rules, int players, const Position& position,
                             Sink&& sink = {});

  int players() const { return players_; }
  Phase phase() const { return static_cast<Phase>(phase_); }
  bool over() const { return phase() == Phase::over; }

  // Whose turn it is, in the phases play and name_trump.
  int mover() const { return mover_; }
  // Who led the trick in progress, or leads the next.
  int leader() const { return leader_; }
  // Those not yet out (R6). Inside a trick somebody in may have played the last card.
  SeatSet in() const { return in_; }

  CardSet hand(int seat) const { return hands_[index(seat)]; }
  int tricks_won(int seat) const { return tricks_won_[index(seat)]; }
  int tricks() const;
  std::optional<Suit> trump() const;

  // The undrawn cards, the top first.
  std::span<const Card> stock() const { return std::span(stock_).subspan(next_card_); }
  int stock_size() const { return kPackSize - next_card_; }

  // Whether cards lie in an unfinished trick, who has put one there, and which.
  bool in_trick() const { return mover_ != leader_; }
  bool has_played(int seat) const;
  Card played(int seat) const { return trick_[index(seat)]; }
  // The seat that would win the trick as it lies; after a trick the seat that won it.
  int best() const { return best_; }

  // The cards played since the deal, the position or the last reshuffle, the trick in progress
  // included: where needs_stock, those to be shuffled.
  CardSet played_cards() const { return played_cards_; }

  Duty duty() const;
  CardSet legal() const { return legal_cards(hand(mover_), duty()); }

  // Who won and how (R7–R10). Only when over.
  int winner() const { return best_; }
  EndReason end_reason() const { return static_cast<EndReason>(end_reason_); }

  // Phase play, and the card is one of legal().
  template <class Sink = NoEvents>
  void play(Card card, Sink&& sink = {});
  // Phase name_trump.
  template <class Sink = NoEvents>
  void name_trump(Suit suit, Sink&& sink = {});
  // Phase needs_stock; the stock has exactly the cards of played_cards().
  template <class Sink = NoEvents>
  void give_stock(std::span<const Card> stock, Sink&& sink = {});

  // For those who imagine how the hand may go on: other cards, or another order, where the undrawn
  // cards lie; as many as there are.
  void replace_stock(std::span<const Card> stock) {
    assert(static_cast<int>(stock.size()) == stock_size());
    std::ranges::copy(stock, stock_.begin() + next_card_);
  }

  bool operator==(const Round& other) const;

 private:
  static constexpr std::uint8_t kNoTrump = kSuits;

  static constexpr std::size_t index(int seat) { return static_cast<std::size_t>(seat); }

  void take_rules(const Rules& rules, int players);
  void lead(int seat) { leader_ = mover_ = static_cast<std::uint8_t>(seat); }
  void deal_cards(const Deck& deck, int dealer, int hand_size);
  void turn_stock_card(bool keep_under_stock);
  template <class Sink>
  void report_deal(int dealer, const Deck& deck, int hand_size, Sink& sink) const;

  template <class Sink>
  void finish_trick(Sink& sink);
  template <class Sink>
  bool draw(int due, Sink& sink);
  template <class Sink>
  void retire(SeatSet leaving, Sink& sink);
  template <class Sink>
  void conclude(bool drew_last_card, Sink& sink);
  template <class Sink>
  void end(int winner, EndReason reason, Sink& sink);
  SeatSet without_cards() const;

  std::array<CardSet, kMaxPlayers> hands_{};
  CardSet played_cards_;
  Deck stock_{};                           // from next_card_ on
  std::array<Card, kMaxPlayers> trick_{};  // by seat
  PerSeat<std::uint8_t> tricks_won_{};
  std::uint8_t next_card_ = kPackSize;
  SeatSet in_ = 0;
  std::uint8_t leader_ = 0;
  std::uint8_t mover_ = 0;
  std::uint8_t best_ = 0;
  std::uint8_t trump_ = kNoTrump;
  std::uint8_t players_ : 3 = 0;
  std::uint8_t phase_ : 2 = static_cast<std::uint8_t>(Phase::over);
  std::uint8_t end_reason_ : 2 = 0;
  // The rules that are asked during the hand. The first two are past after the first trick.
  bool names_trump_ : 1 = false;
  bool must_lead_trump_ : 1 = false;
  bool draws_per_card_ : 1 = false;
  bool before_draw_ : 1 = false;
  bool final_draw_wins_ : 1 = false;
  bool reshuffles_ : 1 = false;
  bool last_holder_wins_ : 1 = false;
};

static_assert(sizeof(Round) <= 128 && std::is_trivially_copyable_v<Round>);

// ---- Inline from here: the hot path of simulation and search.

inline std::optional<Suit> Round::trump() const {
  if (trump_ == kNoTrump) return std::nullopt;
  return static_cast<Suit>(trump_);
}

inline int Round::tricks() const {
  int sum = 0;
  for (int won : tricks_won_) sum += won;
  return sum;
}

inline Duty Round::duty() const {
  if (in_trick()) return {.follow = played(leader_).suit(), .lead = std::nullopt};
  if (must_lead_trump_) return {.follow = std::nullopt, .lead = trump()};
  return {};
}

template <class Sink>
Round Round::deal(const Rules& rules, int players, int dealer, const Deck& deck, Sink&& sink) {
  Round round;
  round.take_rules(rules, players);
  round.in_ = all_seats(players);
  const int hand_size = rules.hand_size(players);
  round.deal_cards(deck, dealer, hand_size);
  const int last = hand_size * players - 1;
  if (rules.trump == TrumpRule::dealer_last || rules.turns_stock_card()) {
    const Card turned = deck[index(rules.turns_stock_card() ? last + 1 : last)];
    round.trump_ = static_cast<std::uint8_t>(turned.suit());
  }
  if (rules.turns_stock_card()) round.turn_stock_card(rules.trump == TrumpRule::stock_top);
  round.names_trump_ = rules.trump == TrumpRule::first_winner;
  round.must_lead_trump_ = rules.opening == Opening::trump && round.trump_ != kNoTrump;
  // R9: a stock that is empty from the start never ends the hand.
  round.final_draw_wins_ &= round.stock_size() > 0;
  round.lead(next_clockwise(round.in_, dealer));
  if constexpr (!std::is_same_v<std::remove_cvref_t<Sink>, NoEvents>) {
    round.report_deal(dealer, deck, hand_size, sink);
    if (round.trump_ != kNoTrump)
      sink(TrumpShown{deck[index(rules.turns_stock_card() ? last + 1 : last)]});
  }
  return round;
}

template <class Sink>
Round Round::from_position(const Rules& rules, int players, const Position& position, Sink&& sink) {
  Round round;
  round.take_rules(rules, players);
  PositionSet event{players, position.leader, {}, position.stock.size(), position.trump};
  for (int seat = 0; seat < players; ++seat) {
    const CardList& hand = position.hands[index(seat)];
    round.hands_[index(seat)] = hand.set();
    if (!hand.empty()) round.in_ = with(round.in_, seat);
    event.hands[index(seat)] = Cards(hand);
  }
  round.next_card_ = static_cast<std::uint8_t>(kPackSize - position.stock.size());
  std::ranges::copy(position.stock, round.stock_.begin() + round.next_card_);
  if (position.trump) round.trump_ = static_cast<std::uint8_t>(*position.trump);
  round.final_draw_wins_ &= round.stock_size() > 0;
  round.lead(position.leader);
  sink(event);
  return round;
}

template <class Sink>
void Round::report_deal(int dealer, const Deck& deck, int hand_size, Sink& sink) const {
  for (int place = 0; place < players_; ++place) {
    CardList cards;
    for (int i = 0; i < hand_size; ++i) cards.push_back(deck[index(i * players_ + place)]);
    sink(CardsDealt{(dealer + 1 + place) % players_, Cards(cards)});
  }
}

template <class Sink>
void Round::play(Card card, Sink&& sink) {
  assert(phase() == Phase::play && legal().contains(card));
  const int seat = mover_;
  const bool beats_best = beats(card, trick_[best_], trump());
  best_ = !in_trick() || beats_best ? mover_ : best_;
  hands_[index(seat)].erase(card);
  played_cards_.insert(card);
  trick_[index(seat)] = card;
  sink(CardPlayed{seat, card});

  mover_ = static_cast<std::uint8_t>(next_clockwise(in_, seat));
  if (mover_ == leader_) {
    finish_trick(sink);
  } else if (last_holder_wins_ && stock_size() == 0) {
    // R10. Everybody behind the mover in this trick still holds cards too.
    const auto others = without(in_, mover_);
    if (without_cards() == others) {
      retire(others, sink);
      end(mover_, EndReason::last_holder, sink);
    }
  }
}

template <class Sink>
void Round::finish_trick(Sink& sink) {
  const int winner = best_;
  const int size = count(in_);
  ++tricks_won_[index(winner)];
  must_lead_trump_ = false;
  if constexpr (!std::is_same_v<std::remove_cvref_t<Sink>, NoEvents>)
    sink(TrickWon{tricks(), winner});

  if (before_draw_) retire(without_cards(), sink);  // R6.2
  if (!contains(in_, winner)) return conclude(false, sink);
  if (stock_size() == 0 && reshuffles_) {  // R9
    phase_ = static_cast<std::uint8_t>(Phase::needs_stock);
    return;
  }
  const bool drew_last_card = draw(draws_per_card_ ? size : 1, sink);
  conclude(drew_last_card, sink);
}

template <class Sink>
void Round::give_stock(std::span<const Card> stock, Sink&& sink) {
  assert(phase() == Phase::needs_stock && CardList(stock).set() == played_cards_);
  played_cards_ = {};
  next_card_ = static_cast<std::uint8_t>(kPackSize - stock.size());
  std::ranges::copy(stock, stock_.begin() + next_card_);
  phase_ = static_cast<std::uint8_t>(Phase::play);
  sink(StockReshuffled{static_cast<int>(stock.size())});
  draw(1, sink);
  conclude(false, sink);
}

// R6.3. Whether that took the last card of the stock.
template <class Sink>
bool Round::draw(int due, Sink& sink) {
  const int drawn = std::min(due, stock_size());
  if (drawn == 0) return false;
  CardSet& hand = hands_[best_];
  for (int i = 0; i < drawn; ++i) hand.insert(stock_[index(next_card_ + i)]);
  if constexpr (!std::is_same_v<std::remove_cvref_t<Sink>, NoEvents>)
    sink(CardsDrawn{best_, Cards(CardList(stock().first(index(drawn))))});
  next_card_ = static_cast<std::uint8_t>(next_card_ + drawn);
  return stock_size() == 0;
}

// R6.2, R6.4, in the order of play of the trick.
template <class Sink>
void Round::retire(SeatSet leaving, Sink& sink) {
  if (leaving == 0) return;
  in_ = static_cast<SeatSet>(in_ & ~leaving);
  if constexpr (!std::is_same_v<std::remove_cvref_t<Sink>, NoEvents>) {
    for (int place = 0; place < players_; ++place) {
      const int seat = (leader_ + place) % players_;
      if (contains(leaving, seat)) sink(PlayerOut{seat});
    }
  }
}

// R6.4 to R6.6.
template <class Sink>
void Round::conclude(bool drew_last_card, Sink& sink) {
  retire(without_cards(), sink);
  const int winner = best_;
  if (count(in_) == 1) return end(std::countr_zero(in_), EndReason::last_survivor, sink);  // R7
  if (in_ == 0) return end(winner, EndReason::last_trick, sink);                           // R8
  if (final_draw_wins_ && drew_last_card)
    return end(winner, EndReason::stock_exhausted, sink);  // R9
  lead(next_leader(in_, winner));
  if (names_trump_) phase_ = static_cast<std::uint8_t>(Phase::name_trump);
}

template <class Sink>
void Round::name_trump(Suit suit, Sink&& sink) {
  assert(phase() == Phase::name_trump);
  names_trump_ = false;
  trump_ = static_cast<std::uint8_t>(suit);
  phase_ = static_cast<std::uint8_t>(Phase::play);
  sink(TrumpNamed{mover_, suit});
}

template <class Sink>
void Round::end(int winner, EndReason reason, Sink& sink) {
  best_ = static_cast<std::uint8_t>(winner);
  end_reason_ = static_cast<std::uint8_t>(reason) & 3U;
  phase_ = static_cast<std::uint8_t>(Phase::over);
  sink(RoundEnded{players_, winner, reason, tricks_won_});
}

inline SeatSet Round::without_cards() const {
  unsigned set = 0;
  for (int seat = 0; seat < kMaxPlayers; ++seat)
    set |= static_cast<unsigned>(hands_[index(seat)].empty()) << seat;
  return static_cast<SeatSet>(set & in_);
}

inline bool Round::has_played(int seat) const {
  // Seats from the leader clockwise to the one before the mover.
  if (!in_trick() || !contains(in_, seat)) return false;
  const int place = (seat - leader_ + players_) % players_;
  return place < (mover_ - leader_ + players_) % players_;
}

inline void Round::deal_cards(const Deck& deck, int dealer, int hand_size) {
  stock_ = deck;
  int card = 0;
  for (int i = 0; i < hand_size; ++i) {
    for (int place = 1; place <= players_; ++place) {
      const int seat = dealer + place;
      hands_[index(seat < players_ ? seat : seat - players_)].insert(deck[index(card++)]);
    }
  }
  next_card_ = static_cast<std::uint8_t>(card);
}

}  // namespace linger
