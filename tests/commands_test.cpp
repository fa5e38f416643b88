// Runs the built program as a person or a script does, and looks at what comes out.

#include <regex>
#include <set>

#include "command.h"

namespace {

namespace fs = linger::testing::fs;
using linger::testing::json_lines;
using linger::testing::ProgramTest;
using linger::testing::read_file;
using linger::testing::Result;
using linger::testing::sound_record;
using linger::testing::with_moves;
using nlohmann::json;

class Commands : public ProgramTest {};

const char* const kHello =
    "4C KD TD 5H 8H AD 4S 5S QC 4H 6H 3H KH QS AC AH 7S 3C JS JH 9C 7C QH 6D 2S TH 8C 9S AS 8S "
    "7D KS 6C 8D 4D QD 5D 9H 2D 6S 7H 3S 2H JC 2C TS 3D 9D KC TC 5C JD\n";

TEST_F(Commands, DeckPrintsTheCardsOfASeed) {
  expect_done("deck hello", kHello);
  EXPECT_NE(run("deck hello/1").out, kHello);
  EXPECT_EQ(run("deck ''").code, 0);
  EXPECT_EQ(run("deck -- --odd").code, 0);
  expect_refused("deck", 2, "SEED");
  expect_refused("deck a b", 2, "b");
  expect_refused("deck \"$(printf '\\377')\"", 2, "UTF-8");
}

TEST_F(Commands, FirstDealerPrintsASeat) {
  expect_done("first-dealer hello 4", "2\n");
  for (const char* call : {"first-dealer hello", "first-dealer hello 2", "first-dealer hello 7",
                           "first-dealer hello four"})
    expect_refused(call, 2, "linger: ");
}

TEST_F(Commands, RulesListsThePresets) {
  const Result english = run("rules"), german = run("rules --lang de");
  for (const char* preset :
       {"survival", "classic", "sift-smoke", "draw-per-card", "no-trump", "random-trump",
        "grand-coup", "long-hand", "bicycle", "lift-smoke", "parlett", "denexa"}) {
    EXPECT_NE(english.out.find(std::string("\n") + preset + " "), std::string::npos) << preset;
    EXPECT_NE(german.out.find(std::string("\n") + preset + " "), std::string::npos) << preset;
  }
  const json all = json::parse(run("rules --json").out);
  ASSERT_EQ(all.size(), 12U);
  for (const json& one : all) {
    EXPECT_EQ(one.size(), 12U);
    EXPECT_EQ(json::parse(run("rules --json " + one["preset"].get<std::string>()).out), one);
  }
}

TEST_F(Commands, RulesTellsOneInFull) {
  const Result classic = run("rules classic --set hand=7 --players 6");
  EXPECT_EQ(classic.code, 0);
  EXPECT_NE(classic.out.find("R1   Deal."), std::string::npos);
  EXPECT_NE(classic.out.find("With 6 players: 7 cards each, 10 in the stock.\n"),
            std::string::npos);
  EXPECT_NE(classic.out.find("7\n     cards"), std::string::npos) << classic.out;
  EXPECT_EQ(json::parse(run("rules --set draw=per-card --set match=hands:2 --json").out),
            json::parse(R"({"preset": "survival", "hand": "players", "trump": "dealer-last",
      "draw": "per-card", "elimination": "after-draw", "opening": "any",
      "stock_end": "final-draw-wins", "last_trick": "trick-winner", "first_dealer": "random",
      "next_dealer": "rotate", "scoring": "hand-wins", "match": {"hands": 2}})"));
  EXPECT_EQ(json::parse(run("rules --set hand=9 --json").out)["hand"], 9);
}

// A line break may stand where a space does.
std::string in_one_line(std::string text) {
  for (std::size_t at = 0; (at = text.find("\n     ")) != text.npos;) text.replace(at, 6, " ");
  return text;
}

TEST_F(Commands, RulesTellsTheFactsBelowThePresets) {
  const std::string english = in_one_line(run("rules").out);
  const std::string german = in_one_line(run("rules --lang de").out);
  EXPECT_NE(english.find("\nWhat many pages get wrong or leave out:\n\nF1   "), english.npos);
  for (int i = 1; i <= 9; ++i) {
    const std::string name = "F" + std::to_string(i), head = "\n" + name + "   ";
    const std::string text = json::parse(run("rules --json " + name).out)["text"];
    EXPECT_NE(english.find(text + "\n"), english.npos) << text;
    EXPECT_NE(english.find(head), english.npos) << name;
    EXPECT_NE(german.find(head), german.npos) << name;
  }
}

TEST_F(Commands, RulesTellsARulingOrAFact) {
  for (const char* prefix : {"R", "F"})
    for (int i = 1; i <= (*prefix == 'R' ? 14 : 9); ++i) {
      const std::string name = prefix + std::to_string(i);
      const Result text = run("rules " + name);
      EXPECT_EQ(text.code, 0) << name;
      EXPECT_TRUE(text.out.starts_with(name + "  ")) << text.out;
      EXPECT_EQ(text.out.find('['), text.out.npos) << text.out;
      const json told = json::parse(run("rules --json --lang de " + name).out);
      EXPECT_EQ(told["ruling"], name);
      EXPECT_FALSE(told["title"].get<std::string>().empty());
      EXPECT_TRUE(!told["text"].get<std::string>().empty() || !told["options"].empty()) << name;
    }
  EXPECT_EQ(run("rules r9").out, run("rules R9").out);
  EXPECT_NE(run("rules f3 --lang de").out.find("F3   Ohne Talon. "), std::string::npos);
  const json end_of_stock = json::parse(run("rules r9 --json").out);
  EXPECT_EQ(end_of_stock["title"], "End of the stock");
  ASSERT_EQ(end_of_stock["options"].size(), 3U);
  EXPECT_EQ(end_of_stock["options"][1], json::parse(R"({"option": "stock_end", "value": "play-on",
                            "text": "Once the stock is gone, play goes on without drawing."})"));
  for (const char* name : {"R0", "R15", "F0", "f10", "R04"})
    expect_refused(std::string("rules ") + name, 2, "there are R1 to R14 and F1 to F9");
  expect_refused("rules R4 --players 4", 2, "R4 stands alone");
  expect_refused("rules R4 --set hand=3", 2, "R4 stands alone");
}

TEST_F(Commands, RulesRefusesWhatIsNotAllowed) {
  expect_refused("rules whist", 2, "there is no rule set “whist”; allowed: survival, ");
  expect_refused("rules --set trump=clubs", 2,
                 "option trump: “clubs” is not allowed; allowed: dealer-last, stock-top, ");
  expect_refused("rules --set joker=1", 2, "there is no option “joker”; allowed: hand, ");
  expect_refused("rules --set preset=classic", 2, "no option “preset”; allowed: hand, ");
  expect_refused("rules --set hand", 2, "“hand” is not of the form");
  expect_refused("rules --set hand=0", 2,
                 "option hand: “0” is not allowed; allowed: players, 1-17");
  expect_refused("rules --set match=first_to:100", 2, "allowed: first_to:1-99, hands:1-99");
  expect_refused("rules --set hand=17 --players 4", 2, "at most 13 each");
  expect_refused("rules --set hand=13 --set trump=stock-top --players 4", 2, "at most 12 each");
  expect_refused("rules denexa --set draw=per-card", 2, "R9: option draw: per-card cannot go with");
  expect_refused("rules --players 7", 2, "linger: ");
  expect_refused("rules --players", 2, "linger: ");
}

TEST_F(Commands, CallsThatAreWrongAreRefused) {
  expect_refused("", 2, "linger --help");
  expect_refused("shuffle", 2, "shuffle");
  expect_refused("rules --nonsense", 2, "--nonsense");
  expect_refused("rules --lang fr", 2, "--lang");
  expect_refused("replay", 2, "FILE");
  EXPECT_NE(run("rules whist --lang de").error.find("Regelwerk „whist“ gibt es nicht"),
            std::string::npos);
  EXPECT_NE(run("rules whist", "LC_ALL=de_DE.UTF-8").error.find("Regelwerk „whist“ gibt es nicht"),
            std::string::npos);
}

// A record is told of when its line is complete, not when the pipe ends.
TEST_F(Commands, ARecordInAPipeIsUsedAtOnce) {
  write("one", sound_record().dump() + "\n");
  for (const char* command : {"replay -", "replay --json -", "referee -"}) {
    // The pipe stays open: descriptor 3 writes to it too.
    write("script", "mkfifo in out; exec 3<>in; " LINGER_PROGRAM " " + std::string(command) +
                        " <in >out & exec 4<>out; cat one >&3; read -r -t 20 first <&4 || exit 3; "
                        "kill $!; echo \"told: $first\"; rm in out");
    const Result result = run("--version >/dev/null; cd " + folder_.string() + "; bash script");
    EXPECT_EQ(result.code, 0) << command << result.error;
    EXPECT_NE(result.out.find("told: "), std::string::npos) << command;
  }
}

// All that the reader of the command line can find, with the name, the value and what is allowed.
TEST_F(Commands, WhatIsWrongWithACallIsSaidInBothLanguages) {
  struct Wrong {
    const char* call;
    const char* english;
    const char* german;
  };
  const Wrong wrong[] = {
      {"shuffle", "there is no command “shuffle”; there are: play, serve, replay",
       "einen Befehl „shuffle“ gibt es nicht; es gibt: play, serve, replay"},
      {"--nonsense", "there is no option --nonsense. See linger --help",
       "eine Option --nonsense gibt es nicht. Siehe linger --help"},
      {"play -x", "there is no option -x. See linger play --help",
       "eine Option -x gibt es nicht. Siehe linger play --help"},
      {"deck -x", "there is no option -x; behind --", "eine Option -x gibt es nicht; hinter --"},
      {"deck", "SEED is missing. See linger deck", "STARTWERT fehlt. Siehe linger deck"},
      {"first-dealer a", "PLAYERS is missing", "PERSONEN fehlt"},
      {"replay", "FILE is missing", "DATEI fehlt"},
      {"deck a b", "“b” is one argument too many", "„b“ ist ein Argument zu viel"},
      {"deck -- a b", "“b” is one argument too many", "„b“ ist ein Argument zu viel"},
      {"deck a rules", "“rules” is one argument", "„rules“ ist ein Argument zu viel"},
      {"rules --players", "--players needs a value", "--players braucht einen Wert"},
      {"rules --set", "--set needs a value", "--set braucht einen Wert"},
      {"play --lang", "--lang needs a value", "--lang braucht einen Wert"},
      {"rules --players 9", "--players: “9” is not allowed; allowed: 3, 4, 5, 6",
       "--players: „9“ ist nicht erlaubt; erlaubt: 3, 4, 5, 6"},
      {"rules --players three", "--players: “three” is not allowed",
       "--players: „three“ ist nicht erlaubt"},
      {"first-dealer a 2", "PLAYERS: “2” is not allowed; allowed: 3, 4, 5, 6",
       "PERSONEN: „2“ ist nicht erlaubt; erlaubt: 3, 4, 5, 6"},
      {"rules --players 3 --players 4", "--players may be given only once",
       "--players darf nur einmal stehen"},
      {"play --rules classic --rules bicycle", "--rules may be given only once",
       "--rules darf nur einmal stehen"},
      {"rules --json=perhaps", "--json takes no value", "--json steht ohne Wert"},
      {"play --lang fr", "--lang: “fr” is not allowed; allowed: en, de",
       "--lang: „fr“ ist nicht erlaubt; erlaubt: en, de"},
      {"play --seats foo", "--seats: “foo” is not allowed", "--seats: „foo“ ist nicht erlaubt"},
      {"play --seats you,casual", "--seats names 2 seats; a match has 3 to 6",
       "--seats nennt 2 Plätze; ein Match hat 3 bis 6"},
      {"play --seats you,casual,casual,casual,casual,casual,casual", "--seats names 7 seats",
       "--seats nennt 7 Plätze"},
  };
  for (const auto& [call, english, german] : wrong) {
    expect_refused(call, 2, english);
    const Result result = run(call, "LC_ALL=de_DE.UTF-8");
    EXPECT_EQ(result.code, 2) << call;
    EXPECT_NE(result.error.find(german), std::string::npos) << call << "\n" << result.error;
  }
}

TEST_F(Commands, HelpSaysWhatAnOptionWantsInItsOwnWords) {
  const std::regex command("\n  ([a-z-]+) "), theirs("U?INT\\b|FLOAT|BOOLEAN");
  const std::string program = run("--help").out;
  for (std::sregex_iterator it(program.begin(), program.end(), command), end; it != end; ++it) {
    const std::string help = run((*it)[1].str() + " --help").out;
    EXPECT_FALSE(std::regex_search(help, theirs)) << help;
  }
}

// Every option with a number, as the help of each command has it.
TEST_F(Commands, NumbersOutOfTheirRangeAreRefusedInTheLanguage) {
  const std::regex command("\n  ([a-z-]+) "), option("(--[a-z-]+) ZAHL");
  const auto found = [](const std::string& text, const std::regex& what) {
    std::vector<std::string> all;
    for (std::sregex_iterator it(text.begin(), text.end(), what), end; it != end; ++it)
      all.push_back((*it)[1]);
    return all;
  };
  std::set<std::string> options;
  for (const std::string& name : found(run("--help --lang de").out, command))
    for (const std::string& each : found(run(name + " --help --lang de").out, option))
      options.insert(name + " " + each);
  for (const char* some : {"play --players", "solve --nodes", "puzzle --count", "arena --deals",
                           "arena --bot-seconds", "hint --worlds", "review --worlds"})
    EXPECT_TRUE(options.contains(some)) << some;
  options.insert("arena --mode");
  for (const std::string& call : options)
    for (const std::string value : {"0", "-1", "x", "1x", "99999999999999999999"}) {
      const std::string whole = "--lang de " + call + " " + value;
      expect_refused(whole, 2, call.substr(call.find('-')) + ": „" + value + "“ ist nicht erlaubt");
    }
}

// The system's own words are English.
TEST_F(Commands, WhatTheSystemRefusesIsSaidInTheLanguage) {
  const std::string file = write("file", "");
  for (const std::string& call :
       {"replay " + (folder_ / "absent").string(), "replay " + folder_.string(),
        "replay " + file + "/x", "replay " + std::string(300, 'x'), std::string("replay - <&-"),
        std::string("rules >/dev/full"), "play --record " + file + "/x"}) {
    const int error_of_call = run(call).code;
    const std::string german = run("--lang de " + call, "LC_ALL=C").error;
    EXPECT_EQ(error_of_call, 1) << call;
    for (const char* english : {"No such", "directory", "too long", "descriptor", "space"})
      EXPECT_EQ(german.find(english), std::string::npos) << german;
    EXPECT_NE(german.find(": "), std::string::npos) << call;
  }
}

// An empty value is not the same as none.
TEST_F(Commands, EmptyValuesAreRefused) {
  const std::string record = write("sound", sound_record().dump());
  for (const std::string& call :
       {std::string("play --record ''"), std::string("play --resume ''"),
        std::string("play --rules ''"), std::string("play --name ''"), std::string("rules ''"),
        std::string("replay ''"), std::string("referee ''"), "referee --rules '' " + record,
        "referee --versus '' " + record})
    expect_refused(call, 2, "the value is empty");
  for (const std::string option : {"--players", "--seats", "--lang", "--set"})
    expect_refused("play " + option + " ''", 2, "“”");
}

TEST_F(Commands, HelpIsWhollyInTheLanguage) {
  for (const char* command : {"", "play", "deck", "first-dealer", "rules", "replay", "referee",
                              "hint", "review", "bench"}) {
    const std::string help = run(std::string(command) + " --help", "LC_ALL=de_DE.UTF-8").out;
    for (const char* english : {"REQUIRED", "OPTIONS", " INT", ":{", " in [", "FILE", "SEED",
                                "PRESET", "LEVEL", "VALUE", "Usage", "Positionals"})
      EXPECT_EQ(help.find(english), std::string::npos) << english << "\n" << help;
  }
}

TEST_F(Commands, HelpHasExamplesInBothLanguages) {
  EXPECT_EQ(run("--version").out.substr(0, 7), "linger ");
  for (const char* command : {"", "deck", "first-dealer", "rules", "replay", "referee", "hint",
                              "review", "solve", "puzzle"}) {
    const Result english = run(std::string(command) + " --help");
    const Result german = run(std::string(command) + " --help --lang de");
    EXPECT_EQ(english.code, 0) << command;
    EXPECT_NE(english.out.find("Examples:\n  linger "), std::string::npos) << command;
    EXPECT_NE(german.out.find("Beispiele:\n  linger "), std::string::npos) << command;
    EXPECT_NE(english.out.find("\nUsage: linger "), std::string::npos) << command;
    EXPECT_NE(german.out.find("\nAufruf: linger "), std::string::npos) << command;
    for (const char* word : {"Usage", "Options", "OPTIONS", "Positionals", "ommands", "REQUIRED"})
      EXPECT_EQ(german.out.find(word), std::string::npos) << command << ": " << word;
  }
}

TEST_F(Commands, ReplayPrintsTheConformanceTraces) {
  for (const auto& entry : fs::directory_iterator(LINGER_SOURCE_DIR "/tests/conformance")) {
    std::string records;
    std::vector<json> trace;
    for (const json& line : json_lines(read_file(entry.path()))) {
      records += line["record"].dump() + "\n";
      trace.insert(trace.end(), line["trace"].begin(), line["trace"].end());
    }
    const Result result = run("replay --json " + write("records.jsonl", records));
    EXPECT_EQ(result.code, 0) << entry.path() << result.error.substr(0, 1000);
    EXPECT_EQ(json_lines(result.out), trace) << entry.path();
  }
}

TEST_F(Commands, ReplayTellsARecordInBothLanguages) {
  const std::string file = write("record.json", sound_record().dump(2));
  const Result english = run("replay " + file), german = run("replay --lang de - < " + file);
  EXPECT_EQ(english.code + german.code, 0);
  EXPECT_NE(english.out.find("Cleo wins trick 1: 2♥ is the only trump.\nCleo draws 9♦.\n"),
            std::string::npos)
      << english.out;
  EXPECT_NE(german.out.find("Cleo gewinnt Stich 1: 2♥ ist der einzige Trumpf.\nCleo zieht 9♦.\n"),
            std::string::npos)
      << german.out;
  EXPECT_NE(run("replay --ascii --lang de " + file).out.find("Ada spielt Kr-K an."),
            std::string::npos);
}

TEST_F(Commands, ReplaySaysWhereARecordIsAtFaultAndGoesOn) {
  const std::string file =
      write("records.jsonl", sound_record().dump() + "\n" + with_moves("KC 6D").dump() + "\n" +
                                 sound_record().dump() + "\n");
  const Result result = run("replay --json " + file);
  EXPECT_EQ(result.code, 1);
  EXPECT_EQ(result.error, file +
                              ":2: round 1, move 2: R4: seat 1 holds clubs (3C) and must "
                              "follow; 6D was played\n");
  EXPECT_EQ(json_lines(result.out).size(), 8U + 3U + 8U);
  EXPECT_EQ(run("replay --json - < " + file).error.substr(0, 30), "-:2: round 1, move 2: R4: seat");
}

TEST_F(Commands, ReplayRefusesEveryKindOfFault) {
  const auto fault = [this](const std::string& text) {
    const Result result = run("replay --json " + write("bad.json", text));
    EXPECT_EQ(result.code, 1) << text;
    EXPECT_EQ(std::ranges::count(result.error, '\n'), 1) << result.error;
    EXPECT_EQ(result.error.find('['), std::string::npos) << result.error;
    return result.error;
  };
  json record = sound_record();
  record["rules"]["joker"] = true;
  EXPECT_NE(fault(record.dump()).find(":1: there is no option “joker”; allowed: "),
            std::string::npos);
  record = sound_record();
  record["rules"] = {{"preset", "whist"}};
  EXPECT_NE(fault(record.dump()).find("no rule set “whist”"), std::string::npos);
  record = sound_record();
  record["rounds"][0]["position"]["stock"] = "9D KC";
  EXPECT_NE(fault(record.dump()).find("round 1: KC appears twice"), std::string::npos);
  record = sound_record();
  record["rounds"][0].erase("position");
  record["rounds"][0]["dealer"] = 0;
  record["rounds"][0]["deck"] = "KC 3C";
  EXPECT_NE(fault(record.dump()).find("round 1: the deck has 2 cards; it must have 52"),
            std::string::npos);
  record = sound_record();
  record["players"] = {"Ada", "Ben"};
  fault(record.dump());
  EXPECT_NE(fault(with_moves("KC 4C").dump()).find("round 1, move 2: seat 1 does not hold 4C"),
            std::string::npos);
  EXPECT_NE(fault(with_moves("KC QQ").dump()).find("move 2: “QQ” is not a card"),
            std::string::npos);
  fault(with_moves("=H").dump());
  fault("[]");
  fault("{");
  fault("not a record");
  fault("{\"format\": \"linger-record/2\"}");
  fault(std::string("\xff\xfe{}", 4));
}

TEST_F(Commands, FilesThatCannotBeReadAreRefused) {
  for (const char* command : {"replay ", "referee ", "solve "}) {
    expect_refused(command + (folder_ / "absent").string(), 1, "absent cannot be opened: ");
    expect_refused(command + folder_.string(), 1, "cannot be read: ");
    expect_refused(command + write("empty", ""), 1, "empty holds no record");
    expect_refused(command + std::string("- <&-"), 1, "- cannot be read: ");
  }
}

// ESC, BEL, the one-byte CSI as UTF-8 and as a byte, and a change of direction, wherever a name or
// a value can be written.
TEST_F(Commands, NothingThatSteersATerminalComesBack) {
  const std::string foreign =
      "a\x1b[31m\x07\xc2\x9b\x9b\xe2\x80\xae"
      "b";
  const std::string word = "'" + foreign + "'";
  const std::string bad = "'" + write(foreign, "{\"" + foreign) + "'";
  const std::string good = write("sound", sound_record().dump());
  for (const std::string& call : {"replay " + word,
                                  "replay " + bad,
                                  "referee " + bad,
                                  "replay " + word + " x",
                                  word,
                                  "rules " + word,
                                  "rules --set " + word,
                                  "rules --set hand=" + word,
                                  "rules --set " + word + "=1",
                                  "rules --" + word,
                                  "rules classic " + word,
                                  "rules --players " + word,
                                  "rules --lang " + word,
                                  "referee " + good + " --versus " + word,
                                  "deck a " + word,
                                  "first-dealer a " + word,
                                  "play --rules " + word,
                                  "play --seats " + word,
                                  "play --record " + word + "/x",
                                  "play --resume " + word,
                                  "play --resume " + bad,
                                  "play --json=" + word}) {
    const Result result = run(call);
    EXPECT_NE(result.code, 0) << call;
    for (const char* raw : {"\x1b", "\x07", "\xc2\x9b", "\xe2\x80\xae"})
      EXPECT_EQ((result.out + result.error).find(raw), std::string::npos) << call;
  }
}

TEST_F(Commands, OutputThatCannotBeWrittenIsReported) {
  for (const char* command : {"deck hello", "rules", "--help"}) {
    const Result full = run(std::string(command) + " >/dev/full");
    EXPECT_EQ(full.code, 1) << command;
    EXPECT_NE(full.error.find("the output cannot be written: "), std::string::npos) << full.error;
  }
  std::string records;
  for (int i = 0; i < 2000; ++i) records += sound_record().dump() + "\n";
  const Result broken =
      run("replay --json " + write("many.jsonl", records) + " | head -n 1 >/dev/null");
  EXPECT_EQ(broken.error, "");
}

TEST_F(Commands, RefereeRulesOnAPosition) {
  const std::string file = write("position.json", with_moves("KC").dump());
  const Result english = run("referee " + file), german = run("referee --lang de " + file);
  EXPECT_EQ(english.code + german.code, 0);
  EXPECT_NE(english.out.find("R4   Ben must follow suit with clubs: 3♣."), std::string::npos)
      << english.out;
  EXPECT_NE(english.out.find("R4   6♦ may not be played: Ben holds clubs."), std::string::npos);
  EXPECT_NE(german.out.find("R4   Ben muss Kreuz bedienen: 3♣."), std::string::npos) << german.out;
  const json answer = json::parse(run("referee --json " + file).out);
  EXPECT_EQ(answer["turn"]["seat"], 1);
  EXPECT_EQ(answer["turn"]["legal"], json::array({"3C"}));
}

TEST_F(Commands, RefereeComparesTrumps) {
  json dealt = sound_record();
  dealt["rounds"] = json::parse(R"([{"dealer": 0, "seed": "a", "moves": ""}])");
  const std::string trumps = write("trumps.json", dealt.dump());
  EXPECT_EQ(run("referee --rules classic --versus no-trump " + trumps).out,
            "Only under classic:\n  R2   Trumps are spades.\n"
            "Only under no-trump:\n  R2   There are no trumps.\n");
  EXPECT_EQ(run("referee --lang de --rules grand-coup --versus no-trump " + trumps).out,
            "Nur nach grand-coup:\n  R2   Trumpf gibt es noch nicht; wer den ersten Stich gewinnt, "
            "bestimmt ihn.\nNur nach no-trump:\n  R2   Trumpf gibt es nicht.\n");
}

TEST_F(Commands, RefereeComparesRules) {
  const std::string file = write("position.json", sound_record().dump());
  const Result result = run("referee --rules survival --versus bicycle " + file);
  EXPECT_EQ(result.code, 0);
  EXPECT_NE(result.out.find("Only under survival:\n"), std::string::npos) << result.out;
  EXPECT_NE(result.out.find("R6   Cleo draws one card: 9♦."), std::string::npos) << result.out;
  EXPECT_NE(result.out.find("Only under bicycle:\n"), std::string::npos) << result.out;
  EXPECT_NE(run("referee --versus classic " + file).out.find("rule the same here"),
            std::string::npos);
  expect_refused("referee --rules whist " + file, 2, "no rule set “whist”");
  expect_refused("referee --versus whist " + file, 2, "no rule set “whist”");
  const std::string bad = write("bad.json", with_moves("KC 6D").dump());
  EXPECT_EQ(run("referee " + bad).code, 1);
  EXPECT_NE(run("referee --json " + bad).error.find(":1: round 1, move 2: R4: "),
            std::string::npos);
}

}  // namespace
