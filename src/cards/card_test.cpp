#include "cards/card.h"

#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

#include <set>

#include "cards/card_set.h"
#include "cards/card_text.h"

namespace linger {
namespace {

TEST(Card, CanonicalOrder) {
  for (int i = 0; i < kPackSize; ++i) {
    const Card card = Card::from_index(i);
    EXPECT_EQ(card.index(), i);
    EXPECT_EQ(Card::from_code(card.code()), card);
    if (i > 0) EXPECT_LT(Card::from_index(i - 1), card);
  }
  EXPECT_EQ(to_text(Card::from_index(0)), "2C");
  EXPECT_EQ(to_text(Card::from_index(12)), "AC");
  EXPECT_EQ(to_text(Card::from_index(51)), "AS");
}

TEST(CardText, ReadsEveryFormItPromises) {
  const Card ten(Rank::ten, Suit::diamonds);
  for (const char* text : {"TD", "td", "10D", "10d", "T♦", "10♦"}) EXPECT_EQ(parse_card(text), ten);
  for (const char* text : {"", "T", "D", "1D", "100D", "TDD", "TD ", " TD", "0D", "TX", "♦T", "T♦♦",
                           "K\xE2\x99", "10", "1", "=H", "T\xE2\x99\xA3x"})
    EXPECT_FALSE(parse_card(text)) << text;
}

RC_GTEST_PROP(CardText, RoundTrip, ()) {
  const Card card = Card::from_index(*rc::gen::inRange(0, kPackSize));
  RC_ASSERT(parse_card(to_text(card)) == card);
}

RC_GTEST_PROP(CardSet, IsASetOfCards, ()) {
  const auto indices = *rc::gen::container<std::vector<int>>(rc::gen::inRange(0, kPackSize));
  std::set<Card> model;
  CardSet set;
  for (int index : indices) {
    model.insert(Card::from_index(index));
    set.insert(Card::from_index(index));
  }
  RC_ASSERT(std::equal(model.begin(), model.end(), set.begin(), set.end()));
  RC_ASSERT(set.size() == static_cast<int>(model.size()));
  int n = 0;
  for (Card card : model) RC_ASSERT(set.nth(n++) == card);
  for (int suit = 0; suit < kSuits; ++suit)
    for (Card card : set.of_suit(static_cast<Suit>(suit)))
      RC_ASSERT(card.suit() == static_cast<Suit>(suit));
  if (!model.empty()) {
    RC_ASSERT(set.front() == *model.begin());
    RC_ASSERT(set.back() == *model.rbegin());
    set.erase(*model.begin());
    RC_ASSERT(!set.contains(*model.begin()));
  }
}

}  // namespace
}  // namespace linger
