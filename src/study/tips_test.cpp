#include "study/tips.h"

#include <gtest/gtest.h>

#include "cards/card_text.h"
#include "players/watched_replay.h"
#include "study/entrants.h"

namespace linger {
namespace {

// What the tips advise to whoever is to move after these cards of one trick. Hearts are trumps.
CardSet advice(Tip tip, const std::string& moves) {
  const Record record = parse_record(
      R"({"format":"linger-record/1","rules":{"preset":"classic"},"players":["A","B","C","D"],)"
      R"("rounds":[{"position":{"hands":["KC 5S 2D 3D","3C 6S 4C TC","2H QH 7D 9S","AC 8C JD 6D"],)"
      R"("stock":"9D 4S","trump":"H","leader":0},"moves":")" +
      moves + R"("}]})");
  WatchedReplay replay(record);
  while (replay.step()) {
  }
  return advised(tip, replay.view(replay.round().mover()));
}

CardSet cards(std::initializer_list<const char*> names) {
  CardSet set;
  for (const char* name : names) set.insert(*parse_card(name));
  return set;
}

TEST(Tips, AdviseByWhatLiesOnTheTable) {
  EXPECT_EQ(advice(Tip::win_early, "KC 3C"), cards({"2H", "QH"}));
  EXPECT_EQ(advice(Tip::trump_early, "KC 3C"), cards({"2H", "QH"}));
  EXPECT_EQ(advice(Tip::save_trump, "KC 3C"), cards({"2H", "7D", "9S"}));
  EXPECT_EQ(advice(Tip::weakest_card, "KC"), cards({"3C"}));
  EXPECT_EQ(advice(Tip::long_suit, ""), cards({"2D", "3D"}));
  EXPECT_EQ(advice(Tip::late_stock, "KC 3C"), cards({"2H", "QH"}));
}

TEST(Tips, SayNothingWhereThereIsNothingToSay) {
  EXPECT_TRUE(advice(Tip::win_early, "").empty());          // nothing to win yet
  EXPECT_TRUE(advice(Tip::weakest_card, "KC 3C").empty());  // the trick can be won
  EXPECT_TRUE(advice(Tip::lead_void, "").empty());          // nobody has shown a void
  EXPECT_TRUE(advice(Tip::long_suit, "KC").empty());        // not the leader
}

TEST(Tips, ALeadAfterAShownVoidIsOfThatSuit) {
  EXPECT_EQ(advice(Tip::lead_void, "KC 3C 7D AC"), cards({"8C"}));
}

TEST(Tips, HaveNamesThatContestantsAreFoundBy) {
  for (std::string_view name : tip_names()) {
    EXPECT_TRUE(parse_tip(name)) << name;
    EXPECT_TRUE(find_entrant("follows:" + std::string(name))) << name;
    EXPECT_TRUE(find_entrant("ignores:" + std::string(name))) << name;
  }
  EXPECT_FALSE(parse_tip("win"));
  EXPECT_FALSE(find_entrant("follows:win"));
}

}  // namespace
}  // namespace linger
