// The terminal game as a person plays it: through a pipe, and at a real (pseudo) terminal.

#include <poll.h>
#include <pty.h>
#include <signal.h>
#include <sys/ioctl.h>

#include <chrono>

#include "play.h"

namespace {

using linger::testing::has;
using linger::testing::PlayTest;
using linger::testing::read_file;
using linger::testing::records_in;
using linger::testing::Result;
using nlohmann::json;

class Terminal : public PlayTest {};

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
  for (const char* part : {"after trick 1:", "With all cards open, one player", "not possible now",
                           "“review” looks back"})
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
