// The terminal game as a person plays it: through a pipe, and at a real (pseudo) terminal.

#include <fcntl.h>
#include <poll.h>
#include <pty.h>
#include <signal.h>
#include <sys/file.h>
#include <sys/ioctl.h>
#include <sys/stat.h>

#include <array>
#include <chrono>
#include <cstdio>
#include <nlohmann/json.hpp>
#include <set>
#include <sstream>
#include <vector>

#include "program.h"

namespace {

namespace fs = linger::testing::fs;
using linger::testing::ProgramTest;
using linger::testing::read_file;
using linger::testing::Result;
using nlohmann::json;

bool has(const std::string& text, std::string_view part) {
  return text.find(part) != std::string::npos;
}

std::vector<json> records_in(const std::string& file) {
  std::vector<json> records;
  std::istringstream lines(read_file(file));
  for (std::string line; std::getline(lines, line);) records.push_back(json::parse(line));
  return records;
}

class Terminal : public ProgramTest {
 protected:
  // Plays with these lines as the person's; the state folder is the test's own.
  Result play(const std::string& options, const std::string& lines,
              const std::string& language = "LC_ALL=C") const {
    write("lines", lines);
    return run("play " + options + " < " + (folder_ / "lines").string(),
               language + " XDG_STATE_HOME=" + folder_.string());
  }
  std::string file(const std::string& name) const { return folder_ / name; }
  std::string saved() const { return file("linger/matches.jsonl"); }

  // A match, to be resumed, in which Ben has led the ace of diamonds and the hand of the person to
  // play is 4C 2S KD AH, whatever bots there are.
  std::string after_the_ace_of_diamonds() const {
    write("led", R"({"format":"linger-record/1","rules":{"match":{"hands":1}},)"
                 R"("players":["Ada","Ben","Cleo","Dan"],)"
                 R"("rounds":[{"dealer":0,"seed":"a/1","moves":"AD"}]})"
                 "\n");
    return "--resume " + file("led");
  }

  static std::string ones(int count) {
    std::string lines;
    for (int i = 0; i < count; ++i) lines += "1\n";
    return lines;
  }
};

TEST_F(Terminal, EveryPresetPlaysToTheEndOfAMatchAndItsRecordReplays) {
  for (const char* preset :
       {"survival", "classic", "sift-smoke", "draw-per-card", "no-trump", "random-trump",
        "grand-coup", "long-hand", "bicycle", "lift-smoke", "parlett", "denexa"}) {
    for (int players = 3; players <= 6; ++players) {
      const std::string record = file(std::string(preset) + std::to_string(players));
      const Result result = play("--rules " + std::string(preset) + " --players " +
                                     std::to_string(players) + " --record " + record,
                                 ones(3000));
      EXPECT_EQ(result.code, 0) << preset << result.error;
      EXPECT_EQ(result.error, "");
      const Result replay = run("replay --json " + record);
      EXPECT_EQ(replay.code, 0) << replay.error;
      EXPECT_TRUE(has(replay.out, "match-end"));
    }
  }
}

TEST_F(Terminal, TheSameSeedGivesTheSameMatch) {
  const std::string options = "--seed again --rules grand-coup --players 5 --record ";
  play(options + file("a"), ones(2000));
  play(options + file("b"), ones(2000));
  EXPECT_EQ(read_file(file("a")), read_file(file("b")));
  EXPECT_EQ(records_in(file("a")).at(0)["seed"], "again");
}

TEST_F(Terminal, TheEmptySeedIsASeedToo) {
  const std::string options = "--seed '' --rules classic --record ";
  play(options + file("a"), ones(500));
  play(options + file("b"), ones(7));
  play("--resume " + file("b"), ones(500));
  EXPECT_EQ(read_file(file("a")), read_file(file("b")));
  const json record = records_in(file("a")).at(0);
  EXPECT_EQ(record["seed"], "");
  EXPECT_EQ(record["rounds"][0]["deck"].get<std::string>() + "\n", run("deck /1").out);
}

// Left after any number of answers and resumed, it is the match that it would have been.
TEST_F(Terminal, AMatchThatIsLeftAndResumedIsTheSameMatch) {
  const std::string options = "--seed left --rules denexa --set hand=12 --set match=hands:3";
  play(options + " --record " + file("whole"), ones(500));
  for (int answers : {0, 1, 7, 20, 33}) {
    const std::string record = file("left" + std::to_string(answers));
    const Result left = play(options + " --record " + record, ones(answers));
    EXPECT_EQ(left.code, 0);
    EXPECT_TRUE(has(left.out, "--resume " + record)) << left.out;
    const Result resumed = play("--resume " + record, ones(500));
    EXPECT_EQ(resumed.code, 0) << resumed.error;
    EXPECT_EQ(read_file(record), read_file(file("whole"))) << answers;
  }
}

TEST_F(Terminal, ResumingReplacesTheLastRecordAndKeepsTheOthers) {
  const std::string other =
      read_file(std::string(LINGER_SOURCE_DIR) + "/docs/examples/worked-example.jsonl");
  write("matches", other);
  play("--seed a --record " + file("matches"), "1\n");
  ASSERT_EQ(records_in(file("matches")).size(), 2U);
  play("--resume " + file("matches"), "1\n1\n");
  const auto records = records_in(file("matches"));
  ASSERT_EQ(records.size(), 2U);
  EXPECT_TRUE(has(read_file(file("matches")), other));
  EXPECT_GT(records[1]["rounds"].back()["moves"].get<std::string>().size(), 20U);
}

TEST_F(Terminal, WithoutARecordFileALeftMatchIsSavedInTheStateFolder) {
  const Result left = play("--seed a", "1\n");
  EXPECT_TRUE(has(left.out, "--resume " + saved())) << left.out;
  EXPECT_EQ(records_in(saved()).size(), 1U);
  play("--seed b", "quit\n");
  EXPECT_EQ(records_in(saved()).size(), 2U);
  // A match that was finished is kept only where somebody asked for it.
  play("--seed c --set match=hands:1", ones(100));
  EXPECT_EQ(records_in(saved()).size(), 2U);
}

TEST_F(Terminal, TheLastUnfinishedMatchIsResumedWhereverItStands) {
  play("--seed a --set match=hands:1 --record " + file("matches"), "1\n");
  play("--seed b --set match=hands:1 --record " + file("matches"), ones(100));
  const auto before = records_in(file("matches"));
  EXPECT_EQ(play("--resume " + file("matches"), ones(100)).code, 0);
  const auto after = records_in(file("matches"));
  ASSERT_EQ(after.size(), 2U);
  EXPECT_EQ(after[0]["seed"], "a");
  EXPECT_EQ(after[1], before[1]);
  EXPECT_GT(after[0]["rounds"][0]["moves"].get<std::string>().size(),
            before[0]["rounds"][0]["moves"].get<std::string>().size());
  expect_refused("play --resume " + file("matches"), 1, "finished");
}

TEST_F(Terminal, ResumeWithoutAFileMeansTheOneWhereMatchesAreSaved) {
  play("--seed a", "1\n");
  const Result result = play("--resume", ones(3));
  EXPECT_EQ(result.code, 0) << result.error;
  EXPECT_TRUE(has(result.out, "Hands won:")) << result.out;
  EXPECT_EQ(records_in(saved()).size(), 1U);
}

TEST_F(Terminal, ThePersonHasANameAndIsSpokenTo) {
  play("--name Grete --seed c --set match=hands:1 --record " + file("named"), ones(100));
  EXPECT_EQ(records_in(file("named")).at(0)["players"][0], "Grete");
  const Result told = run("replay " + file("named"));
  EXPECT_TRUE(has(told.out, "You are dealt")) << told.out;
  const Result german = run("replay --lang de " + file("named"));
  EXPECT_TRUE(has(german.out, "Sie erhalten")) << german.out;
  expect_refused("play --name " + std::string(41, 'x'), 2, "40");
}

TEST_F(Terminal, ThatTheStockIsUsedUpIsSaid) {
  const Result result =
      play("--rules classic --set hand=12 --set match=hands:1 --seed stock", ones(100));
  EXPECT_TRUE(has(result.out, "The stock is used up")) << result.out;
}

TEST_F(Terminal, WhatIsTypedComesBackWithoutControlCharacters) {
  const Result result = play("--seed a", "\x1b[D\x07queen\n");
  EXPECT_TRUE(has(result.out, "queen")) << result.out;
  EXPECT_FALSE(has(result.out, "\x1b")) << result.out;
  EXPECT_FALSE(has(result.out, "\x07")) << result.out;
}

TEST_F(Terminal, NamingATrumpOffersSuitsAndNoCards) {
  // Until the person wins a first trick and is asked.
  for (int seed = 0; seed < 30; ++seed) {
    const std::string options = "--rules grand-coup --players 3 --seed n" + std::to_string(seed);
    const Result asked = play(options, "1\n");
    if (!has(asked.out, "Which suit")) continue;
    const std::string hand = asked.out.substr(asked.out.rfind("Your cards:"));
    EXPECT_FALSE(has(hand.substr(0, hand.find('\n')), "1:")) << hand;
    EXPECT_TRUE(has(hand, "1:clubs")) << hand;
    EXPECT_TRUE(has(play(options, "1\nspades\n").out, "You name spades"));
    EXPECT_TRUE(has(play(options, "1\n3\n").out, "You name hearts"));
    EXPECT_TRUE(has(play(options, "1\nKH\n").out, "is not a suit"));
    return;
  }
  FAIL() << "in no match was the person asked";
}

TEST_F(Terminal, ARecordFromElsewhereCanBeGoneOnWith) {
  const std::string deck = run("deck elsewhere").out;
  const std::string record =
      R"({"format":"linger-record/1","rules":{},"players":["Ada","Ben","Cleo"],"notes":[1,2],)"
      R"("rounds":[{"dealer":2,"judge":"Eva","deck":")" +
      deck.substr(0, deck.size() - 1) +
      R"(","moves":""}]})"
      "\n";
  write("elsewhere", record);
  const Result result = play("--resume " + file("elsewhere"), ones(500));
  EXPECT_EQ(result.code, 0) << result.error;
  const json after = records_in(file("elsewhere")).at(0);
  EXPECT_EQ(after["notes"], json({1, 2}));
  EXPECT_EQ(after["rounds"][0]["judge"], "Eva");
  EXPECT_FALSE(after.contains("seed"));  // its decks are of none
  EXPECT_EQ(after["players"], json({"Ada", "Ben", "Cleo"}));
  EXPECT_TRUE(has(run("replay --json " + file("elsewhere")).out, "match-end"));
}

TEST_F(Terminal, AnIllegalCardIsAnsweredWithWhyAndTheRuling) {
  const Result english = play(after_the_ace_of_diamonds(), "ace of hearts\nQC\nnonsense\n9\n0\n\n");
  EXPECT_TRUE(has(english.out, "must follow suit (R4)")) << english.out;
  EXPECT_TRUE(has(english.out, "You do not hold Q♣")) << english.out;
  EXPECT_TRUE(has(english.out, "“nonsense” is not a card")) << english.out;
  EXPECT_TRUE(has(english.out, "There is no card 9")) << english.out;
  const Result german = play(after_the_ace_of_diamonds() + " --lang de", "Herz-Ass\nKreuz Dame\n");
  EXPECT_TRUE(has(german.out, "(R4)")) << german.out;
  EXPECT_TRUE(has(german.out, "Karo")) << german.out;
  EXPECT_TRUE(has(german.out, "D♣")) << german.out;
}

TEST_F(Terminal, TheCommandsAnswer) {
  const Result result =
      play("--seed a --rules classic", "?\nlast\nscore\nrules\nlog\ntable\nfinish\n1\nlast\n");
  for (const char* part : {"shows the last trick", "No trick is finished", "Hands won:", "R14",
                           "Trumps", "The last trick:"})
    EXPECT_TRUE(has(result.out, part)) << part << "\n" << result.out;
}

// A hint changes nothing, and is the same when it is asked for again.
TEST_F(Terminal, AHintTellsWhatEachCardIsWorth) {
  const std::string options = "--seed a --set match=hands:1 --record ";
  const Result english = play(options + file("hinted"), "hint\nhint\n" + ones(100));
  const std::string first = english.out.substr(english.out.find("The chance to win"));
  const std::string hint = first.substr(0, first.find("Your card?"));
  EXPECT_TRUE(has(hint, "% ± ")) << hint;
  EXPECT_TRUE(has(first.substr(hint.size()), hint)) << english.out;
  play(options + file("alone"), ones(100));
  EXPECT_EQ(read_file(file("hinted")), read_file(file("alone")));
  const Result german = play("--seed a --lang de", "Tipp\n");
  EXPECT_TRUE(has(german.out, "Die Aussicht, damit das Blatt zu gewinnen")) << german.out;
}

TEST_F(Terminal, AfterAHandItCanBeReviewed) {
  const std::string options = "--seed a --set match=hands:2";
  const Result all = play(options, ones(100));
  const std::string first_hand = all.out.substr(0, all.out.find("Enter deals"));
  int answers = 0;
  for (std::size_t at = 0; (at = first_hand.find("Your card?", at)) != first_hand.npos; ++at)
    ++answers;
  const std::string lines = "review\n" + ones(answers) + "review\nhint\n\nreview\n" + ones(100);
  const Result english = play(options, lines);
  // Not while a hand is played.
  const std::string review = english.out.substr(english.out.find("at the beginning:"));
  EXPECT_TRUE(has(english.out.substr(0, english.out.size() - review.size()), "not possible now"));
  for (const char* part :
       {"after trick 1:", "Had all cards been open", "not possible now", "“review” looks back"})
    EXPECT_TRUE(has(review, part)) << part << "\n" << review;
  EXPECT_FALSE(has(review.substr(1), "at the beginning:")) << review;

  const Result german =
      play("--seed a --lang de --set match=hands:1", ones(answers) + "analyse\nRückblick\n");
  EXPECT_TRUE(has(german.out, "Rückblick: „analyse“")) << german.out;
  EXPECT_TRUE(has(german.out.substr(german.out.find("zu Beginn:") + 1), "zu Beginn:"));
}

TEST_F(Terminal, ADecidedHandIsSaidToBeSoAndCanBeFinished) {
  // Three players with 17 cards: no stock worth the name, so that the longest hand soon decides.
  const std::string options =
      "--players 3 --seed d --set hand=16 --set stock_end=play-on "
      "--set match=hands:1";
  const Result result = play(options, ones(5) + "finish\n" + ones(3) + "finish\n" + ones(3) +
                                          "finish\n" + ones(3) + "finish\n");
  EXPECT_TRUE(has(result.out, "(F3)")) << result.out;
  EXPECT_TRUE(has(result.out, "The rest of the hand is played for you")) << result.out;
  EXPECT_TRUE(has(result.out, "win the match") || has(result.out, "wins the match"));
}

TEST_F(Terminal, BotsAlonePlayAMatchWithoutAnybody) {
  const Result result = play("--seats casual,random,casual --seed bots", "");
  EXPECT_EQ(result.code, 0);
  EXPECT_TRUE(has(result.out, "wins the match")) << result.out;
  EXPECT_FALSE(has(result.out, "Your card"));
}

TEST_F(Terminal, PlainOutputHasNoEscapesAndAsciiNoSymbols) {
  const Result plain = play("--seed a --set match=hands:1 --four-colour", ones(100));
  EXPECT_FALSE(has(plain.out, "\x1b"));
  const Result ascii = play("--seed a --set match=hands:1 --ascii", ones(100));
  for (const char* symbol : {"♣", "♦", "♥", "♠"}) EXPECT_FALSE(has(ascii.out, symbol));
  EXPECT_TRUE(has(ascii.out, "AH")) << ascii.out;
}

// Sentences too, on every screen and in complaints; what a person typed comes back as it was.
TEST_F(Terminal, AsciiIsAsciiInEveryLanguage) {
  const auto is_ascii = [](char c) { return static_cast<unsigned char>(c) < 0x80; };
  for (const std::string language : {"en", "de"}) {
    const std::string options = "--ascii --seed a --rules classic --lang " + language;
    const Result played = play(options + " --record " + file(language),
                               "?\nrules\nlog\ntable\nnonsense\n99\n" + ones(500));
    const Result told = run("replay --ascii --lang " + language + " " + file(language));
    const Result ruled =
        run("referee --ascii --lang " + language +
            " " LINGER_SOURCE_DIR "/docs/examples/worked-example.jsonl --versus bicycle");
    const Result refused = run("play " + options + " --set draw=two");
    for (const Result& result : {played, told, ruled, refused})
      EXPECT_TRUE(std::ranges::all_of(result.out + result.error, is_ascii))
          << result.out << result.error;
    EXPECT_TRUE(has(told.out, language == "de" ? "Stich" : "trick"));
  }
  const Result typed =
      play("--ascii --lang de " + after_the_ace_of_diamonds(), "K\xc3\xb6nig\nKaro-K\xc3\xb6nig\n");
  EXPECT_TRUE(has(typed.out, "\"K\xc3\xb6nig\" ist keine Karte")) << typed.out;
  EXPECT_TRUE(has(typed.out, "Sie bedienen mit Ka-K")) << typed.out;
  // What is disarmed is shown in ASCII too.
  for (const std::string call : {"play --ascii --rules 'a\x1b\x07'", "play --ascii '\x1b'"}) {
    const Result disarmed = run(call);
    EXPECT_TRUE(has(disarmed.error, "?")) << disarmed.error;
    EXPECT_TRUE(std::ranges::all_of(disarmed.error, is_ascii)) << disarmed.error;
  }
}

TEST_F(Terminal, NoLineIsWiderThanTheScreen) {
  for (const char* language : {"en", "de"}) {
    const Result result =
        play("--seed wide --players 6 --rules classic --lang " + std::string(language),
             "?\nlog\nrules\n" + ones(500));
    std::istringstream lines(result.out);
    for (std::string line; std::getline(lines, line);) {
      const auto columns = std::ranges::count_if(line, [](char c) { return (c & 0xC0) != 0x80; });
      EXPECT_LE(columns, 80) << line;
    }
  }
}

TEST_F(Terminal, WhatIsWrongWithTheCallIsSaid) {
  expect_refused("play --players 7", 2, "7");
  expect_refused("play --seats you,expertish,casual", 2, "expertish");
  expect_refused("play --seats you,you,casual", 2, "you");
  expect_refused("play --seats you,casual", 2, "2");
  expect_refused("play --seats you,casual,casual --players 4", 2, "4");
  expect_refused("play --players 6 --set hand=9", 2, "hand");
  expect_refused("play --set draw=per-card --set stock_end=reshuffle", 2, "R9");
  expect_refused("play --rules nonsense", 2, "nonsense");
  expect_refused("play --resume " + file("none"), 1, "none");
  expect_refused("play --record /nowhere/at/all", 1, "/nowhere/at/all");
  const std::string over = write(
      "over", read_file(std::string(LINGER_SOURCE_DIR) + "/docs/examples/worked-example.jsonl"));
  expect_refused("play --resume " + over, 1, "position");
  play("--seed c --set match=hands:1 --record " + file("done"), ones(100));
  expect_refused("play --resume " + file("done"), 1, "finished");
  const std::string broken = write("broken", R"({"format":"linger-record/1","rules":{},)"
                                             R"("players":["A","B","C"],"rounds":[{"dealer":0,)"
                                             R"("seed":"s","moves":"XX"}]})");
  expect_refused("play --resume " + broken, 1, "move 1");
  expect_refused("play --resume " + broken + " --seed s", 2, "--resume");
}

// ---- Places where no match can be kept

// Waiting for a reader or a writer would be for ever: nobody opens the other end.
TEST_F(Terminal, OnlyARegularFileHoldsMatches) {
  const std::string pipe = file("pipe"), before = write("match", "");
  ASSERT_EQ(mkfifo(pipe.c_str(), 0600), 0);
  fs::create_symlink(pipe, file("link"));
  for (const std::string option : {"--record ", "--resume "}) {
    for (const std::string& place : {pipe, file("link"), std::string("/dev/null"),
                                     std::string("/dev/full"), std::string("/dev/stdin")})
      expect_refused("play " + option + place + " < /dev/null", 1, "not a regular file");
    for (const std::string& folder : {std::string("."), folder_.string(), folder_.string() + "/"})
      expect_refused("play " + option + folder, 1, "is a folder");
    expect_refused("play " + option + "-", 2, "./-");
  }
  // As <(…) of bash.
  write("script", "exec " LINGER_PROGRAM " play --resume <(cat " + before + ")");
  const Result substituted = run("--version >/dev/null; bash " + file("script"));
  EXPECT_EQ(substituted.code, 1);
  EXPECT_TRUE(has(substituted.error, "not a regular file")) << substituted.error;
  EXPECT_FALSE(fs::exists("-"));
}

TEST_F(Terminal, APlaceThatCannotBeWrittenIsKnownBeforeTheMatch) {
  // Without the right of root to read and write everything.
  const std::string mere = "setpriv --bounding-set=-dac_override,-dac_read_search ";
  const bool root = geteuid() == 0;
  if (root) ASSERT_EQ(std::system((mere + "true").c_str()), 0) << "root cannot give up its rights";
  play("--seed a --record " + file("m"), "1\n");
  fs::create_directory(file("closed"));
  fs::copy(file("m"), file("closed/m"));
  fs::copy(file("m"), file("unreadable"));
  fs::copy(file("m"), file("fixed"));
  fs::permissions(file("closed"), fs::perms(0555));
  fs::permissions(file("unreadable"), fs::perms(0222));
  fs::permissions(file("fixed"), fs::perms(0444));
  for (const std::string& call :
       {"--record " + file("closed/new"), "--record " + file("none/new"),
        "--record " + file("m/new"), "--record " + file(std::string(300, 'x')),
        "--record " + file("unreadable"), "--record " + file("fixed"),
        "--resume " + file("closed/m"), "--resume " + file("unreadable"),
        "--resume " + file("fixed"), "--resume " + file("none")}) {
    write("script", "exec " + (root ? mere : "") + LINGER_PROGRAM " play " + call);
    const Result result = run("--version >/dev/null; bash " + file("script") + " < /dev/null");
    EXPECT_EQ(result.code, 1) << call;
    EXPECT_EQ(result.out, "") << call;
    EXPECT_EQ(std::ranges::count(result.error, '\n'), 1) << call << result.error;
  }
  EXPECT_EQ(records_in(file("closed/m")), records_in(file("m")));
  fs::permissions(file("closed"), fs::perms(0755));
}

class FullDisk : public Terminal {
 protected:
  // Bots play a match, and the longest that a file may be is 1024 bytes or none.
  Result play_without_room(const std::string& options, int kilobytes,
                           const std::string& redirection = "") const {
    write("script", "ulimit -f " + std::to_string(kilobytes) +
                        "; exec " LINGER_PROGRAM
                        " play --seed a --seats casual,casual,random,random --set match=hands:9 " +
                        options);
    return run("--version >/dev/null; bash " + file("script") + redirection);
  }
};

TEST_F(FullDisk, TheMatchIsPrintedAndTheFileLeftAsItWas) {
  const Result fresh = play_without_room("--record " + file("new"), 1);
  EXPECT_EQ(fresh.code, 1);
  EXPECT_FALSE(fs::exists(file("new")));
  EXPECT_TRUE(has(fresh.error, "could not be saved in " + file("new"))) << fresh.error;
  EXPECT_TRUE(has(fresh.out, "\n{\"format\":\"linger-record/1\"")) << fresh.out;

  for (const std::string before : {"", "{}\n", "{}"}) {
    const std::string old = write("old", before);
    const Result result = play_without_room("--record " + old, 1);
    EXPECT_EQ(result.code, 1);
    EXPECT_TRUE(has(result.out, "\"linger-record/1\"")) << result.out;
    EXPECT_TRUE(fs::exists(old));
    EXPECT_EQ(read_file(old), before);
  }
}

TEST_F(FullDisk, WhereTheOutputIsGoneTooTheMatchIsOnStandardError) {
  const Result result = play_without_room("--record " + file("new"), 0, " 2>&1 >/dev/full | cat");
  EXPECT_TRUE(has(result.out, "could not be saved in " + file("new"))) << result.out;
  EXPECT_TRUE(has(result.out, "\n{\"format\":\"linger-record/1\"")) << result.out;
}

// The match is in its file, and whoever plays on gets to know it.
TEST_F(Terminal, WhereTheOutputIsGoneStandardErrorSaysWhereTheMatchIs) {
  for (const std::string output : {">/dev/full", ">&-", "| true"}) {
    write("lines", "");
    fs::remove_all(saved());
    write("script", "exec " LINGER_PROGRAM " play --seed a");
    const Result left = run("--version >/dev/null; sleep 0.1; cd " + folder_.string() +
                            "; export LC_ALL=C XDG_STATE_HOME=" + folder_.string() +
                            "; bash script <lines " + output);
    EXPECT_EQ(records_in(saved()).size(), 1U) << output;
    if (output == "| true" && left.error.empty()) continue;  // it was written before true ended
    EXPECT_TRUE(has(left.error, "linger: The match is saved. To resume it:\n  ")) << left.error;
    EXPECT_TRUE(has(left.error, " play --resume " + saved() + "\n")) << left.error;
  }
  const Result over =
      run("play --seats casual,random,random --seed a --record " + file("over") + " >/dev/full");
  EXPECT_EQ(over.code, 1);
  EXPECT_EQ(records_in(file("over")).size(), 1U);
  EXPECT_TRUE(has(over.error, "linger: ") && has(over.error, file("over"))) << over.error;
}

// Whatever the script, the folders and the file are called, and however the program was started.
TEST_F(Terminal, TheAdviceHowToResumeCanBePasted) {
  const fs::path place = folder_ / "Ben's games";
  fs::create_directory(place);
  fs::create_symlink(LINGER_PROGRAM, place / "my linger");
  std::ofstream(place / "play") << "LINGER_PLAY=$0 exec " LINGER_PROGRAM " play \"$@\"";
  fs::permissions(place / "play", fs::perms(0755));
  const auto in_place = [&](const std::string& command) {
    return run("--version; cd '" + folder_.string() + "/Ben'\\''s games'; export LC_ALL=C; " +
               command + " < /dev/null");
  };
  const char* const by_path = LINGER_PROGRAM " play";
  for (const std::string program : {"bash play", "bash ./play", "bash \"$PWD/play\"",
                                    "'./my linger' play", "\"$PWD/my linger\" play", by_path})
    for (const std::string name :
         {"m.jsonl", "'a b'", "\"it's\"", "'$HOME'", "=-m", "'\x1b[1m'", "'K\xc3\xb6nig'", "'#'"}) {
      const bool dash = name.front() == '=';
      const Result left =
          in_place(program + " --lang de --seed a --record" + (dash ? "" : " ") + name);
      const std::string head = "Weiter geht es mit:\n  ";
      const std::size_t at = left.out.find(head);
      ASSERT_NE(at, std::string::npos) << left.out << left.error;
      const std::string advice = left.out.substr(at + head.size());
      write("advice", advice.substr(0, advice.find('\n')));
      EXPECT_FALSE(has(advice, "\x1b"));
      const Result resumed = in_place("bash " + file("advice"));
      EXPECT_EQ(resumed.code, 0) << advice << resumed.error;
      EXPECT_TRUE(has(resumed.out, "in Blatt 1 weiter")) << advice << resumed.out;
    }
}

TEST_F(Terminal, AMatchThatHasNotBegunCanBeResumed) {
  const std::string record = write("begun", R"({"format":"linger-record/1","rules":{},)"
                                            R"("players":["A","B","C"],"rounds":[]})");
  const Result english = play("--resume " + record, "");
  EXPECT_TRUE(has(english.out, "begins with its first hand")) << english.out;
  EXPECT_FALSE(has(english.out, "hand 0")) << english.out;
  EXPECT_EQ(english.code, 0);
}

// ---- Several programs, one file

// Waits until a program has shown this in the file of its output.
bool comes_to(const std::string& output, std::string_view part) {
  const auto until = std::chrono::steady_clock::now() + std::chrono::seconds(60);
  while (std::chrono::steady_clock::now() < until) {
    if (has(read_file(output), part)) return true;
    usleep(1000);
  }
  return false;
}

TEST_F(Terminal, TwoThatResumeOneMatchTogetherLoseNeither) {
  play("--seed a --record " + file("begun"), "1\n");
  // A long file, which takes a while to be written, so that they meet.
  const std::string other = read_file(LINGER_SOURCE_DIR "/docs/examples/match.jsonl");
  std::string begun;
  for (int i = 0; i < 2000; ++i) begun += other;
  begun += read_file(file("begun"));
  for (int i = 0; i < 10; ++i) {
    const std::string both = write("both", begun);
    const std::string resume =
        "LC_ALL=C exec " LINGER_PROGRAM " play --resume " + both + " > " + folder_.string();
    std::array<FILE*, 2> programs{};
    for (const std::size_t k : {0U, 1U}) {
      const std::string output = write("screen" + std::to_string(k), "");
      programs[k] = popen((resume + "/screen" + std::to_string(k)).c_str(), "w");
      // Both have read the file before either of them writes it.
      ASSERT_TRUE(comes_to(output, "Your card?"));
    }
    std::fputs("1\n1\n1\nquit\n", programs[0]);
    std::fputs("1\n1\n2\nquit\n", programs[1]);
    for (FILE* program : programs) std::fflush(program);
    for (FILE* program : programs) EXPECT_EQ(pclose(program), 0);
    std::set<std::string> moves;
    for (const json& record : records_in(both)) moves.insert(record["rounds"][0]["moves"]);
    EXPECT_EQ(moves.size(), 3U);  // the others' and the two
  }
}

// A file that somebody else holds is not waited for without end.
TEST_F(Terminal, AMatchWhoseFileIsHeldIsPrinted) {
  play("--seed a --record " + file("held"), "1\n");
  const std::string before = read_file(file("held"));
  const int holder = open(file("held").c_str(), O_RDONLY | O_CLOEXEC);
  ASSERT_EQ(flock(holder, LOCK_EX), 0);
  for (const std::string option : {"--resume ", "--record "}) {
    const Result result = play(option + file("held"), "1\n1\n");
    EXPECT_EQ(result.code, 1);
    EXPECT_TRUE(has(result.error, "held: another program holds it")) << result.error;
    EXPECT_TRUE(has(result.out, "\n{\"format\":\"linger-record/1\"")) << result.out;
  }
  EXPECT_EQ(read_file(file("held")), before);
  close(holder);
}

TEST_F(Terminal, ResumingLeavesOtherFilesAndTheModeAlone) {
  play("--seed a --record " + file("m"), "1\n");
  const std::string notes = write("m.new", "notes");
  fs::permissions(file("m"), fs::perms(0666));
  play("--resume " + file("m"), "1\n");
  EXPECT_EQ(read_file(notes), "notes");
  EXPECT_EQ(fs::status(file("m")).permissions(), fs::perms(0666));
}

// ---- An output that nobody reads

// The program with a small pipe as its outputs, which is full before long.
class Unread {
 public:
  explicit Unread(const std::string& arguments) {
    EXPECT_EQ(pipe(pipe_.data()), 0);
    fcntl(pipe_[1], F_SETPIPE_SZ, 4096);
    child_ = fork();
    if (child_ != 0) return;
    dup2(pipe_[1], STDOUT_FILENO);
    dup2(pipe_[1], STDERR_FILENO);
    execl("/bin/sh", "sh", "-c", ("exec " LINGER_PROGRAM " " + arguments).c_str(), nullptr);
    _exit(127);
  }
  ~Unread() {
    kill(child_, SIGKILL);
    waitpid(child_, nullptr, 0);
    for (int end : pipe_) close(end);
  }

  // Until nothing has come for a while.
  void wait_until_blocked() const {
    for (int before = -1, now = 0; before != now || now == 0; usleep(200'000)) {
      before = now;
      ASSERT_EQ(ioctl(pipe_[0], FIONREAD, &now), 0);
    }
  }

  bool ends_after(int signal) const {
    kill(child_, signal);
    const auto until = std::chrono::steady_clock::now() + std::chrono::seconds(20);
    siginfo_t ended{};
    while (std::chrono::steady_clock::now() < until && ended.si_pid == 0) {
      usleep(10'000);
      waitid(P_PID, static_cast<id_t>(child_), &ended, WEXITED | WNOHANG | WNOWAIT);
    }
    return ended.si_pid != 0;
  }

 private:
  std::array<int, 2> pipe_{};
  pid_t child_ = -1;
};

TEST_F(Terminal, ASignalSavesTheMatchWhereNobodyReadsTheOutput) {
  for (const int signal : {SIGTERM, SIGINT, SIGHUP}) {
    const std::string record = file("unread" + std::to_string(signal));
    const Unread bots("play --seats casual,random,casual --set match=hands:99 --record " + record);
    bots.wait_until_blocked();
    EXPECT_TRUE(bots.ends_after(signal)) << signal;
    EXPECT_EQ(records_in(record).size(), 1U) << signal;
  }
}

// ---- At a terminal

class Screen {
 public:
  Screen(const std::vector<std::string>& arguments, const std::string& state) {
    winsize size{.ws_row = 40, .ws_col = 80, .ws_xpixel = 0, .ws_ypixel = 0};
    child_ = forkpty(&terminal_, nullptr, nullptr, &size);
    if (child_ != 0) return;
    setenv("XDG_STATE_HOME", state.c_str(), 1);
    setenv("LC_ALL", "C", 1);
    setenv("TERM", "xterm-256color", 1);
    unsetenv("NO_COLOR");
    std::vector<char*> argv;
    std::string program = LINGER_PROGRAM;
    argv.push_back(program.data());
    for (const std::string& argument : arguments)
      argv.push_back(const_cast<char*>(argument.c_str()));
    argv.push_back(nullptr);
    execv(LINGER_PROGRAM, argv.data());
    _exit(127);
  }
  ~Screen() {
    close(terminal_);
    if (child_ <= 0) return;
    kill(child_, SIGKILL);
    waitpid(child_, nullptr, 0);
  }

  void type(std::string_view keys) {
    ASSERT_EQ(write(terminal_, keys.data(), keys.size()), static_cast<ssize_t>(keys.size()));
  }

  // Waits until the screen has shown this; what it has shown so far.
  const std::string& wait_for(std::string_view part) {
    const auto until = std::chrono::steady_clock::now() + std::chrono::seconds(60);
    while (!has(shown_, part) && std::chrono::steady_clock::now() < until) {
      pollfd waiting{terminal_, POLLIN, 0};
      if (poll(&waiting, 1, 100) <= 0) continue;
      char block[4096];
      const ssize_t count = read(terminal_, block, sizeof block);
      if (count <= 0) break;  // the program has ended
      shown_.append(block, static_cast<std::size_t>(count));
    }
    EXPECT_TRUE(has(shown_, part)) << part << " is not in\n" << shown_;
    return shown_;
  }

  // Stops the program, as Ctrl-Z does, and lets it go on; forgets what has been shown.
  void stop_and_go_on() {
    shown_.clear();
    kill(child_, SIGSTOP);
    waitpid(child_, nullptr, WUNTRACED);
    kill(child_, SIGCONT);
  }

  int exit_code() {
    int status = 0;
    waitpid(child_, &status, 0);
    child_ = 0;
    return WIFEXITED(status) ? WEXITSTATUS(status) : 128;
  }

 private:
  int terminal_ = -1;
  pid_t child_ = -1;
  std::string shown_;
};

TEST_F(Terminal, ControlCSavesTheMatch) {
  Screen screen({"play", "--seed", "a"}, folder_);
  screen.wait_for("Your card?");
  screen.type("1\n\x03");
  screen.wait_for("--resume");
  EXPECT_EQ(screen.exit_code(), 0);
  EXPECT_EQ(records_in(saved()).size(), 1U);
}

TEST_F(Terminal, ControlDSavesTheMatch) {
  Screen screen({"play", "--seed", "a"}, folder_);
  screen.wait_for("Your card?");
  screen.type("\x04");
  screen.wait_for("--resume");
  EXPECT_EQ(screen.exit_code(), 0);
  EXPECT_EQ(records_in(saved()).size(), 1U);
}

TEST_F(Terminal, WhoComesBackToTheProgramIsAskedAgain) {
  Screen screen({"play", "--seed", "a"}, folder_);
  screen.wait_for("Your card?");
  screen.stop_and_go_on();
  screen.wait_for("Your card?");
  screen.type("1\n");
  screen.wait_for("You follow");
}

TEST_F(Terminal, SuitsHaveColours) {
  Screen screen({"play", "--seed", "a", "--four-colour"}, folder_);
  EXPECT_TRUE(has(screen.wait_for("Your card?"), "\x1b["));
}

}  // namespace
