// Taking back: as if the card had not been played, and only where nobody has seen anything since.
#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

#include "generators.h"
#include "record/card_words.h"
#include "record/replay.h"
#include "table_setups.h"

namespace linger {
namespace {

using namespace testing;
using nlohmann::json;

void play(Table& table, const std::string& id, const Move& move) {
  const Turn turn = *table.turn();
  RC_ASSERT(
      code_of(table.receive({turn.seat}, play_frame(id, turn.decision, move), kOpened)).empty());
}

// Up to the person's turn; false if the hand, or the match, is over before.
bool play_to_person(Table& table) {
  while (play_bot_move(table, kOpened)) {
  }
  return table.turn().has_value();
}

// What a later player may see of the two, and what will come.
void expect_same_course(const Table& a, const Table& b) {
  RC_ASSERT(a.turn() == b.turn());
  RC_ASSERT(a.record() == b.record());
  RC_ASSERT(a.seats() == b.seats());
  for (int seat = 0; seat < a.players(); ++seat) RC_ASSERT(a.view(seat) == b.view(seat));
}

// Any rules, a person and bots. Where the card may be taken back, everything is as it was before,
// and goes on from there as at a table where it was never played.
RC_GTEST_PROP(Undo, IsAsIfTheCardHadNotBeenPlayed, ()) {
  const auto [rules, players] = random_setting();
  const TableSetup setup = setup_of(rules, players, 1);
  const auto decks = std::make_shared<SeededDecks>(random_seed());
  Table table(setup, decks);
  Xoshiro rng(random_seed(), 0);
  table.receive({0}, do_frame("start", "start"), kOpened);
  Table plain = table;
  std::size_t undone = 0;
  for (int i = 0; i < 12 && play_to_person(table); ++i) {
    RC_ASSERT(play_to_person(plain));
    const Turn turn = *table.turn();
    const Move move = random_move(turn, rng);
    play(table, "a" + std::to_string(i), move);
    const auto* last = std::get_if<Event>(&table.log().back().event);
    const bool may = last != nullptr && std::holds_alternative<CardPlayed>(*last);
    const std::string answer =
        table.receive({0}, do_frame("u" + std::to_string(i), "undo"), kOpened);
    RC_ASSERT(code_of(answer) == (may ? "" : "nothing-to-undo"));
    if (may) {
      RC_ASSERT(table.log().back().event == TableEvent(CardTakenBack{0, std::get<Card>(move)}));
      RC_ASSERT(table.undone().size() == ++undone);
      RC_ASSERT(table.undone().back().move ==
                static_cast<int>(table.record().rounds.back().moves.size()) + 1);
      expect_same_course(table, plain);
      RC_ASSERT(code_of(table.receive({0}, do_frame("again", "undo"), kOpened)) ==
                "nothing-to-undo");
      play(table, "b" + std::to_string(i), move);
    }
    play(plain, "p" + std::to_string(i), move);
    expect_same_course(table, plain);
  }
  RC_ASSERT(!replay(table.record(), NoEvents{}));
  const auto restored = Table::restore(setup, decks, table.log());
  RC_ASSERT(restored.has_value());
  RC_ASSERT(restored->log() == table.log());
  RC_ASSERT(restored->undone() == table.undone());
  expect_same_course(*restored, table);
}

TEST(Undo, EverybodyIsToldOfIt) {
  Rules rules;
  rules.first_dealer = FirstDealer::cut_low;
  Table table = table_of(rules, 4, 1, "hello");
  table.receive({0}, do_frame("start", "start"), kOpened);
  ASSERT_TRUE(play_to_person(table));
  const Turn turn = *table.turn();
  const Card card = turn.legal.front();
  table.receive({0}, play_frame("a", turn.decision, card), kOpened);
  const int before = table.seq();
  EXPECT_EQ(json::parse(table.receive({0}, do_frame("u", "undo"), kOpened)),
            (json{{"ack", "u"}, {"seq", before + 1}}));
  const auto frames = table.frames_since(Viewer::onlooker(), before);
  ASSERT_EQ(frames.size(), 2U);
  EXPECT_EQ(
      json::parse(frames[0]),
      (json{{"seq", before + 1},
            {"event", {{"event", "undo"}, {"seat", 0}, {"card", to_text(std::span(&card, 1))}}}}));
  EXPECT_EQ(json::parse(frames[1]), (json{{"turn", {{"seat", 0}, {"decision", turn.decision}}}}));
}

TEST(Undo, IsRefusedOnceAnybodyHasSeenMore) {
  Table table = table_of(Rules{}, 4, 1);
  const auto undo = [&table](int seat) {
    static int count = 0;
    return code_of(table.receive({seat}, do_frame("u" + std::to_string(++count), "undo"), kOpened));
  };
  EXPECT_EQ(undo(0), "nothing-to-undo");
  table.receive({0}, do_frame("start", "start"), kOpened);
  EXPECT_EQ(undo(0), "nothing-to-undo");
  EXPECT_EQ(undo(1), "bot-seat");
  ASSERT_TRUE(play_to_person(table));
  EXPECT_EQ(undo(0), "nothing-to-undo");  // a bot's card is nobody's to take back
  const Turn turn = *table.turn();
  table.receive({0}, play_frame("a", turn.decision, turn.legal.front()), kOpened);
  ASSERT_TRUE(play_bot_move(table, kOpened));
  EXPECT_EQ(undo(0), "nothing-to-undo");
}

TEST(Undo, IsRefusedWhereOtherPersonsSit) {
  Table table = table_of(Rules{}, 3, 2);
  table.receive({0}, do_frame("start", "start"), kOpened);
  while (play_bot_move(table, kOpened)) {
  }
  const Turn turn = *table.turn();
  table.receive({turn.seat}, play_frame("a", turn.decision, turn.legal.front()), kOpened);
  EXPECT_EQ(code_of(table.receive({turn.seat}, do_frame("u", "undo"), kOpened)), "nothing-to-undo");
}

}  // namespace
}  // namespace linger
