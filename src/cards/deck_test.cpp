#include "cards/deck.h"

#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

#include <map>
#include <string>

#include "cards/card_list.h"
#include "cards/card_text.h"
#include "cards/seed_stream.h"
#include "cards/xoshiro.h"

namespace linger {
namespace {

std::string text_of(const Deck& deck) {
  std::string text;
  for (Card card : deck) text += (text.empty() ? "" : " ") + to_text(card);
  return text;
}

TEST(Deck, OfTheSeedHello) {
  EXPECT_EQ(text_of(deck_of_seed("hello")),
            "4C KD TD 5H 8H AD 4S 5S QC 4H 6H 3H KH QS AC AH 7S 3C JS JH 9C 7C QH 6D 2S TH 8C 9S "
            "AS 8S 7D KS 6C 8D 4D QD 5D 9H 2D 6S 7H 3S 2H JC 2C TS 3D 9D KC TC 5C JD");
}

RC_GTEST_PROP(Deck, OfAnySeedHasEveryCard, (std::string seed)) {
  RC_ASSERT(CardList(deck_of_seed(seed)).set() == CardSet::full_pack());
}

RC_GTEST_PROP(SeedStream, BelowIsBelow, (std::string seed)) {
  SeedStream stream(seed);
  const auto n = *rc::gen::inRange<std::uint32_t>(1, 0xFFFF'FFFF);
  for (int i = 0; i < 20; ++i) RC_ASSERT(stream.below(n) < n);
}

TEST(SeedStream, BelowSkipsTheWordsThatWouldFavourSmallNumbers) {
  // Above half the range about every second word is skipped: a plain w mod n would not.
  const std::uint32_t n = 0x8000'0001;
  SeedStream words("skip"), numbers("skip");
  for (int i = 0; i < 100; ++i) {
    std::uint32_t w = words.word();
    while (w >= n) w = words.word();
    EXPECT_EQ(numbers.below(n), w);
  }
}

TEST(ShuffleFront, GivesEveryPlaceEveryCardEquallyOften) {
  Xoshiro rng("shuffle-front", 0);
  Deck deck = canonical_pack();
  constexpr int kRuns = 52'000;
  std::map<std::pair<int, Card>, int> seen;
  for (int run = 0; run < kRuns; ++run) {
    shuffle_front(deck, 3, rng);
    for (int place = 0; place < 3; ++place) ++seen[{place, deck[static_cast<unsigned>(place)]}];
  }
  EXPECT_EQ(CardList(deck).set(), CardSet::full_pack());
  // 51 degrees of freedom: 100 is passed once in 50,000 seeds, and this one is fixed.
  for (int place = 0; place < 3; ++place) {
    double chi_square = 0;
    for (Card card : canonical_pack()) {
      const double expected = kRuns / 52.0;
      const double off = seen[{place, card}] - expected;
      chi_square += off * off / expected;
    }
    EXPECT_LT(chi_square, 100) << place;
  }
}

}  // namespace
}  // namespace linger
