#include "players/playout.h"

#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

#include "cards/xoshiro.h"
#include "game/presets.h"
#include "generators.h"

namespace linger {
namespace {

struct RandomPlay {
  PerSeat<double> share{};  // of hands won in %, from the dealer's left, the dealer last
  double plays = 0;         // cards played a hand
};

RandomPlay play_random_hands(int players, int hands, std::string_view seed) {
  Xoshiro rng(seed, static_cast<std::uint64_t>(players));
  Deck deck = canonical_pack();
  RandomPlay result;
  const Rules rules;
  for (int hand = 0; hand < hands; ++hand) {
    shuffle_front(deck, reachable_cards(rules, players), rng);
    Round round = Round::deal(rules, players, players - 1, deck);
    play_out(round, rng);
    result.share[static_cast<std::size_t>(round.winner())] += 100.0 / hands;
    result.plays += static_cast<double>(round.played_cards().size()) / hands;
  }
  return result;
}

// F7, from an independent program: within 0.2 points over a million hands.
TEST(RandomPlay, SharesAndLengthsOfF7) {
  const std::vector<std::vector<double>> shares = {{26.1, 23.2, 50.7},
                                                   {21.1, 20.1, 20.1, 38.8},
                                                   {17.5, 17.1, 17.1, 17.1, 31.3},
                                                   {14.9, 14.7, 14.7, 14.7, 14.7, 26.2}};
  const std::vector<double> plays = {11.27, 19.75, 30.13, 42.42};
  for (int players = kMinPlayers; players <= kMaxPlayers; ++players) {
    const auto at = static_cast<std::size_t>(players - kMinPlayers);
    const RandomPlay result = play_random_hands(players, 1'000'000, "F7");
    for (std::size_t seat = 0; seat < shares[at].size(); ++seat)
      EXPECT_NEAR(result.share[seat], shares[at][seat], 0.2) << players << " players";
    EXPECT_NEAR(result.plays, plays[at], 0.02) << players << " players";
  }
}

// Follows the hands of a round through its events.
struct Lengths {
  PerSeat<int> cards{}, won{};
  int tricks = 0, drawn = 0;
  int first_out = 0;  // the trick in which somebody first went out
  std::optional<RoundEnded> end;

  void operator()(const CardsDealt& e) { cards[static_cast<std::size_t>(e.seat)] = e.cards.count; }
  void operator()(const CardPlayed& e) { --cards[static_cast<std::size_t>(e.seat)]; }
  void operator()(const CardsDrawn& e) {
    cards[static_cast<std::size_t>(e.seat)] += e.cards.count;
    drawn += e.cards.count;
  }
  void operator()(const TrickWon& e) {
    tricks = e.number;
    ++won[static_cast<std::size_t>(e.winner)];
  }
  void operator()(const PlayerOut&) {
    if (first_out == 0) first_out = tricks;
  }
  void operator()(const RoundEnded& e) { end = e; }
  void operator()(const auto&) {}
};

// F1: with one card drawn a trick nobody ever holds more than was dealt.
RC_GTEST_PROP(Facts, F1AWonTrickKeepsTheHandAndNeverLengthensIt, ()) {
  testing::Setting s = testing::random_setting();
  s.rules.draw = DrawRule::one;
  Xoshiro rng(testing::random_seed(), 0);
  const int hand = s.rules.hand_size(s.players);
  Lengths lengths;
  Round round = Round::deal(s.rules, s.players, 0, testing::random_deck(), lengths);
  play_out(round, rng, [&](const auto& event) {
    lengths(event);
    for (int cards : lengths.cards) RC_ASSERT(cards <= hand);
  });
}

// F2 and the first half of F7, in the base game.
RC_GTEST_PROP(Facts, F2TheBaseGameCannotRunOutOfStock, ()) {
  const int n = *rc::gen::inRange(kMinPlayers, kMaxPlayers + 1);
  Rules rules;
  rules.trump = *rc::gen::element(TrumpRule::dealer_last, TrumpRule::stock_top,
                                  TrumpRule::stock_aside, TrumpRule::none);
  Xoshiro rng(testing::random_seed(), 0);
  Lengths lengths;
  Round round = Round::deal(rules, n, 0, testing::random_deck(), lengths);
  play_out(round, rng, [&](const auto& event) {
    lengths(event);
    if constexpr (std::is_same_v<std::decay_t<decltype(event)>, PlayerOut>)
      if (lengths.tricks == n)  // F7: right after trick n, as many cards as tricks won
        for (std::size_t seat = 0; seat < static_cast<std::size_t>(n); ++seat)
          RC_ASSERT(lengths.cards[seat] == lengths.won[seat]);
  });
  RC_ASSERT(lengths.tricks >= n && lengths.tricks <= 2 * n - 1);
  RC_ASSERT(lengths.first_out >= n);
  RC_ASSERT(lengths.drawn <= 2 * n - 1);
  RC_ASSERT(lengths.end->reason == EndReason::last_survivor);
  const int least_stock[] = {38, 29, 18, 5};
  RC_ASSERT(round.stock_size() >=
            least_stock[n - kMinPlayers] - (rules.trump == TrumpRule::stock_aside ? 1 : 0));
}

// Every rule set ends: each trick uses up a card of the two longest hands together, or of the
// stock (F2's argument).
RC_GTEST_PROP(Facts, EveryHandEndsWithinItsBound, ()) {
  const testing::Setting s = testing::random_setting();
  Xoshiro rng(testing::random_seed(), 0);
  Lengths lengths;
  Round round = Round::deal(s.rules, s.players, 0, testing::random_deck(), lengths);
  play_out(round, rng, lengths);
  const int bound =
      s.rules.draw == DrawRule::per_card ? kPackSize : 2 * s.rules.hand_size(s.players) - 1;
  RC_ASSERT(lengths.tricks <= bound);
}

// A deck shuffled only as far as reachable_cards says gives the same hand as one shuffled whole.
RC_GTEST_PROP(Playout, ReachesNoCardBeyondThoseItSays, ()) {
  const testing::Setting s = testing::random_setting();
  if (s.rules.stock_end == StockEnd::reshuffle) return;  // a new stock is beyond the deck
  const std::string seed = testing::random_seed();
  Deck deck = testing::random_deck();
  std::vector<Event> events[2];
  for (auto& list : events) {
    Xoshiro rng(seed, 0);
    const auto sink = [&list](const auto& event) { list.push_back(event); };
    Round round = Round::deal(s.rules, s.players, 0, deck, sink);
    play_out(round, rng, sink);
    const auto reach = reachable_cards(s.rules, s.players);
    std::reverse(deck.begin() + reach, deck.end());
  }
  RC_ASSERT(events[0] == events[1]);
}

}  // namespace
}  // namespace linger
