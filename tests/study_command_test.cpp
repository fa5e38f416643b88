// `linger study` from outside.

#include <sys/stat.h>

#include <chrono>
#include <cstdlib>
#include <filesystem>
#include <regex>
#include <set>

#include "command.h"

namespace {

using linger::testing::json;
using linger::testing::json_lines;
using linger::testing::ProgramTest;
using linger::testing::read_file;
using linger::testing::Result;

std::vector<std::string> fields_of(const std::string& line) {
  std::vector<std::string> fields = {""};
  bool quoted = false;
  for (std::size_t i = 0; i < line.size(); ++i) {
    if (quoted && line.compare(i, 2, "\"\"") == 0)
      fields.back() += line[++i];
    else if (line[i] == '"')
      quoted = !quoted;
    else if (line[i] == ',' && !quoted)
      fields.emplace_back();
    else
      fields.back() += line[i];
  }
  return fields;
}

class StudyCommand : public ProgramTest {
 protected:
  std::string study(const std::string& arguments) const {
    const Result result = run("study " + arguments);
    EXPECT_EQ(result.code, 0) << arguments << "\n" << result.error;
    EXPECT_EQ(result.error, "") << arguments;
    return result.out;
  }

  // Of a study that gets Ctrl-C as soon as its checkpoint says this: how soon that is, is the
  // machine's matter.
  Result interrupted_at(const std::string& mark, const std::string& arguments) const {
    const int status = shell("mark='" + mark + "' arguments='" + arguments + R"sh('
      $linger study $arguments --checkpoint "$folder/kept" >"$folder/out" 2>"$folder/error" &
      until grep -qs "$mark" "$folder/kept"; do kill -0 $! || exit 99; done
      kill -INT $!; wait $!)sh");
    return {WEXITSTATUS(status), read_file(folder_ / "out"), read_file(folder_ / "error")};
  }

  // Runs a shell's script, in which $linger is the program and $folder this test's own.
  int shell(const std::string& script) const {
    const std::string file = write("script.sh", script);
    return std::system(("linger='" LINGER_PROGRAM "' folder='" + folder_.string() +
                        "' LC_ALL=C sh " + file + " 2>/dev/null")
                           .c_str());
  }
};

TEST_F(StudyCommand, PrintsAnObjectForEachCombination) {
  const auto found = json_lines(study(
      "--rules survival,bicycle --players 3,4 --level random,casual --hands 300 --seed s --json"));
  ASSERT_EQ(found.size(), 8U);
  for (const json& each : found) {
    const std::size_t players = each["players"];
    EXPECT_EQ(each["hands"], 300);
    EXPECT_EQ(each["seed"], "s");
    double sum = 0;
    ASSERT_EQ(each["share_by_seat"].size(), players);
    for (std::size_t seat = 0; seat < players; ++seat) {
      const double share = each["share_by_seat"][seat];
      EXPECT_LE(each["share_by_seat_interval"][seat][0], share);
      EXPECT_GE(each["share_by_seat_interval"][seat][1], share);
      sum += share;
    }
    EXPECT_NEAR(sum, 1, 1e-5);
    for (const auto& [reason, share] : each["reasons"].items()) {
      EXPECT_LE(each["reasons_interval"][reason][0], share);
      EXPECT_GE(each["reasons_interval"][reason][1], share);
    }
    ASSERT_EQ(each["tricks_share_interval"].size(), each["tricks"].size());
    for (std::size_t tricks = 0; tricks < each["tricks"].size(); ++tricks)
      EXPECT_NEAR(each["tricks_share"][tricks], each["tricks"][tricks].get<double>() / 300, 1e-6);
    ASSERT_EQ(each["versus"].size(), 1U);
    for (const json& out : each["out_order"]) {
      EXPECT_EQ(out["by_seat"].size(), players);
      EXPECT_LE(out["trick_interval"][0], out["trick"]);
    }
  }
  EXPECT_EQ(found[0]["rules"]["preset"], "survival");
  EXPECT_EQ(found[1]["rules"]["preset"], "bicycle");
  EXPECT_EQ(found[0]["level"], "random");
  EXPECT_EQ(found[2]["level"], "casual");
  EXPECT_EQ(found[4]["players"], 4);
  EXPECT_EQ(found[0]["versus"][0]["other_winner"], found[1]["versus"][0]["other_winner"]);
}

TEST_F(StudyCommand, GivesTheSameBytesWhateverTheThreads) {
  for (const std::string& form : {"--json", "--csv", "--lang de", "--lang en"}) {
    const std::string call =
        "--rules survival,denexa --players 3,5 --hands 12345 --seed t " + form + " --threads ";
    const std::string one = study(call + "1");
    EXPECT_EQ(study(call + "2"), one);
    EXPECT_EQ(study(call + "8"), one);
  }
}

TEST_F(StudyCommand, TellsTheSameAsTextAndCsv) {
  const std::string call =
      "--rules survival,bicycle --set hand=5 --players 4 --hands 2000 --seed 'a,\"b' ";
  const auto found = json_lines(study(call + "--json"));
  const std::string share =
      std::to_string(100 * found[0]["share_by_seat"][3].get<double>()).substr(0, 5);
  EXPECT_NE(study(call).find(share + " % ±"), std::string::npos) << share;
  const std::string german = std::regex_replace(share, std::regex("\\."), ",");
  EXPECT_NE(study(call + "--lang de").find(german + " % ±"), std::string::npos) << german;

  std::istringstream lines(study(call + "--csv"));
  std::string line;
  std::getline(lines, line);
  EXPECT_EQ(line, "rules,players,level,seed,hands,figure,index,value,low,high");
  std::size_t seats = 0;
  while (std::getline(lines, line)) {
    const auto fields = fields_of(line);
    ASSERT_EQ(fields.size(), 10U) << line;
    EXPECT_EQ(fields[3], "a,\"b") << line;
    const double value = std::stod(fields[7]);
    EXPECT_LE(std::stod(fields[8]), value) << line;
    EXPECT_GE(std::stod(fields[9]), value) << line;
    if (fields[5] == "plays_per_hand") {
      EXPECT_NEAR(value, found[seats / 4 - 1]["plays_per_hand"].get<double>(), 1e-6);
    }
    if (fields[5] != "share_by_seat") continue;
    const json& shares = found[seats / 4]["share_by_seat"];
    EXPECT_NEAR(value, shares[seats++ % 4].get<double>(), 1e-6);
  }
  EXPECT_EQ(seats, 8U);
}

TEST_F(StudyCommand, SaysWhatIsAllowed) {
  expect_refused("study --rules chess", 2, "chess");
  expect_refused("study --rules survival,chess", 2, "chess");
  expect_refused("study --set hand=18", 2, "hand");
  expect_refused("study --players 2", 2, "--players");
  expect_refused("study --players 3,7", 2, "--players");
  expect_refused("study --level best", 2, "random");
  expect_refused("study --hands 0", 2, "--hands");
  expect_refused("study --hands 10.5", 2, "--hands");
  expect_refused("study --threads 0", 2, "--threads");
  expect_refused("study --json --csv", 2, "--csv");
  expect_refused("study --rules ''", 2, "--rules");
  expect_refused("study --rules classic+hand", 2, "OPTION=VALUE");
  expect_refused("study --rules classic+foo=bar", 2, "foo");
  expect_refused("study --players 3,6 --rules classic+hand=17", 2, "6 players");
  expect_refused("study --report study.pdf", 2, ".html");
  expect_refused("study --hands 100 --seed s --checkpoint /nowhere/study", 1, "/nowhere/study");
  expect_refused("study --hands 100 --seed s --report /nowhere/study.html", 1, "/nowhere");
}

TEST_F(StudyCommand, NothingIsPlayedTwice) {
  expect_refused("study --rules survival,classic,survival+hand=players", 2, "“survival” is in");
  expect_refused("study --players 4,5,4", 2, "--players: “4” is in");
  expect_refused("study --level casual,random --level casual", 2, "--level: “casual” is in");
  study("--rules classic,sift-smoke,classic+hand=5 --players 3 --players 4 --hands 1");
}

TEST_F(StudyCommand, WhatStandsAfterPlusOrMinusHoldsTheInterval) {
  const auto found = json_lines(study("--hands 10 --seed s --json")).at(0);
  const double none = found["stock_empty_interval"][1];
  EXPECT_GT(none, 0.2);
  const std::string error = std::to_string(100 * none).substr(0, 5);
  EXPECT_NE(study("--hands 10 --seed s").find("0.00 % ±\u00a0" + error), std::string::npos)
      << error;
}

TEST_F(StudyCommand, WritesNothingThatSteersATerminal) {
  const std::string call = "--hands 100 --seed \"$(printf 'a\\033\\177\\302\\233,')\" ";
  for (const std::string& form : {"--csv", "--json", "--lang de"}) {
    const std::string out = study(call + form);
    EXPECT_TRUE(std::ranges::none_of(out, [](char c) {
      return (c >= 0 && c < 0x20 && c != '\n') || c == 0x7f;
    })) << out;
  }
}

// ---- What is done is kept

TEST_F(StudyCommand, CtrlCKeepsWhatIsDone) {
  const Result result = interrupted_at(
      "\"blocks\":[1-9]", "--rules survival,classic --hands 1000000000 --seed s --json");
  EXPECT_EQ(result.code, 0);
  EXPECT_NE(result.error.find("Interrupted"), std::string::npos);
  const std::int64_t hands = json_lines(result.out).at(0)["hands"];
  EXPECT_GT(hands, 0);
  EXPECT_LT(hands, 1'000'000'000);
  EXPECT_EQ(study("--rules survival,classic --seed s --json --hands " + std::to_string(hands)),
            result.out);
}

TEST_F(StudyCommand, CtrlCDoesNotWaitForThoseWhoThinkLong) {
  const std::string report = folder_ / "study.html";
  const auto began = std::chrono::steady_clock::now();
  const Result result = interrupted_at(
      "\"blocks\":0", "--level expert --players 6 --set hand=8 --hands 1000 --report " + report);
  EXPECT_LT(std::chrono::steady_clock::now() - began, std::chrono::seconds(20));
  EXPECT_EQ(result.code, 0);
  EXPECT_EQ(result.out, "");
  EXPECT_NE(result.error.find("before there was a figure"), std::string::npos) << result.error;
  EXPECT_FALSE(std::filesystem::exists(report));
}

TEST_F(StudyCommand, EndsTheSameThoughItWasKilled) {
  const std::string call =
      "--rules survival,denexa --players 3,4 --hands 400000 --seed s --json --threads 2";
  const std::string whole = study(call);
  // Killed as soon as more has been kept, three times; $killed counts those that still ran, which
  // on a busy machine need not be all.
  EXPECT_EQ(shell("call='" + call + "'\n" + R"sh(killed=0
    for i in 1 2 3; do
      before=$(cat "$folder/kept" 2>/dev/null)
      $linger study $call --checkpoint "$folder/kept" >/dev/null & pid=$!
      while [ "$(cat "$folder/kept" 2>/dev/null)" = "$before" ] && kill -0 $pid; do :; done
      kill -9 $pid && killed=$((killed + 1)); wait $pid
    done
    [ $killed -ge 1 ])sh"),
            0);
  const std::string file = folder_ / "kept";
  EXPECT_EQ(study(call + " --checkpoint " + file), whole);
  EXPECT_EQ(study(call + " --checkpoint " + file), whole);  // nothing is left to do
}

TEST_F(StudyCommand, GoesOnWhereOneOfTheSameNumberWasKilledWhileItWrote) {
  EXPECT_EQ(shell(R"(
    begun=$(sh -c 'echo $$ > "$0/number"; : > "$0/kept.$$.new"
                   exec "$1" study --hands 100 --seed s --checkpoint "$0/kept"' "$folder" "$linger")
    test -n "$begun" && test ! -e "$folder/kept.$(cat "$folder/number").new")"),
            0);
}

TEST_F(StudyCommand, KeepsItInAFileAlone) {
  const std::string socket = folder_ / "socket", pipe = folder_ / "pipe";
  ASSERT_EQ(::mknod(socket.c_str(), S_IFSOCK | 0600, 0), 0);
  ASSERT_EQ(::mkfifo(pipe.c_str(), 0600), 0);
  for (const std::string& file : {socket, pipe, folder_.string(), std::string("/dev/zero")})
    expect_refused("study --hands 100 --checkpoint " + file, 1, "regular file");
  EXPECT_TRUE(std::filesystem::is_socket(socket));
  EXPECT_TRUE(std::filesystem::is_fifo(pipe));
  // That name is a file's too.
  EXPECT_EQ(shell(R"(cd "$folder" && $linger study --hands 100 --checkpoint - &&
                     $linger study --hands 100 --checkpoint - </dev/zero)"),
            0);
}

TEST_F(StudyCommand, LinksStayLinks) {
  namespace fs = std::filesystem;
  fs::create_directory(folder_ / "links");
  for (const char* name : {"kept", "study.svg"}) {
    const fs::path link = folder_ / "links" / name;
    fs::create_symlink(fs::path("..") / name, link);
    for (int i = 0; i < 2; ++i)  // to nothing yet, then to a file
      study("--hands 100 --seed s " +
            std::string(name == std::string("kept") ? "--checkpoint " : "--report ") +
            link.string());
    EXPECT_TRUE(fs::is_symlink(link));
    EXPECT_TRUE(fs::is_regular_file(fs::symlink_status(folder_ / name)));
  }
  EXPECT_EQ(std::distance(fs::directory_iterator(folder_ / "links"), {}), 2);
}

TEST_F(StudyCommand, GoesOnWithoutBeingToldTheSeedAgain) {
  const std::string call = "--hands 1000 --json --checkpoint " + (folder_ / "kept").string();
  const std::string first = study(call);
  EXPECT_EQ(study(call), first);
}

TEST_F(StudyCommand, ACheckpointOfAnotherStudyIsRefused) {
  const std::string file = folder_ / "kept";
  study("--hands 1000 --seed s --checkpoint " + file);
  const std::string text = read_file(file);
  for (const char* other :
       {"--hands 2000 --seed s", "--hands 1000 --seed t", "--hands 1000 --seed s --players 5",
        "--hands 1000 --seed s --rules classic", "--hands 1000 --seed s --level casual"})
    expect_refused("study " + std::string(other) + " --checkpoint " + file, 2, "another study");
  EXPECT_EQ(read_file(file), text);

  const std::string call = "study --hands 1000 --seed s --checkpoint ";
  for (const std::string& corrupt :
       {std::string("{}"), text.substr(0, text.size() / 2),
        std::regex_replace(text, std::regex("\"blocks\":10"), "\"blocks\":9")})
    expect_refused(call + write("corrupt", corrupt), 1, "no checkpoint");
}

// ---- Reports

TEST_F(StudyCommand, WritesAPageThatNeedsNothingBesideIt) {
  const std::string file = folder_ / "study.html";
  const std::string call =
      "--rules survival,bicycle --players 3,4 --hands 500 --seed 'a<b' --report " + file;
  const std::string text = study(call);
  EXPECT_NE(text.find("survival, 3 players"), std::string::npos);
  const std::string page = read_file(file);
  const auto count = [&page](const std::string& what) {
    int times = 0;
    for (std::size_t at = 0; (at = page.find(what, at)) != page.npos; ++at) ++times;
    return times;
  };
  EXPECT_TRUE(page.starts_with("<!DOCTYPE html>\n<html lang=\"en\">"));
  EXPECT_EQ(count("role=\"img\""), 10);  // five charts a number of players
  EXPECT_EQ(count("<desc id="), 10);
  EXPECT_EQ(count("<table>"), 12);
  EXPECT_EQ(count("<script"), 0);
  EXPECT_EQ(count("<image"), 0);
  EXPECT_EQ(count(" src="), 0);
  EXPECT_EQ(count("href"), 0);
  EXPECT_EQ(count("a<b"), 0);
  EXPECT_EQ(count("--seed 'a&lt;b' --report"), 1);
  EXPECT_EQ(count("prefers-color-scheme"), 1);
  EXPECT_EQ(count("nan"), 0);
  // No message is missing, and no name is used twice.
  EXPECT_EQ(count("[report."), 0);
  const std::regex id(R"(\bid=["']([^"']+)["'])");
  std::vector<std::string> ids;
  for (std::sregex_iterator at(page.begin(), page.end(), id), end; at != end; ++at)
    ids.push_back((*at)[1]);
  std::ranges::sort(ids);
  EXPECT_EQ(std::ranges::adjacent_find(ids), ids.end());

  // The same again, byte by byte, and in the other language.
  study(call);
  EXPECT_EQ(read_file(file), page);
  study(call + " --lang de");
  EXPECT_TRUE(read_file(file).starts_with("<!DOCTYPE html>\n<html lang=\"de\">"));
}

TEST_F(StudyCommand, WritesThePictureOfItsMainChart) {
  const std::string file = folder_ / "study.svg";
  for (const char* rules :
       {"survival", "survival,classic,draw-per-card,denexa,no-trump,grand-coup"}) {
    study("--rules " + std::string(rules) + " --players 3,6 --hands 200 --report " + file);
    const std::string picture = read_file(file);
    EXPECT_TRUE(picture.starts_with("<?xml"));
    EXPECT_TRUE(picture.ends_with("</svg>\n"));
    EXPECT_NE(picture.find("6 players, random"), std::string::npos);
    EXPECT_EQ(picture.find("<script"), std::string::npos);
  }
}

TEST_F(StudyCommand, ManyNamesLeaveRoomForTheChart) {
  const std::string file = folder_ / "study.svg";
  const std::vector<std::string> names = {"survival", "classic",  "draw-per-card",
                                          "denexa",   "no-trump", "grand-coup"};
  std::string list;
  for (const std::string& name : names) list += (list.empty() ? "" : ",") + name;
  study("--hands 100 --seed s --rules " + list + " --report " + file);
  const std::string picture = read_file(file);
  std::set<std::string> columns;
  for (const std::string& name : names) {
    const std::size_t place = picture.rfind("translate(", picture.find(">" + name + "<"));
    ASSERT_NE(place, picture.npos) << name;
    columns.insert(picture.substr(place, picture.find(',', place) - place));
  }
  EXPECT_EQ(columns.size(), 2U);
}

TEST_F(StudyCommand, LearnsBeforeItPlaysThatAReportHasNoPlace) {
  const std::string kept = folder_ / "kept.html";
  std::filesystem::create_directory(folder_ / "folder.html");
  const std::string call = "study --hands 100000000000 --report ";
  expect_refused(call + "/nowhere/study.html", 1, "/nowhere");
  expect_refused(call + (folder_ / "folder.html").string(), 1, "folder");
  expect_refused(call + kept + " --checkpoint " + kept, 2, "--checkpoint");
}

TEST_F(StudyCommand, AsksAGnuplotThatWasEndedOnceMore) {
  std::filesystem::create_directory(folder_ / "bin");
  const std::string gnuplot = write("bin/gnuplot", R"(#!/bin/sh
    echo >> "$0.calls"
    case $(wc -l < "$0.calls") in 1|3|5) kill -INT $$;; esac
    PATH=${PATH#*:} exec gnuplot "$@"
)");
  std::filesystem::permissions(gnuplot, std::filesystem::perms::owner_all);
  const std::string file = folder_ / "study.html";
  const std::string call = "study --hands 100 --seed s --report " + file;
  EXPECT_EQ(run(call).code, 0);
  const std::string page = read_file(file);
  std::filesystem::remove(file);
  const Result result = run(call, "LC_ALL=C PATH=" + (folder_ / "bin").string() + ":$PATH");
  EXPECT_EQ(result.code, 0) << result.error;
  EXPECT_EQ(read_file(file), page);
}

TEST_F(StudyCommand, TellsWhatWasPlayedThoughTheReportFails) {
  // A gnuplot that is there, and cannot draw.
  std::filesystem::create_directory(folder_ / "bin");
  const std::string gnuplot = write("bin/gnuplot", R"(#!/bin/sh
    while read -r line; do
      case $line in *here*) echo here; exit;; plot*) echo '<svg>'; exit 1;; esac
    done
)");
  std::filesystem::permissions(gnuplot, std::filesystem::perms::owner_all);
  const std::string report = folder_ / "study.html";
  const std::string call = "study --hands 100 --seed s ";
  const Result result =
      run(call + "--report " + report, "LC_ALL=C PATH=" + (folder_ / "bin").string() + ":$PATH");
  EXPECT_EQ(result.code, 1);
  EXPECT_EQ(result.out, run(call).out);
  EXPECT_NE(result.error.find("gnuplot could not draw"), std::string::npos) << result.error;
  for (const auto& entry : std::filesystem::directory_iterator(folder_))
    EXPECT_EQ(entry.path().string().find("study.html"), std::string::npos) << entry.path();
}

TEST_F(StudyCommand, SaysHowGnuplotIsInstalledBeforeItPlays) {
  const Result result =
      run("study --hands 100000000 --report study.html", "LC_ALL=C PATH=/nowhere");
  EXPECT_EQ(result.code, 1);
  EXPECT_EQ(result.out, "");
  EXPECT_NE(result.error.find("gnuplot-nox"), std::string::npos) << result.error;
}

}  // namespace
