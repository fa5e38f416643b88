// A hand played at random before watchers, and the same hand as it would have looked with other
// cards where nobody sees them.
#pragma once

#include "game/match.h"
#include "generators.h"
#include "players/moves.h"
#include "players/playout.h"
#include "players/world.h"
#include "view/seat_views.h"

namespace linger::testing {

// A match's only hand, played at random, and what each seat sees of it.
class WatchedHand {
 public:
  WatchedHand(const testing::Setting& setting, int dealer)
      : match_(setting.rules, setting.players, dealer), views_(setting.rules, setting.players) {}

  void deal(const Deck& deck) { match_.deal(deck, views_); }
  void set_position(const Position& position) { match_.set_position(position, views_); }

  const Round& round() const { return match_.round(); }
  const SeatView& view(int seat) const { return views_[seat]; }
  bool waits_for_somebody() const {
    return round().phase() == Phase::play || round().phase() == Phase::name_trump;
  }

  void make(const Move& move) { make_move(match_, move, views_); }

  void step(Xoshiro& rng) {
    if (round().phase() == Phase::name_trump) {
      match_.name_trump(static_cast<Suit>(rng.below(kSuits)), views_);
    } else if (round().phase() == Phase::needs_stock) {
      CardList stock;
      for (Card card : round().played_cards()) stock.push_back(card);
      match_.give_stock(stock, views_);
    } else {
      match_.play(random_card(round().legal(), rng), views_);
    }
  }

 private:
  Match match_;
  SeatViews views_;
};

// Begun by a deal, or now and then by a position.
inline WatchedHand random_hand(const Setting& setting) {
  WatchedHand hand(setting, *rc::gen::inRange(0, setting.players));
  if (*rc::gen::inRange(0, 4) == 0)
    hand.set_position(random_position(setting));
  else
    hand.deal(random_deck());
  return hand;
}

// What the seat would have seen, had the cards lain so.
inline SeatView view_of(const World& world, const SeatView& seen) {
  SeatView view(seen.rules(), seen.players(), seen.viewer());
  const auto sink = [&view](const auto& event) { view.see(Event(event)); };
  const Round& start = world.start;
  sink(RoundBegan{seen.round_number(), seen.dealer()});
  Round round;
  if (seen.from_position()) {
    Position position;
    position.leader = start.leader();
    position.trump = start.trump();
    for (int seat = 0; seat < seen.players(); ++seat)
      for (Card card : start.hand(seat))
        position.hands[static_cast<std::size_t>(seat)].push_back(card);
    position.stock = CardList(start.stock());
    round = Round::from_position(seen.rules(), seen.players(), position, sink);
  } else {
    round = start;
    for (int place = 1; place <= seen.players(); ++place) {
      const int seat = (*seen.dealer() + place) % seen.players();
      CardList cards;
      for (Card card : start.hand(seat)) cards.push_back(card);
      sink(CardsDealt{seat, Cards(cards)});
    }
    if (seen.trump_card()) sink(TrumpShown{*seen.trump_card()});
  }
  std::size_t stocks = 0;
  for (const Step& step : seen.history()) {
    if (step.kind == Step::Kind::play) {
      RC_ASSERT(round.phase() == Phase::play);
      RC_ASSERT(round.mover() == step.seat);
      RC_ASSERT(round.legal().contains(*step.card));
      round.play(*step.card, sink);
    } else if (step.kind == Step::Kind::name) {
      round.name_trump(*step.suit, sink);
    } else if (step.kind == Step::Kind::reshuffle) {
      RC_ASSERT(stocks < world.stocks.size());
      RC_ASSERT(world.stocks[stocks].set() == round.played_cards());
      round.give_stock(world.stocks[stocks++], sink);
    }
  }
  return view;
}

}  // namespace linger::testing
