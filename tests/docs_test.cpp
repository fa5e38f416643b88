// The documents: what they say to type works, and what they point to is there.

#include <cstdlib>
#include <nlohmann/json.hpp>
#include <regex>
#include <set>
#include <sstream>
#include <vector>

#include "game/options.h"
#include "game/presets.h"
#include "program.h"

namespace {

namespace fs = linger::testing::fs;
using linger::testing::ProgramTest;
using linger::testing::read_file;
using linger::testing::Result;

const fs::path kHome = LINGER_SOURCE_DIR;

std::vector<fs::path> documents() {
  std::vector<fs::path> files;
  for (const char* folder : {"", "docs", "catalogues"})
    for (const auto& entry : fs::directory_iterator(kHome / folder))
      if (entry.path().extension() == ".md") files.push_back(entry.path());
  return files;
}

// The lines between ```sh and ```; in them stand calls of the program.
std::vector<std::string> commands_in(const fs::path& document) {
  std::vector<std::string> commands;
  std::istringstream lines(read_file(document));
  bool inside = false;
  for (std::string line; std::getline(lines, line);) {
    if (line.starts_with("```"))
      inside = line == "```sh";
    else if (inside && !line.empty())
      commands.push_back(line);
  }
  return commands;
}

class Documents : public ProgramTest {};

TEST_F(Documents, EveryCommandInThemWorks) {
  int tried = 0;
  for (const fs::path& document : documents()) {
    for (const std::string& command : commands_in(document)) {
      ASSERT_TRUE(command.starts_with("linger ")) << document << ": " << command;
      const Result result = run(command.substr(7), "-C " + kHome.string() + " LC_ALL=C");
      EXPECT_EQ(result.code, 0) << document << ": " << command << "\n" << result.error;
      EXPECT_NE(result.out, "") << document << ": " << command;
      ++tried;
    }
  }
  EXPECT_GE(tried, 12);
}

// The commands in it take long: it is made of their stored results.
TEST_F(Documents, FindingsAreWhatTheStoredResultsSay) {
  const std::string told = write("told", "");
  const std::string call = "python3 " + (kHome / "docs/findings/findings.py").string();
  EXPECT_EQ(std::system((call + " --check > " + told + " 2>&1").c_str()), 0) << read_file(told);
}

TEST_F(Documents, EveryLinkLeadsSomewhere) {
  const std::regex link(R"(\]\(([^)#:]+)(#[^)]*)?\))");
  int tried = 0;
  for (const fs::path& document : documents()) {
    const std::string text = read_file(document);
    for (std::sregex_iterator it(text.begin(), text.end(), link), end; it != end; ++it) {
      EXPECT_TRUE(fs::exists(document.parent_path() / (*it)[1].str())) << document << (*it)[0];
      ++tried;
    }
  }
  EXPECT_GE(tried, 8);
}

TEST_F(Documents, NoFigureIsLeftToBeFilledIn) {
  const std::regex open_place(R"(@[a-z]+@|TODO|XXX|\?\?\?)");
  for (const fs::path& document : documents()) {
    std::smatch found;
    const std::string text = read_file(document);
    EXPECT_FALSE(std::regex_search(text, found, open_place)) << document << ": " << found.str();
  }
}

TEST_F(Documents, EveryRoomOfTheSourceIsInThePlan) {
  const std::string plan = read_file(kHome / "CONTRIBUTING.md");
  for (const auto& entry : fs::directory_iterator(kHome / "src"))
    EXPECT_NE(plan.find("`src/" + entry.path().filename().string() + "`"), std::string::npos)
        << entry.path();
}

// ---- What the documents list

// "`code`" somewhere in the text, as a table or a sentence has it.
bool names(const std::string& text, std::string_view word) {
  return text.find("`" + std::string(word) + "`") != text.npos;
}

// The section of a document from its heading to the next of the same depth.
std::string section(const std::string& text, const std::string& heading) {
  const std::size_t begin = text.find("\n## " + heading + "\n");
  EXPECT_NE(begin, text.npos) << heading;
  return begin == text.npos ? "" : text.substr(begin, text.find("\n## ", begin + 1) - begin);
}

// The codes that the comment at the head of a source file lists, a line each.
std::set<std::string> codes_of(const fs::path& header) {
  const std::string text = read_file(header);
  const std::regex line(R"(\n//     ([a-z0-9]+(?:-[a-z0-9]+)*) +(?=[RF(a-z]))");
  std::set<std::string> codes;
  for (std::sregex_iterator it(text.begin(), text.end(), line), end; it != end; ++it)
    codes.insert((*it)[1]);
  return codes;
}

TEST_F(Documents, FormatsListEveryCode) {
  const std::string formats = read_file(kHome / "docs/formats.md");
  const std::string faults = section(formats, "Faults");
  const auto fault_codes = codes_of(kHome / "src/record/fault.h");
  EXPECT_GE(fault_codes.size(), 35U);
  for (const auto& code : fault_codes) EXPECT_TRUE(names(faults, code)) << code;
  const std::string answer = section(formats, "The referee's answer");
  const auto finding_codes = codes_of(kHome / "src/record/referee.h");
  EXPECT_GE(finding_codes.size(), 25U);
  for (const auto& code : finding_codes) EXPECT_TRUE(names(answer, code)) << code;
  const std::string hint = section(formats, "The hint");
  const auto reasons = codes_of(kHome / "src/players/effects.h");
  EXPECT_GE(reasons.size(), 20U);
  for (const auto& code : reasons) EXPECT_TRUE(names(hint, code)) << code;
}

TEST_F(Documents, FormatsAndRulesListEveryOptionAndValue) {
  const std::string formats = section(read_file(kHome / "docs/formats.md"), "Rules");
  const std::string rules = read_file(kHome / "docs/rules.md");
  for (const std::string& text : {formats, rules}) {
    for (std::string_view option : linger::option_names())
      EXPECT_TRUE(names(text, option)) << option;
    for (const linger::NamedOption& option : linger::named_options())
      for (std::string_view value : option.values) EXPECT_TRUE(names(text, value)) << value;
  }
  for (const linger::Preset& preset : linger::presets())
    EXPECT_NE(rules.find("\n| `" + std::string(preset.name) + "` |"), rules.npos) << preset.name;
}

TEST_F(Documents, StudyExplainsEveryFigure) {
  const std::string study = section(read_file(kHome / "docs/study.md"), "The figures");
  const std::string call =
      "study --rules survival,classic --set scoring=chips-per-opponent --hands 1 --seed s ";
  const std::set<std::string> subject = {"rules", "players", "level", "seed", "hands"};
  std::istringstream objects(run(call + "--json").out);
  std::string line;
  std::getline(objects, line);
  int figures = 0;
  const nlohmann::json object = nlohmann::json::parse(line);
  for (const auto& [name, value] : object.items())
    if (!subject.contains(name) && !name.ends_with("_interval")) {
      EXPECT_TRUE(names(study, name)) << name;
      ++figures;
    }
  EXPECT_GE(figures, 15);
  const std::regex row(R"(\n(?:[^,\n]*|"[^"]*"),\d,[a-z]+,"s",1,([a-z_]+))");
  const std::string table = run(call + "--csv").out;
  std::sregex_iterator it(table.begin(), table.end(), row), end;
  EXPECT_NE(it, end);
  for (; it != end; ++it) EXPECT_TRUE(names(study, (*it)[1].str())) << (*it)[1];
}

// Those that the program names when it is asked for another, and the tips after them.
TEST_F(Documents, ArenaNamesWhoeverTakesPart) {
  const std::string arena = read_file(kHome / "docs/arena.md");
  const std::string told = run("arena --candidate nobody --field nobody").error;
  const std::regex name(R"([a-z-]+:[A-Z]+|[a-z]+-[a-z]+)");
  int found = 0;
  for (std::sregex_iterator it(told.begin(), told.end(), name), end; it != end; ++it, ++found)
    EXPECT_TRUE(names(arena, it->str())) << it->str();
  EXPECT_GE(found, 15) << told;
}

TEST_F(Documents, RulesShowTheWorkedExampleAsItIs) {
  const std::string rules = read_file(kHome / "docs/rules.md");
  const std::size_t begin = rules.find("```json\n") + 8;
  const std::string shown = rules.substr(begin, rules.find("```", begin) - begin);
  EXPECT_EQ(nlohmann::json::parse(shown),
            nlohmann::json::parse(read_file(kHome / "docs/examples/worked-example.jsonl")));
}

// ---- The house

// What no include path can forbid: the way around it, and libraries that a room does not use.
TEST_F(Documents, RoomsIncludeNothingByTheBackDoor) {
  const std::regex include(R"(#include [<"]([^>"]+)[>"])");
  std::vector<fs::path> files;
  for (const char* folder : {"src", "bindings"})
    for (const auto& entry : fs::recursive_directory_iterator(kHome / folder))
      if (!entry.is_directory()) files.push_back(entry.path());
  for (const fs::path& file : files) {
    if (file.string().ends_with("_test.cpp")) continue;
    const std::string room = fs::relative(file, kHome / "src").begin()->string();
    const std::string text = read_file(file);
    for (std::sregex_iterator it(text.begin(), text.end(), include), end; it != end; ++it) {
      const std::string header = (*it)[1];
      EXPECT_EQ(header.find(".."), std::string::npos) << file << ": " << header;
      if (header.starts_with("nlohmann/")) EXPECT_EQ(file.filename(), "json_number.h") << file;
      if (header.starts_with("unicode/") || header.starts_with("CLI/"))
        EXPECT_EQ(room, "app") << file << ": " << header;
      if (header.starts_with("boost/"))
        EXPECT_EQ(file.filename(), "beast.h") << file << ": " << header;
      if (header == "sys/socket.h")
        EXPECT_EQ(file.filename(), "sockets.h") << file << ": " << header;
    }
  }
}

}  // namespace
