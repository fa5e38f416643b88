// Runs sub-commands of the built program on records.
#pragma once

#include <nlohmann/json.hpp>
#include <sstream>
#include <string>
#include <vector>

#include "program.h"

namespace linger::testing {

using nlohmann::json;

inline std::vector<json> json_lines(const std::string& text) {
  std::vector<json> lines;
  std::istringstream stream(text);
  for (std::string line; std::getline(stream, line);) lines.push_back(json::parse(line));
  return lines;
}

inline json sound_record() {
  return json::parse(R"({"format": "linger-record/1", "rules": {"preset": "survival"},
    "players": ["Ada", "Ben", "Cleo", "Dan"],
    "rounds": [{"position": {"hands": ["KC 5D", "3C 6D", "2H", "AC 7D"], "stock": "9D 4S",
                             "trump": "H", "leader": 0}, "moves": "KC 3C 2H AC"}]})");
}

inline json with_moves(const std::string& moves) {
  json record = sound_record();
  record["rounds"][0]["moves"] = moves;
  return record;
}

}  // namespace linger::testing
