// hint, review, solve and puzzle, as a person or a script runs them.

#include "command.h"

namespace {

using linger::testing::json_lines;
using linger::testing::ProgramTest;
using linger::testing::read_file;
using linger::testing::Result;
using linger::testing::sound_record;
using linger::testing::with_moves;
using nlohmann::json;

class Analysis : public ProgramTest {};

TEST_F(Analysis, HintTellsWhatEachCardIsWorth) {
  const std::string file = write("record.json", with_moves("KC 3C 2H").dump());
  const Result english = run("hint " + file), german = run("hint --lang de " + file);
  EXPECT_EQ(english.code + german.code, 0);
  EXPECT_NE(english.out.find("Hand 1 under survival: Dan is to move.\n"), std::string::npos)
      << english.out;
  EXPECT_NE(english.out.find("  A♣  "), std::string::npos) << english.out;
  EXPECT_NE(english.out.find("No other card may be played."), std::string::npos) << english.out;
  EXPECT_NE(german.out.find("Dan ist am Zug."), std::string::npos) << german.out;
  EXPECT_NE(german.out.find("Keine andere Karte ist erlaubt."), std::string::npos) << german.out;
  const json told = json::parse(run("hint --json --worlds 300 " + file).out);
  EXPECT_EQ(told["seat"], 3);
  EXPECT_EQ(told["worlds"], 300);
  EXPECT_EQ(told["best"], "AC");
  ASSERT_EQ(told["choices"].size(), 1U);
  EXPECT_EQ(told["choices"][0]["card"], "AC");
  EXPECT_EQ(told["choices"][0]["reasons"][0]["code"], "forced");
}

// What others hold and what the stock is makes no difference to what a seat is told.
TEST_F(Analysis, HintKnowsWhatTheSeatKnows) {
  json record = with_moves("KC 3C 2H AC");
  record["rounds"][0]["position"]["hands"][2] = "2H 8S";
  const auto told = [&] { return run("hint --json " + write("a", record.dump())).out; };
  const std::string before = told();
  EXPECT_EQ(json::parse(before)["choices"].size(), 2U);
  record["rounds"][0]["position"]["hands"] = {"KC JD", "3C TS", "2H 8S", "AC QS"};
  EXPECT_EQ(told(), before);
  record["rounds"][0]["position"]["stock"] = "9D 3D";  // below the card that was drawn
  EXPECT_EQ(told(), before);
  EXPECT_NE(run("hint --seed other --json " + write("a", record.dump())).out, before);
}

TEST_F(Analysis, HintRefusesWhatItCannotAnswer) {
  expect_refused("hint " + write("over", with_moves("KC 3C 2H AC 9D 7D 5D 6D").dump()), 1,
                 ":1: nobody is to move");
  json none = sound_record();
  none["rounds"] = json::array();
  expect_refused("hint " + write("none", none.dump()), 1, ":1: nobody is to move");
  const std::string bad = write("bad", with_moves("KC 6D").dump());
  for (const std::string command : {"hint ", "hint --json "})
    expect_refused(command + bad, 1, "R4: seat 1 holds");
  for (const std::string command : {"hint ", "review "}) {
    expect_refused(command + "--worlds 0 " + bad, 2, "--worlds");
    expect_refused(command, 2, "FILE");
    expect_refused(command + "--seed \"$(printf '\\377')\" " + bad, 2, "UTF-8");
  }
}

TEST_F(Analysis, ReviewLooksBackAtEveryHand) {
  const std::string file = LINGER_SOURCE_DIR "/docs/examples/match.jsonl";
  const Result english = run("review " + file), german = run("review --lang de " + file);
  EXPECT_EQ(english.code + german.code, 0);
  for (const char* part : {"    at the beginning: ", "    after trick 1: ", "What cost most",
                           "With all cards open, one player against all the others:\n"
                           "    From the beginning Dan could force the win."})
    EXPECT_NE(english.out.find(part), std::string::npos) << part << "\n" << english.out;
  for (const char* part :
       {"    zu Beginn: ", "    nach Stich 1: ", "am meisten gekostet",
        "Mit offenen Karten, einer gegen alle anderen:\n    Von Beginn an konnte Dan"})
    EXPECT_NE(german.out.find(part), std::string::npos) << part << "\n" << german.out;

  const json told = json::parse(run("review --json --worlds 50 " + file).out);
  ASSERT_EQ(told["rounds"].size(), 1U);
  const json& round = told["rounds"][0];
  EXPECT_EQ(round["worlds"], 50);
  EXPECT_EQ(round["course"][0]["force"], 3);
  EXPECT_EQ(round["course"].back()["chances"][round["winner"].get<std::size_t>()], 1);
  for (const json& move : round["costliest"]) EXPECT_GT(move, 0);
  EXPECT_EQ(run("review --json --worlds 50 - < " + file).out,
            run("review --json --worlds 50 " + file).out);
}

TEST_F(Analysis, ReviewGoesAsFarAsARecordDoes) {
  json none = sound_record();
  none["rounds"] = json::array();
  expect_done("review --json " + write("none", none.dump()), "{\"rounds\":[]}\n");
  EXPECT_NE(run("review " + write("none", none.dump())).out.find("No hand has begun."),
            std::string::npos);
  const std::string bad = write("bad", with_moves("KC 6D").dump());
  const Result result = run("review --json " + bad);
  EXPECT_EQ(result.code, 1);
  EXPECT_NE(result.error.find(":1: round 1, move 2: R4: seat 1 holds"), std::string::npos);
  EXPECT_EQ(json::parse(result.out)["rounds"][0]["course"].size(), 2U);
  expect_refused("review --json " + write("text", "no record"), 1, ":1: ");
}

TEST_F(Analysis, SolveTellsWhoCanForceTheWinAndTheChances) {
  const std::string file = write("position.json", sound_record().dump());
  const Result english = run("solve " + file), german = run("solve --lang de " + file);
  EXPECT_EQ(english.code + german.code, 0);
  EXPECT_NE(english.out.find("  Cleo can force the win, whatever the others play.\n"),
            std::string::npos)
      << english.out;
  EXPECT_NE(english.out.find("Cleo 100.0%"), std::string::npos) << english.out;
  EXPECT_NE(english.out.find("    Cleo 9♦ 7♦ 5♦ 6♦\n"), std::string::npos) << english.out;
  EXPECT_NE(german.out.find("  Cleo kann den Gewinn erzwingen, was immer"), std::string::npos);
  EXPECT_NE(german.out.find("Cleo 100,0 %"), std::string::npos) << german.out;
  EXPECT_EQ(json::parse(run("solve --json " + file).out),
            json::parse(R"({"force": [2], "value": [0, 0, 1, 0], "line": "9D 7D 5D 6D",
                            "finished": true})"));
}

TEST_F(Analysis, SolveAnswersWithinATrickAndAtItsLimits) {
  json record = with_moves("KC");
  const json within = json::parse(run("solve --json " + write("a", record.dump())).out);
  EXPECT_EQ(within["finished"], true);
  double sum = 0;
  for (const json& chance : within["value"]) sum += chance.get<double>();
  EXPECT_NEAR(sum, 1, 1e-12);
  EXPECT_TRUE(within["line"].get<std::string>().starts_with("3C ")) << within;
  const Result limited = run("solve --json --nodes 1 " + write("a", record.dump()));
  EXPECT_EQ(limited.out, "{\"force\":[],\"finished\":false}\n");
  EXPECT_EQ(limited.code, 0);
  EXPECT_NE(
      run("solve --nodes 1 " + write("a", record.dump())).out.find("Not finished: 1 card has"),
      std::string::npos);
  EXPECT_NE(
      run("solve --lang de --nodes 1 " + write("a", record.dump())).out.find(": 1 Karte ist "),
      std::string::npos);
  expect_refused("solve --nodes 0 " + write("a", record.dump()), 2, "--nodes");
}

TEST_F(Analysis, SolveTakesStocksToComeFromTheReshuffles) {
  json record = json::parse(R"({"format": "linger-record/1", "rules": {"preset": "denexa"},
    "players": ["Ada", "Ben", "Cleo"],
    "rounds": [{"position": {"hands": ["KC 5D", "3C 6D", ""], "stock": "", "leader": 0},
                "moves": "KC"}]})");
  const auto solved = [&] {
    return json::parse(run("solve --json " + write("record.json", record.dump())).out);
  };
  EXPECT_EQ(solved(), json::parse(R"({"force": [], "finished": false})"));
  const std::string told_why =
      run("solve --nodes 3000000000 " + (folder_ / "record.json").string()).out;
  EXPECT_NE(told_why.find("Not finished: it hangs on a stock to come"), std::string::npos);
  record["rounds"][0]["reshuffles"] = {"3C KC"};
  const json told = json::parse(R"({"force": [0], "value": [1, 0, 0], "line": "3C 3C 6D",
                                    "finished": true})");
  EXPECT_EQ(solved(), told);
  record["rounds"][0]["reshuffles"] = {"3C KD"};
  EXPECT_EQ(solved()["finished"], false);
  record["rounds"][0]["moves"] = "KC 3C";
  expect_refused("solve " + write("record.json", record.dump()), 1, "R9");
}

TEST_F(Analysis, SolveAnswersForAHandThatIsOverOrNotBegun) {
  json over = with_moves("KC 3C 2H AC 9D 7D 5D 6D");
  EXPECT_EQ(run("solve --json " + write("over.json", over.dump())).out,
            "{\"force\":[2],\"value\":[0,0,1,0],\"line\":\"\",\"finished\":true}\n");
  EXPECT_NE(run("solve " + write("over.json", over.dump())).out.find("Cleo has won the hand."),
            std::string::npos);
  over["rounds"] = json::array();
  expect_refused("solve " + write("none.json", over.dump()), 1, ":1: no hand has begun, ");
  expect_refused("solve " + write("bad.json", with_moves("KC 6D").dump()), 1, "R4: seat 1 holds");
}

// The first of the set that stands in the project, and the commands that read it.
TEST_F(Analysis, PuzzleMakesRecordsWithOneForcingCard) {
  const Result made = run("puzzle --count 20 --seed puzzles --json");
  EXPECT_EQ(made.code, 0);
  ASSERT_EQ(json_lines(made.out).size(), 20U);
  EXPECT_TRUE(read_file(LINGER_SOURCE_DIR "/puzzles/puzzles.jsonl").starts_with(made.out));
  const std::string file = write("puzzles.jsonl", made.out);
  for (const char* command : {"replay --json ", "referee ", "referee --json ", "solve "})
    EXPECT_EQ(run(command + file).code, 0) << command;
  for (const json& solution : json_lines(run("solve --json " + file).out))
    EXPECT_EQ(solution["force"], json::array({0}));
  EXPECT_EQ(
      json_lines(run("puzzle --count 2 --players 3 --rules classic --seed a").out)[1]["rules"],
      json::parse(R"({"preset": "classic"})"));
  expect_refused("puzzle --count 0", 2, "--count");
  expect_refused("puzzle --players 7", 2, "--players");
  expect_refused("puzzle --rules whist", 2, "there is no rule set “whist”");
  expect_refused("puzzle --set hand=17", 2, "at most 13 each");
  expect_refused("puzzle --set hand=1 --seed a", 1, "after 0 puzzles no further one");
  // Each position of such a hand is more than the solver is given for it.
  expect_refused("puzzle --rules draw-per-card --set hand=2 --players 4 --seed a", 1,
                 "after 0 puzzles no further one");
}

}  // namespace
