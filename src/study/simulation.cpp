#include "study/simulation.h"

#include <algorithm>
#include <optional>

#include "game/match.h"
#include "players/moves.h"
#include "players/playout.h"
#include "view/seat_views.h"

namespace linger {
namespace {

std::size_t index(int number) {
  return static_cast<std::size_t>(number);
}

// Counts one hand, as the sink of its match, seats from the dealer's left.
class HandTally {
 public:
  HandTally(int players, int hand_size) : players_(players), hand_size_(hand_size) {}

  void operator()(const RoundBegan& event) { dealer_ = *event.dealer; }
  void operator()(const CardsDealt& event) { cards_[index(event.seat)] = event.cards.count; }
  void operator()(const CardPlayed& event) {
    ++plays;
    --cards_[index(event.seat)];
  }
  void operator()(const TrickWon& event) {
    tricks = event.number;
    if (tricks == 1) first_trick_winner_ = event.winner;
  }
  void operator()(const CardsDrawn& event) {
    cards_[index(event.seat)] += event.cards.count;
    grew |= cards_[index(event.seat)] > hand_size_;
  }
  void operator()(const PlayerOut& event) {
    if (tricks != last_out_trick_) place_ = out_;
    last_out_trick_ = tricks;
    out_place[index(relative(event.seat))] = place_;
    out_trick[index(out_)] = tricks;
    ++out_;
  }
  void operator()(const auto&) {}

  // Seats from the dealer's left.
  int relative(int seat) const { return (seat - dealer_ - 1 + players_) % players_; }
  bool won_first_trick(int seat) const { return first_trick_winner_ == seat; }

  int plays = 0;
  int tricks = 0;
  int choices = 0;
  bool stock_was_empty = false;
  bool grew = false;
  std::array<int, kMaxPlayers> out_trick{};                 // by the order of going
  std::array<std::optional<int>, kMaxPlayers> out_place{};  // by seat

  int outs() const { return out_; }

 private:
  int players_;
  int hand_size_;
  int dealer_ = 0;
  std::array<int, kMaxPlayers> cards_{};
  int first_trick_winner_ = -1;
  int out_ = 0;
  int place_ = 0;
  int last_out_trick_ = -1;
};

void add(Tally& tally, const HandTally& hand, const Round& round) {
  ++tally.hands;
  ++tally.wins[index(hand.relative(round.winner()))];
  ++tally.reasons[static_cast<std::size_t>(round.end_reason())];
  tally.plays += hand.plays;
  tally.plays_squared += std::int64_t{hand.plays} * hand.plays;
  ++tally.tricks[index(std::min(hand.tricks, kMostTricks))];
  tally.stock_empty += hand.stock_was_empty ? 1 : 0;
  int holding = 0;
  for (int seat = 0; seat < round.players(); ++seat) holding += round.hand(seat).empty() ? 0 : 1;
  tally.nobody_left += holding == 0 ? 1 : 0;
  tally.several_left += holding > 1 ? 1 : 0;
  tally.choices += hand.choices;
  tally.choices_squared += std::int64_t{hand.choices} * hand.choices;
  tally.grew += hand.grew ? 1 : 0;
  for (int seat = 0; seat < round.players(); ++seat)
    if (const auto place = hand.out_place[index(seat)]) ++tally.out_at[index(*place)][index(seat)];
  for (int nth = 0; nth < hand.outs(); ++nth) {
    const int trick = hand.out_trick[index(nth)];
    tally.out_trick[index(nth)] += trick;
    tally.out_trick_squared[index(nth)] += std::int64_t{trick} * trick;
    ++tally.outs[index(nth)];
  }
  tally.first_trick_wins += hand.won_first_trick(round.winner()) ? 1 : 0;
}

// Plays matches under one rule set, a hand at a time.
class MatchPlayer {
 public:
  MatchPlayer(const Rules& rules, int players, Level level, const std::atomic<bool>& stop)
      : rules_(rules), players_(players), level_(level), stop_(stop) {}

  bool in_match() const { return match_ && !match_->over(); }

  // Plays a hand of the match in progress or of a new one; its winner's seat from the dealer's
  // left. It is counted if that is wanted; a match that ends is counted in any case. None if it was
  // stopped, and nothing counts any more.
  std::optional<int> play_hand(const Deck& deck, const Xoshiro& chance, Tally& tally,
                               bool counted) {
    if (!in_match()) {
      match_.emplace(rules_, players_, players_ - 1);
      hands_ = 0;
    }
    ++hands_;
    const PerSeat<int> points = match_->points();
    HandTally hand(players_, rules_.hand_size(players_));
    if (level_ == Level::random)
      play_at_random(deck, chance, hand);
    else
      play_by_level(deck, chance, hand);
    if (!match_->round().over()) return std::nullopt;
    if (counted) {
      add(tally, hand, match_->round());
      if (rules_.scoring != Scoring::hand_wins) add_points(tally, points);
    }
    if (match_->over()) add_match(tally);
    return hand.relative(match_->round().winner());
  }

 private:
  // One stream for all: where there is no other choice, none is drawn, and rule sets that differ
  // nowhere see the same hand.
  void play_at_random(const Deck& deck, Xoshiro chance, HandTally& hand) {
    match_->deal(deck, hand);
    hand.stock_was_empty = match_->round().stock_size() == 0;
    while (!match_->round().over()) {
      const Round& round = match_->round();
      if (round.phase() == Phase::play) {
        const CardSet legal = round.legal();
        hand.choices += legal.size() > 1 ? 1 : 0;
        match_->play(random_card(legal, chance), hand);
      } else if (round.phase() == Phase::name_trump) {
        match_->name_trump(static_cast<Suit>(chance.below(kSuits)), hand);
      } else {
        reshuffle(chance, hand);
      }
      hand.stock_was_empty |= match_->round().stock_size() == 0;
    }
  }

  // Every seat chooses by what it may know, by a stream of its own for every decision, until the
  // hand is over or it is stopped.
  void play_by_level(const Deck& deck, Xoshiro chance, HandTally& hand) {
    SeatViews views(rules_, players_);
    const auto tell = [&](const auto& event) {
      hand(event);
      views(Event(event));
    };
    match_->deal(deck, tell);
    hand.stock_was_empty = match_->round().stock_size() == 0;
    while (!match_->round().over() && !stop_) {
      const Round& round = match_->round();
      Xoshiro own = chance.split();
      if (round.phase() == Phase::needs_stock) {
        reshuffle(own, tell);
        continue;
      }
      if (round.phase() == Phase::play) hand.choices += round.legal().size() > 1 ? 1 : 0;
      make_move(*match_, choose_move(level_, views[round.mover()], own), tell);
      hand.stock_was_empty |= match_->round().stock_size() == 0;
    }
  }

  template <class Sink>
  void reshuffle(Xoshiro& chance, Sink& sink) {
    match_->give_stock(shuffled(match_->round().played_cards(), chance), sink);
  }

  void add_points(Tally& tally, const PerSeat<int>& before) {
    const std::size_t winner = index(match_->round().winner());
    ++tally.winner_points[index(match_->points()[winner] - before[winner])];
  }

  void add_match(Tally& tally) {
    ++tally.matches;
    tally.match_hands += hands_;
    tally.match_hands_squared += std::int64_t{hands_} * hands_;
    const PerSeat<bool> winners = match_->winners();
    // The first dealer is the last seat.
    int won = 0;
    for (int seat = 0; seat < players_; ++seat) {
      tally.match_wins[index(seat)] += winners[index(seat)] ? 1 : 0;
      won += winners[index(seat)] ? 1 : 0;
    }
    tally.matches_shared += won > 1 ? 1 : 0;
  }

  const Rules& rules_;
  int players_;
  Level level_;
  const std::atomic<bool>& stop_;
  std::optional<Match> match_;
  int hands_ = 0;
};

// The deals of a block, and the chance that goes with each: the same for all rule sets.
class Deals {
 public:
  Deals(const Simulation& simulation, std::uint64_t block) : rng_(simulation.seed, block) {}

  void next() {
    shuffle_front(deck_, kPackSize, rng_);
    chance_.emplace(rng_.split());
  }
  const Deck& deck() const { return deck_; }
  const Xoshiro& chance() const { return *chance_; }

 private:
  Xoshiro rng_;
  Deck deck_ = canonical_pack();
  std::optional<Xoshiro> chance_;
};

}  // namespace

SimulationTally& SimulationTally::operator+=(const SimulationTally& more) {
  for (std::size_t i = 0; i < rules.size(); ++i) rules[i] += more.rules[i];
  for (std::size_t i = 0; i < other_winner.size(); ++i) other_winner[i] += more.other_winner[i];
  return *this;
}

SimulationTally play_block(const Simulation& simulation, std::uint64_t block, int hands) {
  const std::atomic<bool> never = false;
  return *play_block(simulation, block, hands, never);
}

std::optional<SimulationTally> play_block(const Simulation& simulation, std::uint64_t block,
                                          int hands, const std::atomic<bool>& stop) {
  const std::size_t rule_sets = simulation.rules.size();
  SimulationTally tally(rule_sets);
  std::vector<MatchPlayer> players;
  for (const NamedRules& rules : simulation.rules)
    players.emplace_back(rules.rules, simulation.players, simulation.level, stop);

  Deals deals(simulation, block);
  std::vector<int> winners(rule_sets);
  const auto unfinished = [&] {
    return std::ranges::any_of(players, [](const MatchPlayer& each) { return each.in_match(); });
  };
  for (int hand = 0; hand < hands || unfinished(); ++hand) {
    deals.next();
    const bool counted = hand < hands;
    for (std::size_t i = 0; i < rule_sets; ++i)
      if (counted || players[i].in_match()) {
        const auto winner =
            players[i].play_hand(deals.deck(), deals.chance(), tally.rules[i], counted);
        if (!winner) return std::nullopt;
        winners[i] = *winner;
      }
    if (!counted) continue;
    for (std::size_t a = 0; a < rule_sets; ++a)
      for (std::size_t b = a + 1; b < rule_sets; ++b)
        tally.other_winner[pair_index(a, b, rule_sets)] += winners[a] != winners[b] ? 1 : 0;
  }
  return tally;
}

}  // namespace linger
