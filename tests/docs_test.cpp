// The documents: what they say to type works, and what they point to is there.

#include <nlohmann/json.hpp>
#include <regex>
#include <sstream>
#include <vector>

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

TEST_F(Documents, EveryRoomOfTheSourceIsInThePlan) {
  const std::string plan = read_file(kHome / "CONTRIBUTING.md");
  for (const auto& entry : fs::directory_iterator(kHome / "src"))
    EXPECT_NE(plan.find("`src/" + entry.path().filename().string() + "`"), std::string::npos)
        << entry.path();
}

// ---- The house

// What no include path can forbid: the way around it, and libraries that a room does not use.
TEST_F(Documents, RoomsIncludeNothingByTheBackDoor) {
  const std::regex include(R"(#include [<"]([^>"]+)[>"])");
  for (const auto& entry : fs::recursive_directory_iterator(kHome / "src")) {
    if (entry.is_directory() || entry.path().string().ends_with("_test.cpp")) continue;
    const std::string room = fs::relative(entry.path(), kHome / "src").begin()->string();
    const std::string text = read_file(entry.path());
    for (std::sregex_iterator it(text.begin(), text.end(), include), end; it != end; ++it) {
      const std::string header = (*it)[1];
      EXPECT_EQ(header.find(".."), std::string::npos) << entry.path() << ": " << header;
      if (header.starts_with("nlohmann/"))
        EXPECT_EQ(entry.path().filename(), "json_reader.h") << entry.path();
      if (header.starts_with("unicode/") || header.starts_with("CLI/"))
        EXPECT_EQ(room, "app") << entry.path() << ": " << header;
    }
  }
}

}  // namespace
