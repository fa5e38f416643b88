// A series of hands: who deals, the score and the end, rulings R12–R14 of docs/rules.md.
#pragma once

#include <optional>
#include <span>

#include "game/events.h"
#include "game/position.h"
#include "game/round.h"
#include "game/rules.h"

namespace linger {

class Match {
 public:
  // The rules are sound for the number of players (check_rules), 0 ≤ first_dealer < players.
  Match(const Rules& rules, int players, int first_dealer)
      : rules_(rules), players_(players), dealer_(first_dealer) {}

  const Rules& rules() const { return rules_; }
  int players() const { return players_; }

  // The hand being played or the last one; over() before the first.
  const Round& round() const { return round_; }
  // Hands begun so far.
  int rounds() const { return rounds_; }
  // Who deals the hand being played, or the next one where none is.
  int dealer() const { return dealer_; }
  bool over() const { return over_; }
  const PerSeat<int>& wins() const { return wins_; }
  // Kept under every scoring but hand-wins (R14).
  const PerSeat<int>& points() const { return points_; }
  // Ascending by seat; none until over.
  PerSeat<bool> winners() const;

  // The next hand. The last one is over, the match is not.
  template <class Sink = NoEvents>
  void deal(const Deck& deck, Sink&& sink = {}) {
    begin_round(dealer_, sink);
    round_ = Round::deal(rules_, players_, dealer_, deck, sink);
  }
  // A position instead: the only hand of its match, and nothing is scored.
  template <class Sink = NoEvents>
  void set_position(const Position& position, Sink&& sink = {}) {
    scored_ = false;
    begin_round(std::nullopt, sink);
    round_ = Round::from_position(rules_, players_, position, sink);
  }

  // As those of Round, and after the end of a hand the score and the end of the match.
  template <class Sink = NoEvents>
  void play(Card card, Sink&& sink = {}) {
    in_last_trick_ = round_.in();
    round_.play(card, sink);
    if (round_.over()) settle(sink);
  }
  template <class Sink = NoEvents>
  void name_trump(Suit suit, Sink&& sink = {}) {
    round_.name_trump(suit, sink);
  }
  template <class Sink = NoEvents>
  void give_stock(std::span<const Card> stock, Sink&& sink = {}) {
    round_.give_stock(stock, sink);
    if (round_.over()) settle(sink);
  }

  bool operator==(const Match&) const = default;

 private:
  template <class Sink>
  void begin_round(std::optional<int> dealer, Sink& sink) {
    sink(RoundBegan{++rounds_, dealer});
  }
  template <class Sink>
  void settle(Sink& sink) {
    if (!scored_) {
      over_ = true;
      return;
    }
    score();
    ScoreChanged event{players_, wins_, std::nullopt};
    if (rules_.scoring != Scoring::hand_wins) event.points = points_;
    sink(event);
    if (over_) sink(MatchEnded{winners()});
  }

  void score();

  Rules rules_;
  int players_;
  int dealer_;
  int rounds_ = 0;
  Round round_;
  SeatSet in_last_trick_ = 0;  // those in when the trick in progress began
  bool scored_ = true;
  bool over_ = false;
  PerSeat<int> wins_{};
  PerSeat<int> points_{};
};

}  // namespace linger
