#include "app/catalogue.h"

#include <gtest/gtest.h>
#include <unicode/messagepattern.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <regex>
#include <set>

#include "app/catalogue_data.h"
#include "cards/card_text.h"
#include "game/options.h"
#include "game/presets.h"
#include "record/json_reader.h"

namespace linger {
namespace {

using Names = std::set<std::string>;

std::string read_file(const std::filesystem::path& path) {
  std::ifstream file(path);
  return {std::istreambuf_iterator<char>(file), {}};
}

// The arguments that a message names, in branches and between them.
Names argument_names(std::string_view pattern) {
  UErrorCode status = U_ZERO_ERROR;
  const icu::StringPiece utf8(pattern.data(), static_cast<std::int32_t>(pattern.size()));
  const icu::MessagePattern parsed(icu::UnicodeString::fromUTF8(utf8), nullptr, status);
  EXPECT_TRUE(U_SUCCESS(status)) << pattern;
  Names names;
  for (std::int32_t i = 0; i < parsed.countParts(); ++i) {
    if (parsed.getPartType(i) != UMSGPAT_PART_TYPE_ARG_NAME) continue;
    std::string name;
    names.insert(parsed.getSubstring(parsed.getPart(i)).toUTF8String(name));
  }
  return names;
}

// A number where the message counts, else a word; "x_is" comes with a seat named x.
Arguments sample(std::string_view pattern, int number) {
  static std::vector<std::string> kept;
  kept.clear();
  kept.reserve(64);
  Arguments arguments;
  for (const std::string& name : argument_names(pattern)) {
    if (name.ends_with("_is")) continue;
    kept.push_back(name);
    const std::string_view key = kept.back();
    if (argument_names(pattern).contains(name + "_is"))
      arguments.emplace_back(key, SeatNumber{number == 1 ? 0 : 1});
    else if (pattern.find("{" + name + ", plural") != pattern.npos ||
             pattern.find("{" + name + ", number") != pattern.npos)
      arguments.emplace_back(key, number);
    else
      arguments.emplace_back(key, std::string("word"));
  }
  return arguments;
}

// "…{"must-follow"…" at the places where reasons are made.
Names codes_in(const std::string& source, const std::string& pattern) {
  const std::regex code(pattern);
  Names codes;
  for (std::sregex_iterator at(source.begin(), source.end(), code), end; at != end; ++at)
    codes.insert((*at)[1]);
  return codes;
}

std::string sources_of(std::initializer_list<const char*> rooms) {
  std::string all;
  for (const char* room : rooms)
    for (const auto& entry : std::filesystem::directory_iterator(
             std::filesystem::path(LINGER_SOURCE_DIR) / "src" / room)) {
      const std::string name = entry.path().filename();
      if (name.ends_with(".cpp") && !name.ends_with("_test.cpp") && name != "referee.cpp")
        all += read_file(entry.path());
    }
  return all;
}

std::string file_of(std::string_view language) {
  return read_file(std::filesystem::path(LINGER_SOURCE_DIR) / "catalogues" /
                   (std::string(language) + ".json"));
}

TEST(CatalogueFiles, AreStrictJson) {
  for (const CatalogueData& data : catalogue_data()) {
    Json json;
    const auto fault = parse_json(file_of(data.language), json);
    ASSERT_FALSE(fault) << data.language << ": " << Catalogue("en").text(*fault);
    ASSERT_EQ(json.size(), data.messages.size());
    for (const Message& message : data.messages)
      EXPECT_EQ(json.at(std::string(message.key)).get<std::string>(), message.pattern);
  }
}

TEST(CatalogueFiles, HaveTheSameKeysAndArgumentsInEveryLanguage) {
  const auto english = catalogue_data().front().messages;
  for (const CatalogueData& other : catalogue_data()) {
    ASSERT_EQ(other.messages.size(), english.size()) << other.language;
    for (std::size_t i = 0; i < english.size(); ++i) {
      ASSERT_EQ(other.messages[i].key, english[i].key) << other.language;
      EXPECT_EQ(argument_names(other.messages[i].pattern), argument_names(english[i].pattern))
          << other.language << " " << english[i].key;
    }
  }
}

TEST(CatalogueFiles, NameEveryKeyOnceAndAreCompiledInWhole) {
  for (const CatalogueData& data : catalogue_data()) {
    const std::string json = file_of(data.language);
    const std::regex key("\n  \"([^\"]+)\": ");
    const auto count = std::distance(std::sregex_iterator(json.begin(), json.end(), key), {});
    EXPECT_EQ(static_cast<std::size_t>(count), data.messages.size()) << data.language;
    EXPECT_TRUE(std::ranges::is_sorted(data.messages, std::ranges::less_equal{}, &Message::key));
  }
}

// intl-messageformat reads < as the begin of an element; ' quotes in both readers.
TEST(CatalogueFiles, KeepToWhatBothReadersUnderstand) {
  for (const CatalogueData& data : catalogue_data())
    for (const Message& message : data.messages)
      EXPECT_EQ(message.pattern.find_first_of("<>'"), message.pattern.npos) << message.key;
}

// One word for one thing in the terminal, in the rules and on the page (catalogues/README.md).
TEST(CatalogueFiles, CallAMatchAMatchInGermanToo) {
  const std::regex match("\\bmatch(es)?\\b");
  const auto english = catalogue_data().front().messages;
  const auto german = catalogue_data().back().messages;
  for (std::size_t i = 0; i < english.size(); ++i) {
    const std::string told(english[i].pattern);
    if (!std::regex_search(told, match)) continue;
    EXPECT_NE(german[i].pattern.find("Match"), std::string_view::npos)
        << german[i].key << ": " << german[i].pattern;
  }
}

TEST(Catalogue, FormatsEveryMessageWithoutRemains) {
  for (const CatalogueData& data : catalogue_data()) {
    Catalogue catalogue(data.language);
    catalogue.address(0);
    for (const Message& message : data.messages) {
      for (int number : {0, 1, 2, 21}) {
        const std::string text = catalogue.text(message.key, sample(message.pattern, number));
        EXPECT_EQ(text.find_first_of("{}#"), text.npos) << message.key << ": " << text;
        EXPECT_FALSE(text.empty()) << message.key;
        EXPECT_NE(text, "[" + std::string(message.key) + "]");
      }
    }
  }
}

TEST(Catalogue, HasASentenceForEveryCode) {
  const std::string made = R"re((?:return |Reason|Reason unfinished|fail\(|fail_at_begin\()\s*)re"
                           R"re(\{\s*"([a-z]+(?:-[a-z]+)+|over|away)"\s*,)re";
  const Names faults = codes_in(sources_of({"game", "record"}), made);
  const Names refusals = codes_in(sources_of({"protocol", "table"}), made);
  const std::string source = read_file(LINGER_SOURCE_DIR "/src/record/referee.h");
  const Names findings = codes_in(source, R"(//     ([a-z]+(?:-[a-z]+)*) +[RF]\d)");
  EXPECT_GE(faults.size(), 25U);
  EXPECT_GE(refusals.size(), 12U);
  EXPECT_GE(findings.size(), 25U);
  for (const CatalogueData& data : catalogue_data()) {
    const Catalogue catalogue(data.language);
    for (const auto& code : faults) EXPECT_TRUE(catalogue.has("fault." + code)) << code;
    for (const auto& code : refusals) EXPECT_TRUE(catalogue.has("refused." + code)) << code;
    for (const auto& code : findings) EXPECT_TRUE(catalogue.has("referee." + code)) << code;
    for (const char* code : {"not-held", "must-follow", "must-lead-trump"})
      EXPECT_TRUE(catalogue.has(std::string("refused.") + code) &&
                  catalogue.has(std::string("fault.") + code));
  }
}

// Those of the list at the head of players/effects.h.
TEST(Catalogue, HasASentenceForEverythingTheCoachSays) {
  const std::string source = read_file(LINGER_SOURCE_DIR "/src/players/effects.h");
  const Names reasons = codes_in(source, R"(//     ([a-z]+(?:-[a-z]+)*) +(?=[RF(a-z]))");
  const Names made = codes_in(sources_of({"players"}), R"re(\{\s*"([a-z]+(?:-[a-z]+)*)", "[RF])re");
  EXPECT_GE(reasons.size(), 20U);
  EXPECT_GE(made.size(), 8U);
  for (const auto& code : made) EXPECT_TRUE(reasons.contains(code)) << code;
  const Catalogue catalogue("en");
  for (const auto& code : reasons) EXPECT_TRUE(catalogue.has("coach." + code)) << code;
}

// Those of the list at the head of record/fault.h.
TEST(Catalogue, HasASentenceForEveryFaultThatIsDocumented) {
  const std::string source = read_file(LINGER_SOURCE_DIR "/src/record/fault.h");
  const Names faults = codes_in(source, R"(//     ([a-z]+(?:-[a-z0-9]+)+) )");
  EXPECT_GE(faults.size(), 35U);
  const Catalogue catalogue("en");
  for (const auto& code : faults) EXPECT_TRUE(catalogue.has("fault." + code)) << code;
}

TEST(Catalogue, HasASentenceForEveryOptionPresetAndRuling) {
  const Catalogue catalogue("en");
  for (const NamedOption& option : named_options())
    for (std::string_view value : option.values)
      EXPECT_TRUE(catalogue.has("option." + std::string(option.name) + "." + std::string(value)));
  for (const Preset& preset : presets())
    EXPECT_TRUE(catalogue.has("preset." + std::string(preset.name) + ".text"));
  // Of some rulings the values of their options say all.
  Names with_options = {"R1", "R13"};
  for (const NamedOption& option : named_options()) with_options.emplace(option.ruling);
  for (int i = 1; i <= 14; ++i) {
    const std::string name = "R" + std::to_string(i);
    EXPECT_TRUE(catalogue.has("ruling." + name + ".title"));
    EXPECT_TRUE(catalogue.has("ruling." + name + ".text") || with_options.contains(name)) << name;
  }
  for (int i = 1; i <= 9; ++i) {
    EXPECT_TRUE(catalogue.has("fact.F" + std::to_string(i) + ".title"));
    EXPECT_TRUE(catalogue.has("fact.F" + std::to_string(i) + ".text"));
  }
}

// Keys that the code puts together, such as "option." and a name, are not seen here.
TEST(Catalogue, HasEveryKeyThatTheCodeNames) {
  const std::string families =
      "event|play|help|error|rules|replay|refused|place|list|seat|card|level";
  const Names keys = codes_in(sources_of({"app"}), "\"((?:" + families + ")(?:\\.[a-z_-]+)+)\"");
  EXPECT_GE(keys.size(), 60U);
  Names asked_for = codes_in(sources_of({"app"}), "text\\(\\s*\"([a-z_.-]+[a-z_-])\"\\s*[,)]");
  EXPECT_GE(asked_for.size(), 60U);
  asked_for.insert(keys.begin(), keys.end());
  const Catalogue catalogue("en");
  for (const auto& key : asked_for) EXPECT_TRUE(catalogue.has(key)) << key;
}

Reason must_follow() {
  return {"must-follow",
          "R4",
          {{"seat", SeatNumber{2}},
           {"suit", Suit::clubs},
           {"cards", CardList{*parse_card("3C"), *parse_card("9C")}},
           {"card", *parse_card("KD")}}};
}

TEST(Catalogue, ShowsArgumentsByTheirKind) {
  EXPECT_EQ(Catalogue("en").text(must_follow()),
            "seat 2 holds clubs (3C 9C) and must follow; KD was played");
  Catalogue german("de", {CardStyle::Signs::symbols, CardStyle::Colours::none});
  german.name_players(std::vector<std::string>{"Ada", "Ben", "Cleo"});
  EXPECT_EQ(german.text(must_follow()),
            "Cleo hat Kreuz (3♣ 9♣) und muss bedienen; gespielt wurde K♦");
}

TEST(Catalogue, KnowsTheNamesOfCards) {
  const Catalogue english("en"), german("de");
  EXPECT_EQ(english.name(*parse_card("KC")), "king of clubs");
  EXPECT_EQ(german.name(*parse_card("KC")), "Kreuz-König");
  EXPECT_EQ(english.name(*parse_card("7H")), "seven of hearts");
  EXPECT_EQ(german.name(*parse_card("7H")), "Herz-Sieben");
}

TEST(Catalogue, CountsInThePluralOfItsLanguage) {
  const Catalogue english("en"), german("de");
  const auto stock = [](const Catalogue& catalogue, int count) {
    return catalogue.text("play.table.stock", {{"count", count}});
  };
  EXPECT_EQ(stock(english, 1), "Stock: 1 card");
  EXPECT_EQ(stock(english, 12), "Stock: 12 cards");
  EXPECT_EQ(stock(german, 1), "Talon: 1 Karte");
  EXPECT_EQ(stock(german, 0), "Talon: leer");
}

TEST(Catalogue, TakesTheShortFormWhereAnArgumentIsMissing) {
  const Catalogue catalogue("en");
  const Reason move = {"bad-card", "", {{"text", std::string("XX")}}};
  const Reason in_deck = {"bad-card", "", {{"text", std::string("XX")}, {"place", 3}}};
  EXPECT_EQ(catalogue.text(move).find("number"), std::string::npos);
  EXPECT_NE(catalogue.text(in_deck).find("number 3"), std::string::npos);
}

TEST(Catalogue, DisarmsTextFromOutside) {
  const Catalogue catalogue("en");
  const std::string text =
      catalogue.text(Reason{"bad-suit", "", {{"text", std::string("\033[31m\nX\u202E")}}});
  EXPECT_EQ(text.substr(0, text.find(" is ")), "“�[31m�X�”");
  const Reason large = {"bad-suit", "", {{"text", std::string(100000, 'x')}}};
  EXPECT_LT(catalogue.text(large).size(), 500U);
  EXPECT_EQ(disarmed("a\x9b[b\n"), "a�[b�");  // no UTF-8, but a terminal may take it
  EXPECT_EQ(disarmed("König “K♣”"), "König “K♣”");
  const Catalogue plain("en"), ascii("en", {CardStyle::Signs::letters, {}, true});
  const std::string word = "\x1b\xc2\x9bö", long_word(400, 'x');
  const std::string key = "error.no-record";
  EXPECT_EQ(plain.text(key, {{"file", printable(word)}}), "��ö holds no record");
  EXPECT_EQ(ascii.text(key, {{"file", printable(word)}}), "??ö holds no record");
  EXPECT_TRUE(ascii.text(key, {{"file", printable(long_word)}})
                  .starts_with(std::string(300, 'x') + "... "));
  EXPECT_EQ(plain.text("solve.unfinished.nodes", {{"nodes", std::int64_t{3'000'000'000}}}),
            "Not finished: 3,000,000,000 cards have been tried; --nodes allows more.");
}

TEST(Catalogue, KeepsToAsciiWhereThatIsAskedForButNotInNames) {
  const CardStyle ascii{CardStyle::Signs::letters, CardStyle::Colours::none, true};
  const auto is_ascii = [](char c) { return static_cast<unsigned char>(c) < 0x80; };
  for (const CatalogueData& data : catalogue_data()) {
    const Catalogue catalogue(data.language, ascii);
    for (const Message& message : data.messages) {
      if (message.key.starts_with("page.")) continue;  // a browser shows every sign
      const std::string text = catalogue.text(message.key, sample(message.pattern, 2));
      EXPECT_TRUE(std::ranges::all_of(text, is_ascii)) << message.key << ": " << text;
      EXPECT_NE(text, "[" + std::string(message.key) + "]");
    }
  }
  const Catalogue english("en", ascii);
  EXPECT_EQ(english.text("fault.wrong-dealer",
                         {{"dealer", std::string("Jörg")}, {"expected", std::string("Zoë")}}),
            "Jörg deals, but it is Zoë's turn to deal");
}

TEST(Catalogue, SaysWhichMessageIsMissing) {
  EXPECT_EQ(Catalogue("en").text("no.such-key"), "[no.such-key]");
}

TEST(ChooseLanguage, LooksAtTheOptionThenAtTheEnvironment) {
  for (const char* variable : {"LC_ALL", "LC_MESSAGES", "LANG"}) unsetenv(variable);
  EXPECT_EQ(choose_language(""), "en");
  setenv("LANG", "de_DE.UTF-8", 1);
  EXPECT_EQ(choose_language(""), "de");
  EXPECT_EQ(choose_language("en"), "en");
  setenv("LC_ALL", "C.UTF-8", 1);
  EXPECT_EQ(choose_language(""), "en");
  setenv("LC_ALL", "de", 1);
  EXPECT_EQ(choose_language("fr"), "de");
  unsetenv("LC_ALL");
  unsetenv("LANG");
}

}  // namespace
}  // namespace linger
