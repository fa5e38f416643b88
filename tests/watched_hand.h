// A hand played at random before watchers, and the same hand as it would have looked with other
// cards where nobody sees them.
#pragma once

#include <vector>

#include "game/match.h"
#include "generators.h"
#include "players/playout.h"
#include "players/world.h"
#include "view/seat_view.h"

namespace linger::testing {

// A match's only hand, played at random, and what each seat sees of it.
class WatchedHand {
  auto sink() {
    return [this](const auto& event) {
      for (SeatView& view : views_) view.see(Event(event));
    };
  }

 public:
  WatchedHand(const testing::Setting& setting, int dealer)
      : match_(setting.rules, setting.players, dealer) {
    for (int seat = 0; seat < setting.players; ++seat)
      views_.emplace_back(setting.rules, setting.players, Viewer::at(seat));
  }
  void deal(const Deck& deck) { match_.deal(deck, sink()); }
  void set_position(const Position& position) { match_.set_position(position, sink()); }

  const Round& round() const { return match_.round(); }
  const SeatView& view(int seat) const { return views_[static_cast<std::size_t>(seat)]; }
  bool waits_for_somebody() const {
    return round().phase() == Phase::play || round().phase() == Phase::name_trump;
  }

  void make(const Move& move) {
    if (const auto* card = std::get_if<Card>(&move))
      match_.play(*card, sink());
    else
      match_.name_trump(std::get<Suit>(move), sink());
  }

  void step(Xoshiro& rng) {
    if (round().phase() == Phase::name_trump) {
      match_.name_trump(static_cast<Suit>(rng.below(kSuits)), sink());
    } else if (round().phase() == Phase::needs_stock) {
      CardList stock;
      for (Card card : round().played_cards()) stock.push_back(card);
      match_.give_stock(stock, sink());
    } else {
      match_.play(random_card(round().legal(), rng), sink());
    }
  }

 private:
  Match match_;
  std::vector<SeatView> views_;
};

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
