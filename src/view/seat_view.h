// What a viewer knows of a match, built from the events that the viewer may see and nothing else.
// Bots choose their card from it, and a terminal or page shows it.
#pragma once

#include <optional>

#include "game/decided.h"
#include "game/events.h"
#include "game/legal.h"
#include "game/rules.h"
#include "game/seats.h"
#include "view/history.h"
#include "view/visible.h"

namespace linger {

class SeatView {
 public:
  SeatView(const Rules& rules, int players, Viewer viewer)
      : rules_(rules), players_(players), viewer_(viewer) {}

  // The next event of the match. What the viewer may not see is not looked at.
  void see(const Event& event);

  const Rules& rules() const { return rules_; }
  int players() const { return players_; }
  Viewer viewer() const { return viewer_; }

  // ---- The match
  int round_number() const { return round_number_; }
  std::optional<int> dealer() const { return dealer_; }
  const PerSeat<int>& wins() const { return wins_; }
  const PerSeat<int>& points() const { return points_; }

  // ---- The hand being played, or the last one
  // Phase::needs_stock is never seen: nobody at the table has to do anything then.
  Phase phase() const;
  // Whose turn it is, in the phases play and name_trump.
  int mover() const { return mover_; }
  bool is_turn() const { return phase() != Phase::over && viewer_.seat == mover_; }
  int leader() const { return leader_; }
  SeatSet in() const { return in_; }
  int cards(int seat) const { return cards_[index(seat)]; }
  int tricks_won(int seat) const { return tricks_won_[index(seat)]; }
  int stock_size() const { return stock_; }

  std::optional<Suit> trump() const { return trump_; }
  // The card that was shown or turned for trumps.
  std::optional<Card> trump_card() const { return trump_card_; }
  // Who holds the shown card, as everybody knows until it is played (R2, dealer-last).
  std::optional<int> trump_card_holder() const { return trump_card_holder_; }

  // The viewer's own cards; empty for an onlooker.
  CardSet hand() const { return hand_; }
  // The same in the order in which they came.
  const CardList& hand_as_dealt() const { return hand_as_dealt_; }
  // What the viewer may play. Only in the phase play, when it is the viewer's turn.
  CardSet legal() const { return legal_cards(hand_, duty()); }
  Duty duty() const;

  // ---- The trick in progress, and after it the last one until the next lead
  bool in_trick() const { return in_trick_ != 0; }
  bool has_played(int seat) const { return contains(in_trick_, seat); }
  Card played(int seat) const { return trick_[index(seat)]; }
  // The seat that would win the trick as it lies.
  int best() const { return best_; }

  // Cards that the viewer has seen played since the deal, the position or the last reshuffle.
  CardSet played_cards() const { return played_cards_; }
  Standing standing() const;

  // What happened since the deal or the position.
  const History& history() const { return history_; }
  // Whether the hand began from a position, with cards that may be nowhere.
  bool from_position() const { return from_position_; }

  bool operator==(const SeatView&) const = default;

 private:
  static constexpr std::size_t index(int seat) { return static_cast<std::size_t>(seat); }

  void on(const RoundBegan& e);
  void on(const PositionSet& e);
  void on(const CardsDealt& e);
  void on(const TrumpShown& e);
  void on(const TrumpNamed& e);
  void on(const CardPlayed& e);
  void on(const TrickWon& e);
  void on(const StockReshuffled& e);
  void on(const CardsDrawn& e);
  void on(const PlayerOut& e);
  void on(const RoundEnded& e);
  void on(const ScoreChanged& e);
  void on(const MatchEnded&) {}

  void receive(int seat, const Cards& cards);
  void note(Step::Kind kind, int seat, std::optional<Card> card = {},
            std::optional<Suit> suit = {});
  void lead(int seat) { leader_ = mover_ = seat; }

  Rules rules_;
  int players_;
  Viewer viewer_;

  int round_number_ = 0;
  std::optional<int> dealer_;
  PerSeat<int> wins_{};
  PerSeat<int> points_{};

  bool playing_ = false;
  bool from_position_ = false;
  int leader_ = 0;
  int mover_ = 0;
  SeatSet in_ = 0;
  PerSeat<int> cards_{};
  PerSeat<int> tricks_won_{};
  int stock_ = 0;
  int tricks_ = 0;
  std::optional<Suit> trump_;
  std::optional<Card> trump_card_;
  std::optional<int> trump_card_holder_;
  CardSet hand_;
  CardList hand_as_dealt_;
  SeatSet in_trick_ = 0;
  PerSeat<Card> trick_{};
  int best_ = 0;
  CardSet played_cards_;
  History history_;
};

}  // namespace linger
