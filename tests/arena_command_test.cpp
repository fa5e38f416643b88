// `linger arena` from outside, and the programs that play in it.

#include <chrono>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>
#include <thread>

#include "program.h"

namespace {

using linger::testing::ProgramTest;
using linger::testing::Result;
using nlohmann::json;

const std::string kExample = "python3 " LINGER_SOURCE_DIR "/docs/examples/bot.py";

class ArenaCommand : public ProgramTest {
 protected:
  json arena(const std::string& arguments) const {
    const Result result = run("arena --json " + arguments);
    EXPECT_EQ(result.code, 0) << arguments << "\n" << result.error;
    error_ = result.error;
    return json::parse(result.out);
  }

  // Ten deals with the program in the candidate's place.
  json bot(const std::string& program, const std::string& more = "") const {
    return arena("--field casual --deals 10 --seed bot --no-self-match " + more + " --candidate '" +
                 ("cmd:" + program) + "'");
  }

  // A shell script that answers each of its turns with what `reply` prints: it finds the decision
  // in $d and the first legal card in $c.
  std::string script(const std::string& reply) const {
    return "sh " + write("bot.sh", R"(while read -r line; do
  case $line in '{"turn"'*'"legal"'*)
    d=${line#*'"decision":'}; d=${d%%,*}
    c=${line#*'"legal":["'}; c=${c%%'"'*}
    )" + reply + R"(;;
  esac
done
)");
  }

  // Of an arena that gets Ctrl-C as soon as its candidate, a shell's script, runs.
  Result interrupted(const std::string& bot) const {
    const std::string script = write("interrupted.sh", R"sh(cd "${0%/*}"; rm -f begun
      $linger arena --json --bot-seconds 3600 --mode rest-vs-1 --field casual \
        --candidate "cmd:: >'$PWD/begun'; $bot" >out 2>error &
      until [ -e begun ]; do kill -0 $! || exit 99; done
      sleep 0.2  # that it is waited for
      kill -INT $!; wait $!)sh");
    const std::string call = "LC_ALL=C linger=" LINGER_PROGRAM " bot='" + bot + "' sh " + script;
    const int status = std::system(call.c_str());
    return {WEXITSTATUS(status), linger::testing::read_file(folder_ / "out"),
            linger::testing::read_file(folder_ / "error")};
  }

  mutable std::string error_;
};

TEST_F(ArenaCommand, PrintsFiguresWithErrorBars) {
  const json found = arena("--candidate casual --field random --deals 195 --seed figures");
  EXPECT_EQ(found["deals"], 200);  // whole blocks
  EXPECT_EQ(found["blocks"], 20);
  EXPECT_EQ(found["hands"], 800);
  EXPECT_EQ(found["fair"], 0.25);
  EXPECT_EQ(found["rules"], json::parse(R"({"preset": "survival"})"));
  EXPECT_GT(found["share"], 0.25);
  EXPECT_GT(found["se"], 0.005);
  EXPECT_LT(found["se"], 0.03);
  EXPECT_LE(found["ms_per_decision"]["median"], found["ms_per_decision"]["p95"]);
  EXPECT_EQ(found["lost_turns"]["candidate"]["wrong"], 0);
  ASSERT_EQ(found["others"].size(), 1U);
  EXPECT_EQ(found["others"][0]["kind"], "self-match");
  EXPECT_NEAR(found["others"][0]["share"], 0.25, 0.1);
  EXPECT_EQ(error_, "");

  const json ceilings =
      arena("--candidate random --field random --deals 20 --ceilings --no-self-match")["others"];
  ASSERT_EQ(ceilings.size(), 2U);
  EXPECT_EQ(ceilings[1]["candidate"], "knows-all");
  EXPECT_GT(ceilings[1]["share"], 0.25);
}

TEST_F(ArenaCommand, GivesTheSameFiguresWhateverTheThreads) {
  for (const std::string& rest : {"--rules denexa --set hand=12", "--mode rest-vs-1 --players 3",
                                  "--mode 2-vs-2 --rules grand-coup", "--sprt 0.2,0.3"}) {
    const std::string call = "--candidate casual --field random --deals 300 --seed t " + rest;
    json one = arena(call + " --threads 1"), many = arena(call + " --threads 8");
    one.erase("ms_per_decision");
    many.erase("ms_per_decision");
    EXPECT_EQ(one, many) << rest;
  }
}

TEST_F(ArenaCommand, TellsTheSameAsTextAndCsv) {
  const std::string call = "arena --candidate casual --field random --deals 100 --seed t ";
  const json found = arena(call.substr(6));
  const Result english = run(call), german = run(call + "--lang de"), csv = run(call + "--csv");
  const std::string share = std::to_string(found["share"].get<double>() * 100).substr(0, 5);
  EXPECT_NE(english.out.find(share + " % ±"), std::string::npos) << english.out;
  EXPECT_NE(german.out.find("25,00 %"), std::string::npos) << german.out;
  EXPECT_EQ(std::ranges::count(csv.out, '\n'), 3) << csv.out;
  EXPECT_TRUE(csv.out.starts_with("candidate,field,mode,")) << csv.out;
  EXPECT_NE(csv.out.find("\nrandom,random,1-vs-rest,4,"), std::string::npos) << csv.out;
}

TEST_F(ArenaCommand, TheEmptySeedIsASeed) {
  const std::string call = "--candidate random --field random --deals 50 --no-self-match --seed ''";
  json one = arena(call), again = arena(call);
  EXPECT_EQ(one["seed"], "");
  one.erase("ms_per_decision");
  again.erase("ms_per_decision");
  EXPECT_EQ(one, again);
  EXPECT_EQ(run("puzzle --seed ''").out, run("puzzle --seed ''").out);
}

TEST_F(ArenaCommand, WritesNothingThatSteersATerminal) {
  const std::string call =
      "arena --candidate random --deals 10 --no-self-match --seed \"$(printf "
      "'a\\033\\177\\302\\233,')\""
      " --field \"$(printf 'cmd:exit #\\377\\n\\302\\2331m')\" ";
  const Result csv = run(call + "--csv"), json_text = run(call + "--json");
  const auto bad = [](char c) { return (c >= 0 && c < 0x20 && c != '\n') || c == 0x7f; };
  for (const Result& result : {csv, json_text}) {
    EXPECT_EQ(result.code, 0) << result.error;
    EXPECT_TRUE(std::ranges::none_of(result.out, bad)) << result.out;
    EXPECT_EQ(result.out.find("\u009b"), std::string::npos) << result.out;
    EXPECT_EQ(result.out.find('\377'), std::string::npos) << result.out;
  }
  EXPECT_EQ(std::ranges::count(csv.out, '\n'), 2) << csv.out;
  EXPECT_NE(csv.out.find("\"a\uFFFD\uFFFD\uFFFD,\""), std::string::npos) << csv.out;
  EXPECT_EQ(json::parse(json_text.out)["seed"], "a\x1b\x7f\u009b,");
}

TEST_F(ArenaCommand, TheTestSaysWhichShareItIs) {
  const json found = arena("--candidate casual --field random --deals 50000 --sprt 0.25,0.28");
  EXPECT_EQ(found["sprt"]["verdict"], "p1");
  EXPECT_GE(found["sprt"]["llr"], found["sprt"]["bound"]);
  EXPECT_LT(found["deals"], 50000);
}

TEST_F(ArenaCommand, SaysWhatIsAllowed) {
  const std::string call = "arena --candidate casual --field ";
  for (const char* name : {"nobody", "knows-all:0", "knows-hands:x", "''", "cmd:"})
    expect_refused(call + name, 2, "--field: ");
  EXPECT_NE(run(call + "nobody").error.find("allowed: random, casual"), std::string::npos);
  EXPECT_NE(run(call + "nobody").error.find("follows:TIP, ignores:TIP, cmd:PROGRAM"),
            std::string::npos);
  expect_refused("arena --field casual", 2, "--candidate");
  expect_refused(call + "random --deals 0", 2, "--deals");
  expect_refused(call + "random --threads 0", 2, "--threads");
  expect_refused(call + "random --players 7", 2, "--players");
  expect_refused(call + "random --mode 3-vs-1", 2, "--mode");
  expect_refused(call + "random --mode 2-vs-2 --players 5", 2, "four players");
  for (const char* shares : {"0.3,0.2", "0.3", "0.2,0.3,0.4", "0.2,", ",0.2", "nan,0.3", "0.2,nan",
                             "nan,nan", "0.2,inf", "0.2,1.1", "-0.1,0.2", "0.2,0.3x"})
    expect_refused(call + "random --sprt=" + shares, 2, "--sprt: write two shares from 0 to 1");
  expect_refused(call + "random --json --csv", 2, "--csv");
  expect_refused(call + "random --rules chess", 2, "chess");
  expect_refused(call + "random --set hand=18", 2, "hand");
  for (const char* seconds : {"0", "nan", "-nan", "inf", "3601", "1s"})
    expect_refused(call + "random --bot-seconds=" + seconds, 2, "allowed: 0.01-3600");
}

TEST_F(ArenaCommand, CtrlCKeepsWhatIsDone) {
  json found;
  // How soon there is a whole block is the machine's matter.
  for (const std::string& seconds : {"1", "5", "25"}) {
    const Result result = run("arena --candidate casual --field random --deals 1000000 --json",
                              "LC_ALL=C timeout --foreground --preserve-status -s INT " + seconds);
    if (result.code == 0) found = json::parse(result.out);
    if (result.code == 0 && found["deals"] > 0) break;
  }
  EXPECT_EQ(found["interrupted"], true);
  EXPECT_GT(found["deals"], 0);
  EXPECT_EQ(found["others"], json::array());
}

// Whether the process ends: one that is gone, or ended and not yet waited for, has no words. A
// signal takes its time to arrive.
bool is_gone(const std::string& pid) {
  for (int tries = 0; tries < 1000; ++tries) {
    if (linger::testing::read_file("/proc/" + pid + "/cmdline").empty()) return true;
    std::this_thread::sleep_for(std::chrono::milliseconds(10));
  }
  return false;
}

TEST_F(ArenaCommand, CtrlCDoesNotWaitForABot) {
  const std::string bots[] = {"sleep 1000", "yes", "while read -r line; do :; done",
                              "while :; do printf x; sleep 0.1; done"};
  for (const std::string& bot : bots) {
    const auto began = std::chrono::steady_clock::now();
    const Result result = interrupted(bot);
    EXPECT_LT(std::chrono::steady_clock::now() - began, std::chrono::seconds(60)) << bot;
    ASSERT_EQ(result.code, 0) << bot << result.error;
    const json found = json::parse(result.out);
    EXPECT_EQ(found["interrupted"], true) << bot;
    EXPECT_EQ(found["lost_turns"]["candidate"]["slow"], 0) << bot;
    EXPECT_EQ(found["lost_turns"]["candidate"]["dead"], 0) << bot;
  }
}

TEST_F(ArenaCommand, ASecondCtrlCLeavesNoBotBehind) {
  const std::string pids = folder_ / "pids";
  const std::string bot = write("bot.sh", "sleep 1000 & echo $$ $! >>" + pids + "; wait\n");
  const std::string arena = LINGER_PROGRAM
                            " arena --bot-seconds 3600 --mode rest-vs-1 --field "
                            "casual --threads 1 --candidate 'cmd:sh " +
                            bot + "'";
  for (const char* second : {"INT", "TERM", "HUP"}) {
    std::filesystem::remove(pids);
    const std::string script =
        write("twice.sh", "touch " + pids + "\n" + arena + " & while [ $(wc -l <" + pids +
                              ") -lt 3 ]; do sleep 0.05; done; kill -INT $!; sleep 0.1; kill -" +
                              second + " $!; wait $!; [ $? -gt 128 ]\n");
    EXPECT_EQ(std::system(("sh " + script + " >/dev/null 2>&1").c_str()), 0) << second;
    std::ifstream file(pids);
    int count = 0;
    for (std::string pid; file >> pid; ++count) EXPECT_TRUE(is_gone(pid)) << second;
    EXPECT_EQ(count, 6) << second;  // three seats, and what each has started
  }
}

// ---- Programs

TEST_F(ArenaCommand, TheExampleIsABotThatLosesNoTurn) {
  for (const char* rules : {"", "--rules grand-coup", "--rules draw-per-card --players 6",
                            "--rules bicycle --players 3", "--rules denexa --set hand=10"}) {
    const json found = bot(kExample, rules);
    EXPECT_EQ(found["lost_turns"]["candidate"],
              json::parse(R"({"slow": 0, "wrong": 0, "dead": 0})"))
        << rules;
    EXPECT_EQ(error_, "");
  }
}

TEST_F(ArenaCommand, TheExampleIsBetterThanChance) {
  const json found = arena(
      "--field random --deals 300 --seed bot --no-self-match --candidate 'cmd:" + kExample + "'");
  EXPECT_GT(found["share"].get<double>() - 3 * found["se"].get<double>(), 0.25);
}

TEST_F(ArenaCommand, ABotPlaysTheSameHandsInEveryThread) {
  const std::string call =
      "--deals 30 --seed t --field 'cmd:" + kExample + "' --candidate 'cmd:" + kExample + "'";
  const json one = arena(call + " --threads 1"), many = arena(call + " --threads 3");
  EXPECT_EQ(one["share"], 0.25);  // no chance but that of the cards: exactly fair
  EXPECT_EQ(one["se"], 0);
  EXPECT_EQ(one["share"], many["share"]);
}

// Plays by default as the table does, and prints nonsense for an answer from the second on.
constexpr std::string_view kOnce = R"(import json, sys
ranks, taken = '23456789TJQKA', 0
for line in sys.stdin:
    turn = json.loads(line).get('turn', {})
    if 'legal' not in turn: continue
    card = min(turn['legal'], key=lambda card: ranks.index(card[0]))
    answer = json.dumps({'id': 'a', 'decision': turn['decision'], 'play': card})
    print(answer if taken == 0 or 'always' in sys.argv else 'nonsense', flush=True)
    taken += 1
)";

TEST_F(ArenaCommand, ALostTurnIsPlayedByDefault) {
  const std::string once = "python3 " + write("once.py", kOnce);
  const json sound = bot(once + " always", "--threads 1"), lost = bot(once, "--threads 1");
  EXPECT_EQ(sound["lost_turns"]["candidate"]["wrong"], 0);
  EXPECT_GT(lost["lost_turns"]["candidate"]["wrong"], 100);
  EXPECT_TRUE(lost["share"].is_number());
  EXPECT_EQ(lost["share"], sound["share"]);
}

TEST_F(ArenaCommand, WhoPlaysNothingHasNoFigure) {
  const std::string call = "arena --deals 300 --seed s --sprt 0.2,0.25 ";
  for (const std::string& pair : {"--candidate cmd:no-such-program-here --field random",
                                  "--candidate random --field cmd:true"}) {
    const json found = arena(call.substr(6) + pair);
    EXPECT_TRUE(found["share"].is_null());
    EXPECT_TRUE(found["ms_per_decision"].is_null());
    EXPECT_EQ(found["sprt"]["verdict"], "undecided");
    EXPECT_EQ(found["others"], json::array());
    const Result text = run(call + pair);
    EXPECT_NE(text.out.find("made no move of its own"), std::string::npos) << text.out;
    EXPECT_EQ(text.out.find('%'), std::string::npos) << text.out;
  }
}

// However it fails.
TEST_F(ArenaCommand, ABotThatFailsLosesItsTurnsAndStopsNothing) {
  const json sound = bot(script(R"(echo "{\"id\":\"a\",\"decision\":$d,\"play\":\"$c\"}")"));
  EXPECT_EQ(sound["lost_turns"]["candidate"], json::parse(R"({"slow": 0, "wrong": 0, "dead": 0})"));

  const json absent = bot("no-such-program-here");
  const int turns = absent["lost_turns"]["candidate"]["dead"];
  EXPECT_GT(turns, 100);
  EXPECT_EQ(absent["deals"], 10);

  const auto lost = [&](const json& found) {
    EXPECT_TRUE(found["share"].is_null());
    return found["lost_turns"]["candidate"];
  };
  EXPECT_EQ(lost(bot(script("echo nonsense")))["wrong"], turns);
  EXPECT_EQ(lost(bot(script(R"(echo '{"id":"a","do":"start"}')")))["wrong"], turns);
  EXPECT_EQ(lost(bot(script(R"(echo "{\"id\":\"a\",\"decision\":99,\"play\":\"$c\"}")")))["wrong"],
            turns);
  EXPECT_EQ(lost(bot(script(R"(echo "{\"id\":\"a\",\"decision\":$d,\"name\":\"H\"}")")))["wrong"],
            turns);
  EXPECT_EQ(lost(bot("true"))["dead"], turns);
  EXPECT_EQ(lost(bot("head -c 100000 /dev/zero; sleep 60"))["dead"], turns);

  // However the pipe cuts them.
  const std::string spaces = "printf '%*s' ";
  EXPECT_EQ(lost(bot(script(spaces + "4097 ''; echo")))["dead"], turns);
  EXPECT_EQ(lost(bot(script(spaces + "4000 ''; sleep 0.002; printf '%*s\\n' 97 ''")))["dead"],
            turns);
  EXPECT_EQ(lost(bot(script(spaces + "4096 ''; echo")))["wrong"], turns);

  const json slow = lost(bot("sleep 60", "--bot-seconds 0.05 --threads 1"));
  EXPECT_GE(slow["slow"], 10);  // three tables, before it is left alone
  EXPECT_LE(slow["slow"], 30);
  EXPECT_EQ(slow["slow"].get<int>() + slow["dead"].get<int>(), turns);
}

TEST_F(ArenaCommand, AnAnswerThatComesTooLateIsNotTakenForTheNext) {
  // Slow at the second decision of its own; from then on it answers in time again.
  const json found = bot(script(R"(n=$((n + 1)); [ $n = 2 ] && sleep 1.5
    echo "{\"id\":\"a\",\"decision\":$d,\"play\":\"$c\"}")"),
                         "--bot-seconds 1 --threads 1");
  EXPECT_EQ(found["lost_turns"]["candidate"], json::parse(R"({"slow": 1, "wrong": 0, "dead": 0})"));
}

TEST_F(ArenaCommand, NoFloodOfAnswersHoldsATableUp) {
  // Answers to no decision there ever was, without end.
  const std::string flood =
      R"(yes "{\"id\":\"a\",\"decision\":0,\"play\":\"2C\"}" & cat >/dev/null)";
  const auto began = std::chrono::steady_clock::now();
  const json stale = bot(flood, "--bot-seconds 30")["lost_turns"]["candidate"];
  EXPECT_GT(stale["wrong"], 100);
  EXPECT_EQ(stale["slow"], 0);
  // A byte at a time, and never a whole line: its time passes all the same.
  const json drops =
      bot(script("while :; do printf x; done"), "--bot-seconds 0.02")["lost_turns"]["candidate"];
  EXPECT_GT(drops["slow"].get<int>() + drops["dead"].get<int>(), 100);
  EXPECT_LT(std::chrono::steady_clock::now() - began, std::chrono::seconds(60));
}

TEST_F(ArenaCommand, ABotIsNamedInTheResult) {
  const Result result =
      run("arena --candidate casual --field cmd:false --deals 10 --no-self-match --seed s");
  EXPECT_EQ(result.code, 0);
  EXPECT_NE(result.out.find("cmd:false lost "), std::string::npos) << result.out;
}

}  // namespace
