#include "game/match.h"

#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

#include <map>
#include <numeric>
#include <vector>

#include "cards/xoshiro.h"
#include "game/decided.h"
#include "game/first_dealer.h"
#include "generators.h"

namespace linger {
namespace {

// What R14 makes of one hand, read literally from its events.
class Ledger {
 public:
  Ledger(const Rules& rules, int players) : rules_(rules), players_(players) {}

  void operator()(const auto& event) { on(event); }
  PerSeat<int> points() const { return points_; }

 private:
  void on(const RoundBegan&) {
    cards_ = {};
    at_out_.clear();
    out_now_ = {};
  }
  void on(const CardsDealt& e) { cards_[static_cast<std::size_t>(e.seat)] = e.cards.count; }
  void on(const CardPlayed& e) {
    note_those_out();
    --cards_[static_cast<std::size_t>(e.seat)];
  }
  void on(const CardsDrawn& e) { cards_[static_cast<std::size_t>(e.seat)] += e.cards.count; }
  void on(const PlayerOut& e) { out_now_.push_back(e.seat); }
  void on(const RoundEnded& e) {
    note_those_out();
    for (int seat = 0; seat < players_; ++seat) {
      if (seat == e.winner) continue;
      const auto winner = static_cast<std::size_t>(e.winner),
                 other = static_cast<std::size_t>(seat);
      const PerSeat<int> then = at_out_.contains(seat) ? at_out_[seat] : cards_;
      int chips = 0;
      if (rules_.scoring == Scoring::chips_per_trick) chips = e.tricks[winner];
      if (rules_.scoring == Scoring::pot) chips = 1;
      if (rules_.scoring == Scoring::chips_per_opponent) chips = then[other] < then[winner];
      points_[other] -= chips;
      points_[winner] += chips;
    }
    if (rules_.scoring == Scoring::cards_left)
      points_[static_cast<std::size_t>(e.winner)] += cards_[static_cast<std::size_t>(e.winner)];
  }
  void on(const auto&) {}

  // After the draw of the trick in which somebody went out: before the next card is played.
  void note_those_out() {
    for (int seat : out_now_) at_out_[seat] = cards_;
    out_now_.clear();
  }

  Rules rules_;
  int players_;
  PerSeat<int> cards_{}, points_{};
  std::map<int, PerSeat<int>> at_out_;
  std::vector<int> out_now_;
};

void play_round(Match& match, Xoshiro& rng, auto& sink) {
  match.deal(testing::random_deck(), sink);
  while (!match.round().over()) {
    if (match.round().phase() == Phase::name_trump) {
      match.name_trump(static_cast<Suit>(rng.below(kSuits)), sink);
    } else if (match.round().phase() == Phase::needs_stock) {
      CardList stock;
      for (Card card : match.round().played_cards()) stock.push_back(card);
      match.give_stock(stock, sink);
    } else {
      const CardSet legal = match.round().legal();
      match.play(legal.nth(static_cast<int>(rng.below(static_cast<unsigned>(legal.size())))), sink);
    }
  }
}

RC_GTEST_PROP(Match, DealersScoresAndEndFollowR12ToR14, ()) {
  const auto [rules, players] = testing::random_setting();
  int dealer = *rc::gen::inRange(0, players);
  Xoshiro rng(testing::random_seed(), 0);
  Match match(rules, players, dealer);
  Ledger ledger(rules, players);
  PerSeat<int> wins{};
  while (!match.over()) {
    RC_ASSERT(match.dealer() == dealer);
    play_round(match, rng, ledger);
    const int winner = match.round().winner();
    ++wins[static_cast<std::size_t>(winner)];
    dealer = rules.next_dealer == NextDealer::rotate ? (dealer + 1) % players : winner;
    RC_ASSERT(match.wins() == wins);
    RC_ASSERT(match.points() == ledger.points());
    const int most = *std::max_element(wins.begin(), wins.end());
    RC_ASSERT(match.over() == (rules.match.kind == MatchEnd::Kind::hands
                                   ? match.rounds() == rules.match.count
                                   : most == rules.match.count));
  }
  const bool by_points =
      rules.match.kind == MatchEnd::Kind::hands && rules.scoring != Scoring::hand_wins;
  const PerSeat<int> figures = by_points ? match.points() : wins;
  const int most = *std::max_element(figures.begin(), figures.begin() + players);
  for (std::size_t seat = 0; seat < static_cast<std::size_t>(players); ++seat)
    RC_ASSERT(match.winners()[seat] == (figures[seat] == most));
}

// F3: once decided, the hand is won by the one named, whatever is played.
RC_GTEST_PROP(Decided, HoldsWhateverIsPlayed, ()) {
  const auto setting = testing::random_setting();
  Xoshiro rng(testing::random_seed(), 0);
  Round round =
      *rc::gen::arbitrary<bool>()
          ? Round::from_position(setting.rules, setting.players, testing::random_position(setting))
          : Round::deal(setting.rules, setting.players, 0, testing::random_deck());
  std::optional<int> named;
  while (!round.over() && round.phase() != Phase::needs_stock) {
    const auto now = decided(setting.rules, standing(round));
    if (named) RC_ASSERT(now == named);
    named = now;
    if (round.phase() == Phase::name_trump) {
      round.name_trump(Suit::spades);
      continue;
    }
    const CardSet legal = round.legal();
    round.play(legal.nth(static_cast<int>(rng.below(static_cast<unsigned>(legal.size())))));
  }
  if (named) RC_ASSERT(round.winner() == *named);
  RC_CLASSIFY(named.has_value());
}

RC_GTEST_PROP(FirstDealer, TheLowestCutDealsAndOnlyTheTiedCutAgain, ()) {
  const std::string seed = testing::random_seed();
  const int players = *rc::gen::inRange(kMinPlayers, kMaxPlayers + 1);
  const CutForDeal cut = cut_for_deal(seed, players);
  std::vector<int> cutting(static_cast<std::size_t>(players));
  std::iota(cutting.begin(), cutting.end(), 0);
  std::size_t next = 0;
  while (cutting.size() > 1) {
    std::map<Rank, std::vector<int>> by_rank;
    for (int seat : cutting) {
      RC_ASSERT(cut.cuts.at(next).seat == seat);
      RC_ASSERT(cut.cuts[next].card == deck_of_seed(seed + ":cut")[next]);
      by_rank[cut.cuts[next++].card.rank()].push_back(seat);
    }
    cutting = by_rank.begin()->second;
  }
  RC_ASSERT(next == cut.cuts.size());
  RC_ASSERT(cut.dealer == cutting.front());
}

}  // namespace
}  // namespace linger
