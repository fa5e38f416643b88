#include "view/seat_view.h"

#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

#include <vector>

#include "cards/xoshiro.h"
#include "game/match.h"
#include "generators.h"
#include "view/hand_order.h"
#include "view/seat_views.h"

namespace linger {
namespace {

// Everything public of a round, as the view tells it and as it is.
void compare(const SeatView& view, const Round& round) {
  // While a stock is due nobody at the table is asked anything.
  if (round.phase() != Phase::needs_stock) RC_ASSERT(view.phase() == round.phase());
  RC_ASSERT(view.in() == round.in());
  RC_ASSERT(view.stock_size() == round.stock_size());
  RC_ASSERT(view.trump() == round.trump());
  RC_ASSERT(view.played_cards() == round.played_cards());
  for (int seat = 0; seat < round.players(); ++seat) {
    RC_ASSERT(view.cards(seat) == round.hand(seat).size());
    RC_ASSERT(view.tricks_won(seat) == round.tricks_won(seat));
  }
  const int own = *view.viewer().seat;
  RC_ASSERT(view.hand() == round.hand(own));
  RC_ASSERT(view.hand_as_dealt().set() == round.hand(own));
  if (round.over() || round.phase() == Phase::needs_stock) return;
  RC_ASSERT(view.mover() == round.mover());
  RC_ASSERT(view.leader() == round.leader());
  RC_ASSERT(view.in_trick() == round.in_trick());
  RC_ASSERT(view.standing().cards == standing(round).cards);
  RC_ASSERT(view.standing().in_trick == standing(round).in_trick);
  if (round.in_trick()) RC_ASSERT(view.best() == round.best());
  for (int seat = 0; seat < round.players(); ++seat)
    if (round.has_played(seat)) RC_ASSERT(view.played(seat) == round.played(seat));
  if (view.is_turn() && round.phase() == Phase::play) RC_ASSERT(view.legal() == round.legal());
}

// The view is built from what may be seen alone, and still knows all that is public.
RC_GTEST_PROP(SeatView, KnowsWhatIsPublicAndItsOwnHand, ()) {
  const testing::Setting s = testing::random_setting();
  SeatViews views(s.rules, s.players);
  Match match(s.rules, s.players, *rc::gen::inRange(0, s.players));
  Xoshiro rng(testing::random_seed(), 0);
  const bool from_position = *rc::gen::arbitrary<bool>();
  for (int hands = 0; hands < 2 && !match.over(); ++hands) {
    if (from_position)
      match.set_position(testing::random_position(s), views);
    else
      match.deal(testing::random_deck(), views);
    while (!match.round().over()) {
      for (int seat = 0; seat < s.players; ++seat) compare(views[seat], match.round());
      const Round& round = match.round();
      if (round.phase() == Phase::name_trump) {
        match.name_trump(static_cast<Suit>(rng.below(kSuits)), views);
      } else if (round.phase() == Phase::needs_stock) {
        CardList stock;
        for (Card card : round.played_cards()) stock.push_back(card);
        match.give_stock(stock, views);
      } else {
        const CardSet legal = round.legal();
        match.play(legal.nth(static_cast<int>(rng.below(static_cast<unsigned>(legal.size())))),
                   views);
      }
    }
    for (int seat = 0; seat < s.players; ++seat) {
      const SeatView& view = views[seat];
      compare(view, match.round());
      RC_ASSERT(view.wins() == match.wins());
      RC_ASSERT(view.points() == match.points());
    }
  }
}

// Events that were already cut down to what a viewer may see give the same view.
RC_GTEST_PROP(SeatView, NeedsNothingThatIsHidden, ()) {
  const testing::Setting s = testing::random_setting();
  const Viewer viewer = Viewer::at(*rc::gen::inRange(0, s.players));
  SeatView whole(s.rules, s.players, viewer), filtered(s.rules, s.players, viewer);
  const auto sink = [&](const auto& event) {
    whole.see(event);
    filtered.see(visible_to(viewer, event));
  };
  Match match(s.rules, s.players, 0);
  match.deal(testing::random_deck(), sink);
  while (match.round().phase() == Phase::play) match.play(match.round().legal().back(), sink);
  RC_ASSERT(whole == filtered);
}

TEST(SeatView, WhoHoldsTheShownTrumpIsKnownUntilItIsPlayed) {
  SeatView view(Rules{}, 3, Viewer::at(0));
  Match match(Rules{}, 3, 2);
  const auto sink = [&view](const auto& event) { view.see(event); };
  match.deal(deck_of_seed("shown"), sink);
  const Card shown = *view.trump_card();
  while (!match.round().over()) {
    const bool held = match.round().hand(2).contains(shown);
    EXPECT_EQ(view.trump_card_holder(), held ? std::optional(2) : std::nullopt);
    match.play(match.round().legal().back(), sink);
  }
  EXPECT_FALSE(view.trump_card_holder());
}

RC_GTEST_PROP(HandOrder, TrumpsFirstEachSuitFromHighToLow, ()) {
  const Deck deck = testing::random_deck();
  CardSet hand;
  for (int i = *rc::gen::inRange(0, 18); i > 0; --i) hand.insert(deck[static_cast<unsigned>(i)]);
  const Suit trump = static_cast<Suit>(*rc::gen::inRange(0, kSuits));
  const CardList sorted = sorted_hand(hand, trump);
  RC_ASSERT(sorted.set() == hand);
  RC_ASSERT(sorted.size() == hand.size());
  for (int i = 1; i < sorted.size(); ++i) {
    if (sorted[i].suit() == trump) RC_ASSERT(sorted[i - 1].suit() == trump);
    if (sorted[i].suit() == sorted[i - 1].suit()) RC_ASSERT(sorted[i - 1] > sorted[i]);
  }
}

}  // namespace
}  // namespace linger
