#include "players/belief.h"

#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <vector>

#include "watched_hand.h"

namespace linger {
namespace {

// Everything of a view that does not depend on the order in which cards were dealt.
void compare(const SeatView& a, const SeatView& b) {
  RC_ASSERT(a.hand() == b.hand());
  RC_ASSERT(a.history() == b.history());
  RC_ASSERT(a.phase() == b.phase());
  RC_ASSERT(a.in() == b.in());
  RC_ASSERT(a.stock_size() == b.stock_size());
  RC_ASSERT(a.trump() == b.trump());
  for (int seat = 0; seat < a.players(); ++seat) RC_ASSERT(a.cards(seat) == b.cards(seat));
}

// Under every rule a world is one in which the seat would have seen just what it saw, and in which
// everybody else played by the rules.
RC_GTEST_PROP(Belief, EveryWorldLooksLikeTheView, ()) {
  const testing::Setting s = testing::random_setting();
  testing::WatchedHand table = testing::random_hand(s);
  Xoshiro rng(testing::random_seed(), 0);
  while (!table.round().over()) {
    if (table.waits_for_somebody()) {
      const SeatView& view = table.view(table.round().mover());
      Belief belief(view);
      const World world = belief.sample(rng);
      compare(testing::view_of(world, view), view);
      // What is under the stock, or out of play, is known.
      if (s.rules.trump == TrumpRule::stock_top && !view.from_position())
        RC_ASSERT(testing::view_of(world, view).trump_card() == view.trump_card());
    }
    table.step(rng);
  }
}

// ---- Against a count of every way there is

using Hands = std::array<std::uint64_t, kMaxPlayers>;

// In how many ways a seat can have come to its cards: every card that it may have drawn is tried
// for each draw, from the last one back.
class Paths {
 public:
  Paths(const Past& past, int seat) : deeds_(past.deeds), seat_(seat) {}

  double to(CardSet hand) { return to(hand, deeds_.size()); }

 private:
  double to(CardSet hand, std::size_t count) {
    while (count > 0) {
      const Past::Deed& deed = deeds_[--count];
      if (deed.seat != seat_ || deed.known) continue;
      if (deed.kind == Past::Deed::Kind::play) {
        hand.insert(deed.card);
      } else if (deed.kind == Past::Deed::Kind::void_suit) {
        if (!hand.of_suit(deed.card.suit()).empty()) return 0;
      } else {
        return drawn(hand, count);
      }
    }
    return 1;
  }

  double drawn(CardSet hand, std::size_t count) {
    const auto key = std::pair(count, hand.bits());
    if (const auto found = known_.find(key); found != known_.end()) return found->second;
    double sum = 0;
    for (Card card : hand) {
      CardSet before = hand;
      before.erase(card);
      sum += to(before, count);
    }
    return known_[key] = sum;
  }

  const std::vector<Past::Deed>& deeds_;
  int seat_;
  std::map<std::pair<std::size_t, std::uint64_t>, double> known_;
};

// Every way to give the seats their hidden cards, with its number of ways.
void every_lie(const Past& past, int seat, int players, CardSet left, Hands& hands, double ways,
               std::map<Hands, double>& found) {
  if (seat == players) {
    found[hands] += ways;
    return;
  }
  const auto hidden = past.hidden[static_cast<std::size_t>(seat)];
  const auto choose = [&](const auto& self, CardSet hand, CardSet from) -> void {
    if (hand.size() == hidden) {
      const double here = hidden == 0 ? 1 : Paths(past, seat).to(hand);
      if (here == 0) return;
      hands[static_cast<std::size_t>(seat)] = hand.bits();
      every_lie(past, seat + 1, players, left - hand, hands, ways * here, found);
      return;
    }
    while (!from.empty()) {
      const Card card = from.front();
      from.erase(card);
      CardSet more = hand;
      more.insert(card);
      self(self, more, from);
    }
  };
  choose(choose, {}, left);
}

double lies(const Past& past) {
  double count = 1;
  int left = past.unseen.size();
  for (int hidden : past.hidden)
    for (int i = 0; i < hidden; ++i) count *= static_cast<double>(left--) / (i + 1);
  return count;
}

// Long hands near their end, where nearly everything has been seen and many suits were shown to
// be missing before a draw.
TEST(Belief, DrawsEachLieAsOftenAsItCanHaveComeAbout) {
  int situations = 0;
  int told = 0;
  double most = 0;
  for (int seed = 0; situations < 40 && seed < 4000; ++seed) {
    Xoshiro rng("belief", static_cast<std::uint64_t>(seed));
    Rules rules;
    rules.hand = static_cast<std::uint8_t>(10 + seed % 6);
    rules.stock_end = StockEnd::play_on;
    rules.trump = static_cast<TrumpRule>(seed % 4);
    if (seed % 7 == 0) rules.draw = DrawRule::per_card;
    testing::WatchedHand table({rules, 3}, seed % 3);
    Deck deck = canonical_pack();
    shuffle_front(deck, kPackSize, rng);
    table.deal(deck);
    while (!table.round().over()) {
      const SeatView& view = table.view(table.round().mover());
      const Past past(view);
      if (past.unseen.size() >= 3 && lies(past) <= 60) break;
      table.step(rng);
    }
    if (table.round().over()) continue;
    const SeatView& view = table.view(table.round().mover());
    const Past past(view);
    // What has to be tried grows with every draw that nobody saw.
    if (std::ranges::count_if(past.deeds, [](const Past::Deed& deed) {
          return deed.kind == Past::Deed::Kind::draw && !deed.known;
        }) > 14)
      continue;
    std::map<Hands, double> expected;
    Hands hands{};
    every_lie(past, 0, 3, past.unseen, hands, 1, expected);
    if (expected.size() < 2) continue;
    ++situations;
    double total = 0;
    bool uneven = false;
    for (const auto& [lie, ways] : expected) {
      total += ways;
      uneven |= ways != expected.begin()->second;
    }
    told += uneven ? 1 : 0;

    constexpr int kDraws = 20'000;
    std::map<Hands, int> drawn;
    Belief belief(view);
    for (int i = 0; i < kDraws; ++i) {
      const Belief::Lie lie = belief.draw(rng);
      Hands key{};
      for (std::size_t seat = 0; seat < 3; ++seat) key[seat] = lie.hidden[seat].bits();
      ASSERT_TRUE(expected.contains(key)) << seed;
      ++drawn[key];
    }
    double chi_square = 0;
    for (const auto& [lie, ways] : expected) {
      const double due = kDraws * ways / total;
      chi_square += (drawn[lie] - due) * (drawn[lie] - due) / due;
    }
    // Mean and variance of the distribution are k and 2k: five deviations of it.
    const auto freedom = static_cast<double>(expected.size() - 1);
    EXPECT_LT(chi_square, freedom + 5 * std::sqrt(2 * freedom) + 8) << seed;
    most = std::max(most, static_cast<double>(expected.size()));

    if (const auto all = belief.all(100'000)) {
      std::map<Hands, double> weights;
      double sum = 0;
      for (const auto& each : *all) {
        Hands key{};
        for (std::size_t seat = 0; seat < 3; ++seat) key[seat] = each.lie.hidden[seat].bits();
        weights[key] += each.weight;
        sum += each.weight;
      }
      ASSERT_EQ(weights.size(), expected.size());
      for (const auto& [lie, ways] : expected) EXPECT_NEAR(weights[lie] / sum, ways / total, 1e-12);
    }
  }
  EXPECT_EQ(situations, 40);
  EXPECT_GT(told, 5);  // else the test would not tell exact drawing from even drawing
  EXPECT_GT(most, 10);
}

}  // namespace
}  // namespace linger
