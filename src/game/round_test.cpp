#include "game/round.h"

#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

#include "cards/card_text.h"
#include "cards/xoshiro.h"
#include "game/presets.h"
#include "generators.h"
#include "slow_round.h"

namespace linger {
namespace {

using testing::random_deck;
using testing::random_position;
using testing::random_setting;
using testing::Setting;
using testing::SlowRound;

CardSet legal_by(const SlowRound& slow) {
  CardSet legal;
  for (Card card : canonical_pack())
    if (slow.is_legal(card)) legal.insert(card);
  return legal;
}

// The cards out of play from the start: those turned aside, or nowhere in a position.
CardSet everywhere(const Round& round) {
  CardSet all = round.played_cards();
  int sum = all.size();
  const auto add = [&](CardSet cards) {
    all |= cards;
    sum += cards.size();
  };
  for (int seat = 0; seat < round.players(); ++seat) add(round.hand(seat));
  add(CardList(round.stock()).set());
  RC_ASSERT(sum == all.size());  // no card stands twice
  return all;
}

// Plays both implementations side by side with random cards, and compares everything.
void play_beside(Round round, SlowRound slow, std::vector<Event> events, std::uint64_t seed) {
  Xoshiro rng("beside", seed);
  const auto sink = [&events](const auto& event) { events.push_back(event); };
  const CardSet pack = everywhere(round);
  RC_ASSERT(events == slow.events);
  while (!round.over()) {
    RC_ASSERT(round.mover() == slow.turn);
    if (round.phase() == Phase::name_trump) {
      RC_ASSERT(slow.naming);
      const auto suit = static_cast<Suit>(rng.below(kSuits));
      round.name_trump(suit, sink);
      RC_ASSERT(slow.name(suit));
    } else {
      RC_ASSERT(round.phase() == Phase::play);
      RC_ASSERT(!slow.naming && !slow.over());
      const CardSet legal = round.legal();
      RC_ASSERT(!legal.empty());
      RC_ASSERT(legal == legal_by(slow));
      const Card card = legal.nth(static_cast<int>(rng.below(static_cast<unsigned>(legal.size()))));
      round.play(card, sink);
      RC_ASSERT(slow.play(card));
      RC_ASSERT((round.phase() == Phase::needs_stock) == slow.waits_for_stock);
      if (slow.waits_for_stock) {
        std::vector<Card> stock = slow.finished;
        for (auto i = static_cast<std::uint32_t>(stock.size()); i-- > 1;)
          std::swap(stock[i], stock[rng.below(i + 1)]);
        round.give_stock(stock, sink);
        RC_ASSERT(slow.give_stock(stock));
      }
    }
    RC_ASSERT(everywhere(round) == pack);
    RC_ASSERT(events == slow.events);
  }
  RC_ASSERT(slow.winner == round.winner());
}

RC_GTEST_PROP(Round, EqualsTheSlowImplementationFromAnyDeal, ()) {
  const Setting s = random_setting();
  const Deck deck = random_deck();
  const int dealer = *rc::gen::inRange(0, s.players);
  std::vector<Event> events;
  const Round round = Round::deal(s.rules, s.players, dealer, deck,
                                  [&](const auto& event) { events.push_back(event); });
  play_beside(round, SlowRound::deal(s.rules, s.players, dealer, deck), events,
              *rc::gen::arbitrary<std::uint64_t>());
}

RC_GTEST_PROP(Round, EqualsTheSlowImplementationFromAnyPosition, ()) {
  const Setting s = random_setting();
  const auto position = random_position(s);
  std::vector<Event> events;
  const Round round = Round::from_position(s.rules, s.players, position,
                                           [&](const auto& event) { events.push_back(event); });
  play_beside(round, SlowRound::from_position(s.rules, s.players, position), events,
              *rc::gen::arbitrary<std::uint64_t>());
}

// R5, for every pair of cards and every trump suit.
TEST(Beats, AllCardsAllTrumps) {
  for (Card led : canonical_pack())
    for (Card card : canonical_pack())
      for (int t = 0; t <= kSuits; ++t) {
        const auto trump = t == kSuits ? std::nullopt : std::optional(static_cast<Suit>(t));
        const bool trumps = card.suit() == trump && led.suit() != trump;
        const bool higher = card.suit() == led.suit() && card.rank() > led.rank();
        EXPECT_EQ(beats(card, led, trump), trumps || higher) << to_text(led) << to_text(card);
      }
}

Position worked_example(bool nine_is_last) {
  Position position;
  position.hands[0] = {*parse_card("KC"), *parse_card("5S")};
  position.hands[1] = {*parse_card("3C"), *parse_card("6S")};
  position.hands[2] = {*parse_card("2H")};
  position.hands[3] = {*parse_card("AC")};
  position.stock = {*parse_card("9D")};
  if (!nine_is_last) position.stock.push_back(*parse_card("4S"));
  position.trump = Suit::hearts;
  return position;
}

std::vector<Event> play_worked_example(const Rules& rules, bool nine_is_last) {
  std::vector<Event> events;
  const auto sink = [&events](const auto& event) { events.push_back(event); };
  Round round = Round::from_position(rules, 4, worked_example(nine_is_last));
  for (const char* card : {"KC", "3C", "2H", "AC"}) round.play(*parse_card(card), sink);
  return events;
}

TEST(Round, WorkedExample) {
  const std::vector<Event> played = {CardPlayed{0, *parse_card("KC")},
                                     CardPlayed{1, *parse_card("3C")},
                                     CardPlayed{2, *parse_card("2H")},
                                     CardPlayed{3, *parse_card("AC")},
                                     TrickWon{1, 2},
                                     CardsDrawn{2, Cards(CardList{*parse_card("9D")})},
                                     PlayerOut{3}};
  EXPECT_EQ(play_worked_example(Rules{}, false), played);
  auto with_end = played;
  with_end.push_back(RoundEnded{4, 2, EndReason::stock_exhausted, {0, 0, 1, 0, 0, 0}});
  EXPECT_EQ(play_worked_example(Rules{}, true), with_end);
}

TEST(Round, WorkedExampleBeforeTheDraw) {
  // `bicycle`: the lowest trump wins the trick and loses the hand.
  const auto events = play_worked_example(find_preset("bicycle")->rules, false);
  const std::vector<Event> expected = {CardPlayed{0, *parse_card("KC")},
                                       CardPlayed{1, *parse_card("3C")},
                                       CardPlayed{2, *parse_card("2H")},
                                       CardPlayed{3, *parse_card("AC")},
                                       TrickWon{1, 2},
                                       PlayerOut{2},
                                       PlayerOut{3}};
  EXPECT_EQ(events, expected);
}

}  // namespace
}  // namespace linger
