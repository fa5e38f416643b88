#include "record/replay.h"

#include <gtest/gtest.h>

#include "record/card_words.h"
#include "record/conformance_lines.h"
#include "record/event_json.h"

namespace linger {
namespace {

struct Trace {
  std::vector<Json> events;
  std::optional<Fault> fault;

  int count(std::string_view kind) const {
    int found = 0;
    for (const Json& event : events) found += event.at("event") == kind ? 1 : 0;
    return found;
  }
};

Trace trace_of(const Record& record) {
  Trace trace;
  trace.fault = replay(record, [&trace](const auto& event) {
    std::string text;
    append_json(text, event);
    Json json;
    EXPECT_FALSE(parse_json(text, json)) << text;
    trace.events.push_back(json);
  });
  return trace;
}
Trace trace_of(const Json& record) {
  return trace_of(parse_record(record.dump()));
}

TEST(Conformance, EveryTraceIsReproduced) {
  ASSERT_GE(conformance_lines().size(), 600U);
  for (const ConformanceLine& line : conformance_lines()) {
    Trace trace = trace_of(parse_record(line.record));
    EXPECT_FALSE(trace.fault) << line.file << ":" << line.number << " " << trace.fault->reason.code;
    ASSERT_EQ(trace.events.size(), line.trace.size()) << line.file << ":" << line.number;
    for (std::size_t i = 0; i < trace.events.size(); ++i)
      ASSERT_EQ(trace.events[i], line.trace[i]) << line.file << ":" << line.number;
  }
}

// ---- Faults: each test breaks a sound match at one point.

// The first record of tests/conformance/presets.jsonl with several rounds: `survival`, finished.
Json sound_match() {
  for (const ConformanceLine& line : conformance_lines()) {
    Json record;
    if (line.file == "presets" && !parse_json(line.record, record) &&
        record["rules"] == Json{{"preset", "survival"}} && record["rounds"].size() > 2)
      return record;
  }
  return nullptr;
}

std::vector<std::string> words(const Json& text) {
  std::vector<std::string> found;
  std::string_view rest = text.get_ref<const std::string&>();
  for (auto word = take_word(rest); !word.empty(); word = take_word(rest)) found.emplace_back(word);
  return found;
}
std::string joined(const std::vector<std::string>& words) {
  std::string text;
  for (const std::string& word : words) text += (text.empty() ? "" : " ") + word;
  return text;
}

void expect_fault(const Trace& trace, std::string_view code, std::string_view ruling,
                  std::optional<int> round, std::optional<int> move) {
  ASSERT_TRUE(trace.fault) << code;
  EXPECT_EQ(trace.fault->reason.code, code);
  EXPECT_EQ(trace.fault->reason.ruling, ruling) << code;
  EXPECT_EQ(trace.fault->round, round) << code;
  EXPECT_EQ(trace.fault->move, move) << code;
}

// With the moves of one round changed.
Trace with_moves(std::size_t round, const std::vector<std::string>& moves) {
  Json record = sound_match();
  record["rounds"][round]["moves"] = joined(moves);
  return trace_of(record);
}

TEST(Replay, FaultOfTheMatchReportsNothing) {
  const auto broken = [](auto change) {
    Json record = sound_match();
    change(record);
    Trace trace = trace_of(record);
    EXPECT_TRUE(trace.events.empty());
    return trace;
  };
  expect_fault(broken([](Json& r) { r["format"] = "linger-record/2"; }), "bad-format", "", {}, {});
  expect_fault(broken([](Json& r) { r["rules"]["colour"] = 1; }), "unknown-option", "", {}, {});
  expect_fault(broken([](Json& r) { r["rules"]["draw"] = "two"; }), "bad-value", "", {}, {});
  expect_fault(broken([](Json& r) { r["rules"]["hand"] = 14; }), "hand-too-large", "R1", {}, {});
  expect_fault(broken([](Json& r) { r["rules"]["hand"] = 7.0; }), "wrong-type", "", {}, {});
  expect_fault(broken([](Json& r) {
                 r["rules"]["draw"] = "per-card";
                 r["rules"]["stock_end"] = "reshuffle";
               }),
               "forbidden-combination", "R9", {}, {});
  expect_fault(broken([](Json& r) { r["players"] = {"A", "B"}; }), "bad-value", "", {}, {});
  expect_fault(broken([](Json& r) { r["players"][1] = ""; }), "bad-name", "", {}, {});
  expect_fault(broken([](Json& r) { r.erase("rounds"); }), "missing-member", "", {}, {});
}

TEST(Replay, FaultOfADealReportsTheRoundsBefore) {
  const auto broken = [](auto change) {
    Json record = sound_match();
    change(record["rounds"][1]);
    Trace trace = trace_of(record);
    EXPECT_EQ(trace.count("round"), 1);
    EXPECT_EQ(trace.count("score"), 1);
    return trace;
  };
  const auto change_deck = [](Json& round, auto change) {
    auto cards = words(round["deck"]);
    change(cards);
    round["deck"] = joined(cards);
  };
  expect_fault(broken([&](Json& r) { change_deck(r, [](auto& c) { c.pop_back(); }); }), "deck-size",
               "", 2, {});
  expect_fault(broken([&](Json& r) { change_deck(r, [](auto& c) { c[50] = c[3]; }); }),
               "card-twice", "", 2, {});
  expect_fault(broken([&](Json& r) { change_deck(r, [](auto& c) { c.push_back(c[0]); }); }),
               "card-twice", "", 2, {});
  expect_fault(broken([&](Json& r) { change_deck(r, [](auto& c) { c[7] = "1C"; }); }), "bad-card",
               "", 2, {});
  expect_fault(broken([](Json& r) { r["dealer"] = (r["dealer"].get<int>() + 1) % 4; }),
               "wrong-dealer", "R12", 2, {});
  expect_fault(broken([](Json& r) { r["dealer"] = 4; }), "bad-value", "", 2, {});
  expect_fault(broken([](Json& r) { r["dealer"] = "0"; }), "wrong-type", "", 2, {});
  expect_fault(broken([](Json& r) { r.erase("deck"); }), "missing-member", "", 2, {});
  expect_fault(broken([](Json& r) { r["seed"] = "not of this deck"; }), "seed-deck", "", 2, {});
  expect_fault(broken([](Json& r) { r = 5; }), "wrong-type", "", 2, {});
}

TEST(Replay, FaultOfAMoveReportsTheMovesBefore) {
  const auto moves = words(sound_match()["rounds"][0]["moves"]);
  auto changed = moves;
  changed[4] = "XX";
  Trace trace = with_moves(0, changed);
  expect_fault(trace, "bad-card", "", 1, 5);
  EXPECT_EQ(trace.count("play"), 4);

  changed = moves;
  changed[4] = "=Q";
  expect_fault(with_moves(0, changed), "bad-suit", "", 1, 5);
  changed[4] = "=H";
  expect_fault(with_moves(0, changed), "cannot-name-trump", "R2", 1, 5);

  changed = moves;
  changed[6] = changed[0];
  trace = with_moves(0, changed);
  expect_fault(trace, "not-held", "", 1, 7);
  EXPECT_EQ(trace.count("play"), 6);

  changed = moves;
  changed.push_back(changed.back());
  const int last = static_cast<int>(changed.size());
  trace = with_moves(0, changed);
  expect_fault(trace, "round-over", "R7", 1, last);
  EXPECT_EQ(trace.count("score"), 1);

  changed = moves;
  changed.pop_back();
  trace = with_moves(0, changed);
  expect_fault(trace, "unfinished-round", "", 1, {});
  EXPECT_EQ(trace.count("play"), last - 2);
}

TEST(Replay, NothingFollowsTheMatch) {
  Json record = sound_match();
  const std::size_t rounds = record["rounds"].size();
  record["rounds"].push_back(record["rounds"][0]);
  Trace trace = trace_of(record);
  expect_fault(trace, "match-over", "R13", static_cast<int>(rounds) + 1, {});
  EXPECT_EQ(trace.count("match-end"), 1);
  // That comes first, whatever else is wrong with the round.
  record["rounds"].back()["deck"] = "AC";
  expect_fault(trace_of(record), "match-over", "R13", static_cast<int>(rounds) + 1, {});
}

TEST(Replay, ARevokeNamesTheCardsThatCouldFollow) {
  Json record = {{"format", "linger-record/1"},
                 {"rules", {{"preset", "survival"}}},
                 {"players", {"Ada", "Ben", "Cleo"}},
                 {"rounds",
                  {{{"position",
                     {{"hands", {"KC 2H", "3C 9C KD", "4S 5S"}},
                      {"stock", "4C"},
                      {"trump", "H"},
                      {"leader", 0}}},
                    {"moves", "KC KD"}}}}};
  Trace trace = trace_of(record);
  expect_fault(trace, "must-follow", "R4", 1, 2);
  const Card nine(Rank::nine, Suit::clubs), three(Rank::three, Suit::clubs),
      king(Rank::king, Suit::diamonds);
  const Reason expected{"must-follow",
                        "R4",
                        {{"seat", SeatNumber{1}},
                         {"suit", Suit::clubs},
                         {"cards", CardList{three, nine}},
                         {"card", king},
                         {"hand", CardList{three, nine, king}}}};
  EXPECT_EQ(trace.fault->reason, expected);
}

TEST(Replay, TheFirstWinnerNamesATrump) {
  Json record = {{"format", "linger-record/1"},
                 {"rules", {{"preset", "grand-coup"}}},
                 {"players", {"Ada", "Ben", "Cleo"}},
                 {"rounds", {{{"dealer", 0}, {"seed", "hello"}, {"moves", ""}}}}};
  // Dealt 4C 5H 4S, KD 8H 5S, TD AD QC to seats 1, 2, 0; then 4H 6H ….
  const auto moves = [&record](const char* text) {
    record["rounds"][0]["moves"] = text;
    return trace_of(record);
  };
  EXPECT_FALSE(moves("4C KD QC").fault);
  expect_fault(moves("4C KD QC TD"), "must-name-trump", "R2", 1, 4);
  EXPECT_FALSE(moves("4C KD QC =h").fault);
  expect_fault(moves("4C KD QC =H =S"), "cannot-name-trump", "R2", 1, 5);
  expect_fault(moves("=H"), "cannot-name-trump", "R2", 1, 1);
}

// ---- Positions.

Json position_record(const Json& position, const char* moves = "") {
  return {{"format", "linger-record/1"},
          {"rules", {{"preset", "survival"}}},
          {"players", {"Ada", "Ben", "Cleo"}},
          {"rounds", {{{"position", position}, {"moves", moves}}}}};
}
const Json kPosition = {
    {"hands", {"KC 2H", "3C", ""}}, {"stock", "4C 5C"}, {"trump", "H"}, {"leader", 0}};

TEST(Replay, PositionsAreChecked) {
  EXPECT_FALSE(trace_of(position_record(kPosition)).fault);
  const auto broken = [](auto change) {
    Json record = position_record(kPosition);
    change(record, record["rounds"][0], record["rounds"][0]["position"]);
    Trace trace = trace_of(record);
    EXPECT_TRUE(trace.events.empty());
    return trace;
  };
  using J = Json;
  expect_fault(broken([](J&, J&, J& p) { p["stock"] = "KC"; }), "card-twice", "", 1, {});
  expect_fault(broken([](J&, J&, J& p) { p["hands"][0] = "KC KC"; }), "card-twice", "", 1, {});
  expect_fault(broken([](J&, J&, J& p) { p["hands"][1] = ""; }), "too-few-hands", "R7", 1, {});
  expect_fault(broken([](J&, J&, J& p) { p["leader"] = 2; }), "leader-without-cards", "R6", 1, {});
  expect_fault(broken([](J&, J&, J& p) { p["leader"] = 3; }), "bad-value", "", 1, {});
  expect_fault(broken([](J&, J&, J& p) { p["hands"].push_back("5H"); }), "bad-value", "", 1, {});
  expect_fault(broken([](J&, J&, J& p) { p["trump"] = nullptr; }), "wrong-type", "", 1, {});
  expect_fault(broken([](J&, J&, J& p) { p["trump"] = "X"; }), "bad-suit", "", 1, {});
  expect_fault(broken([](J& r, J&, J&) { r["rules"]["trump"] = "none"; }), "trump-under-none", "R2",
               1, {});
  expect_fault(broken([](J&, J& round, J&) { round["dealer"] = 0; }), "beside-position", "", 1, {});
  expect_fault(broken([](J&, J& round, J&) { round["seed"] = "x"; }), "beside-position", "", 1, {});
  // The limit on `hand` is one of deals.
  Json large = position_record(kPosition);
  large["rules"]["hand"] = 17;
  large["rules"]["trump"] = "stock-top";
  EXPECT_FALSE(trace_of(large).fault);
}

TEST(Replay, APositionIsTheOnlyRound) {
  Json record = position_record(kPosition, "KC 3C");
  ASSERT_FALSE(trace_of(record).fault);
  record["rounds"].push_back(record["rounds"][0]);
  expect_fault(trace_of(record), "position-not-alone", "", 2, {});
  record["rounds"][0]["moves"] = "";
  expect_fault(trace_of(record), "unfinished-round", "", 1, {});

  Json match = sound_match();
  match["rounds"][2] = {
      {"position", {{"hands", {"KC", "3C", "", ""}}, {"stock", ""}, {"leader", 0}}}, {"moves", ""}};
  Trace trace = trace_of(match);
  expect_fault(trace, "position-not-alone", "", 3, {});
  EXPECT_EQ(trace.count("score"), 2);
}

// ---- Reshuffles.

Json reshuffle_record(const char* moves, const Json& reshuffles) {
  Json record = position_record(
      {{"hands", {"KC 2H 3H", "3C 4C", ""}}, {"stock", ""}, {"trump", "H"}, {"leader", 0}}, moves);
  record["rules"]["stock_end"] = "reshuffle";
  if (!reshuffles.is_null()) record["rounds"][0]["reshuffles"] = reshuffles;
  return record;
}

TEST(Replay, ReshufflesAreThoseThatAreDue) {
  Trace trace = trace_of(reshuffle_record("KC 3C", {"3C KC"}));
  EXPECT_FALSE(trace.fault);
  EXPECT_EQ(trace.count("reshuffle"), 1);
  // The record may end where one is due, but moves cannot go on.
  EXPECT_FALSE(trace_of(reshuffle_record("KC 3C", nullptr)).fault);
  expect_fault(trace_of(reshuffle_record("KC 3C 2H", nullptr)), "missing-reshuffle", "R9", 1, 3);
  expect_fault(trace_of(reshuffle_record("KC 3C junk", nullptr)), "missing-reshuffle", "R9", 1, 3);

  trace = trace_of(reshuffle_record("KC 3C 2H", {"3C"}));
  expect_fault(trace, "reshuffle-cards", "R9", 1, {});
  EXPECT_EQ(trace.count("trick"), 1);
  expect_fault(trace_of(reshuffle_record("KC 3C", {"3C 4C"})), "reshuffle-cards", "R9", 1, {});
  expect_fault(trace_of(reshuffle_record("KC 3C", {"3C KC", "2H"})), "surplus-reshuffle", "R9", 1,
               {});
  expect_fault(trace_of(reshuffle_record("KC", {"3C KC"})), "surplus-reshuffle", "R9", 1, {});

  // Text at fault comes to light where the reshuffle is due, not before and not after.
  trace = trace_of(reshuffle_record("KC 3C 2H", {"3C XX"}));
  expect_fault(trace, "bad-card", "", 1, {});
  EXPECT_EQ(trace.count("trick"), 1);
  expect_fault(trace_of(reshuffle_record("KC 2H", {"3C XX"})), "not-held", "", 1, 2);
  expect_fault(trace_of(reshuffle_record("KC 3C", {"3C XX"})), "bad-card", "", 1, {});
  expect_fault(trace_of(reshuffle_record("KC", "3C")), "wrong-type", "", 1, {});

  Json unruled = reshuffle_record("KC 3C", {"3C KC"});
  unruled["rules"]["stock_end"] = "play-on";
  expect_fault(trace_of(unruled), "reshuffle-unruled", "R9", 1, {});
}

TEST(Replay, AMatchNotBegunHasNoEvents) {
  Json record = sound_match();
  record["rounds"] = Json::array();
  Trace trace = trace_of(record);
  EXPECT_FALSE(trace.fault);
  EXPECT_TRUE(trace.events.empty());
}

TEST(Replay, StepsShowTheStateBeforeEachMove) {
  const Record record = parse_record(sound_match().dump());
  Replay replay(record);
  EXPECT_EQ(replay.match().rounds(), 0);
  EXPECT_EQ(replay.next_move(), nullptr);
  ASSERT_TRUE(replay.step(NoEvents()));
  std::size_t moves = 0;
  while (const Move* move = replay.next_move()) {
    EXPECT_EQ(*move, record.rounds[0].moves[moves]);
    EXPECT_EQ(replay.moves_made(), static_cast<int>(moves++));
    EXPECT_TRUE(replay.match().round().legal().contains(std::get<Card>(*move)));
    ASSERT_TRUE(replay.step(NoEvents()));
  }
  EXPECT_EQ(moves, record.rounds[0].moves.size());
  EXPECT_TRUE(replay.match().round().over());
}

}  // namespace
}  // namespace linger
