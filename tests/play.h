// Plays matches with the built program, through a pipe.
#pragma once

#include <nlohmann/json.hpp>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "program.h"

namespace linger::testing {

using nlohmann::json;

inline bool has(const std::string& text, std::string_view part) {
  return text.find(part) != std::string::npos;
}

inline std::vector<json> records_in(const std::string& file) {
  std::vector<json> records;
  std::istringstream lines(read_file(file));
  for (std::string line; std::getline(lines, line);) records.push_back(json::parse(line));
  return records;
}

class PlayTest : public ProgramTest {
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

}  // namespace linger::testing
