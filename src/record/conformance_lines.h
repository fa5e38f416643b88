// Tests only: the lines of tests/conformance, an independent reading of the rules.
#pragma once

#include <fstream>
#include <string>
#include <vector>

#include "record/json_reader.h"

namespace linger {

struct ConformanceLine {
  std::string file;
  int number = 0;
  std::string record;  // as JSON
  Json trace;
};

inline const std::vector<ConformanceLine>& conformance_lines() {
  static const std::vector<ConformanceLine> lines = [] {
    std::vector<ConformanceLine> all;
    for (const char* name : {"positions", "presets", "sweep", "unfinished"}) {
      const std::string file =
          std::string(LINGER_SOURCE_DIR "/tests/conformance/") + name + ".jsonl";
      std::ifstream input(file);
      std::string text;
      for (int number = 1; std::getline(input, text); ++number) {
        Json line;
        if (parse_json(text, line)) return all;
        all.push_back({name, number, line["record"].dump(), line["trace"]});
      }
    }
    return all;
  }();
  return lines;
}

}  // namespace linger
