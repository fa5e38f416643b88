#include "table/saved_match.h"

#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

#include "generators.h"
#include "record/replay.h"
#include "table_setups.h"

namespace linger {
namespace {

using namespace testing;
using nlohmann::json;

// What has to happen next; the person plays at random, and now and then takes a card back first.
void step(Table& table, Xoshiro& rng) {
  const std::string id = "c" + std::to_string(table.seq());
  const auto turn = table.turn();
  if (!turn) {
    table.receive({0}, do_frame(id, table.seq() == table.players() ? "start" : "next"), kOpened);
  } else if (!play_bot_move(table, kOpened)) {
    table.receive({turn->seat}, play_frame(id, turn->decision, random_move(*turn, rng)), kOpened);
    if (rng.below(4) == 0) table.receive({turn->seat}, do_frame("u" + id, "undo"), kOpened);
  }
}

MatchPlan plan_of(const Setting& setting) {
  MatchPlan plan;
  plan.rules.rules = setting.rules;
  plan.seats = setup_of(setting.rules, setting.players, 1).seats;
  plan.seed = random_seed();
  return plan;
}

MatchPlan gone_on(const std::string& text) {
  MatchPlan plan = plan_to_go_on(parse_record(text), "spare");
  const Beside beside = read_beside(plan.begun);
  for (std::size_t i = 0; i < plan.seats.size(); ++i)
    plan.seats[i].bot = parse_level(beside.seats.at(i));
  return plan;
}

// Left at any moment, saved, read and gone on with, a match is the same as one that was not left.
RC_GTEST_PROP(SavedMatch, GoesOnAsIfItHadNotBeenLeft, ()) {
  const MatchPlan plan = plan_of(random_setting());
  Table table = plan.table("t");
  Xoshiro rng(random_seed(), 0);
  for (int i = *rc::gen::inRange(0, 60); i > 0 && !table.over(); --i) step(table, rng);
  const std::string saved = write_record(plan.to_save(table));
  const MatchPlan later = gone_on(saved);
  Table resumed = later.table("t");
  RC_ASSERT(write_record(later.to_save(resumed)) == saved);
  // A hand that has not begun is not in a record, and so a table between hands waits for it anew.
  Xoshiro rng_a("on", 0), rng_b("on", 0);
  for (int i = 0; i < 30 && !table.over(); ++i) {
    RC_ASSERT(resumed.turn() == table.turn());
    if (!table.turn()) {
      table.receive({0}, do_frame("n" + std::to_string(i), "next"), kOpened);
      table.receive({0}, do_frame("s" + std::to_string(i), "start"), kOpened);
      resumed.receive({0}, do_frame("n" + std::to_string(i), "next"), kOpened);
      resumed.receive({0}, do_frame("s" + std::to_string(i), "start"), kOpened);
      continue;
    }
    step(table, rng_a);
    step(resumed, rng_b);
  }
  RC_ASSERT(write_record(later.to_save(resumed)) == write_record(plan.to_save(table)));
}

TEST(SavedMatch, TellsWhatWasTakenBackAndKeepsWhatItDoesNotKnow) {
  MatchPlan plan;
  plan.seats = setup_of(Rules{}, 3, 1).seats;
  plan.seed = "hello";
  plan.others = R"("when":1.50)";
  plan.undone = R"({"round":1,"move":9,"card":"2C"})";
  Table table = plan.table("t");
  table.receive({0}, do_frame("s", "start"), kOpened);
  while (play_bot_move(table, kOpened)) {
  }
  const Turn turn = *table.turn();
  const auto before = static_cast<int>(table.record().rounds.back().moves.size());
  table.receive({0}, play_frame("a", turn.decision, turn.legal.front()), kOpened);
  table.receive({0}, do_frame("u", "undo"), kOpened);
  const json saved = json::parse(write_record(plan.to_save(table)));
  ASSERT_EQ(table.undone().size(), 1U);
  EXPECT_EQ(saved["undone"][0], json::parse(plan.undone));
  EXPECT_EQ(saved["undone"][1]["round"], 1);
  EXPECT_EQ(saved["undone"][1]["move"], before + 1);
  EXPECT_EQ(saved["seed"], "hello");
  EXPECT_EQ(saved["seats"], (json{"you", "casual", "casual"}));
  EXPECT_NE(write_record(plan.to_save(table)).find(R"("when":1.50)"), std::string::npos);
}

// A position is played at a table too; there is no deal, and no other hand.
RC_GTEST_PROP(SavedMatch, APositionIsPlayedToItsEnd, ()) {
  const Setting setting = {random_rules(), *rc::gen::inRange(kMinPlayers, kMaxPlayers + 1)};
  MatchPlan plan = plan_of(setting);
  RoundRecord& round = plan.begun.rounds.emplace_back();
  round.position = random_position(setting);
  plan.begun.rules = setting.rules;
  for (const SeatSetup& seat : plan.seats) plan.begun.players.push_back(seat.name);
  Table table = plan.table("t");
  Xoshiro rng(random_seed(), 0);
  for (int i = 0; i < 300 && !table.over(); ++i) step(table, rng);
  RC_ASSERT(table.over());
  const Record saved = parse_record(write_record(plan.to_save(table)));
  RC_ASSERT(saved.rounds.size() == 1U);
  RC_ASSERT(saved.rounds.front().position == round.position);
  RC_ASSERT(!replay(saved, NoEvents{}));
}

}  // namespace
}  // namespace linger
