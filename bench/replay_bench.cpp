// Records: parsing, replaying and writing the events of a file, as `linger replay --json` does.

#include <benchmark/benchmark.h>

#include <fstream>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "record/event_json.h"
#include "record/record.h"
#include "record/replay.h"

namespace linger {
namespace {

std::vector<std::string> records_of(const std::string& name) {
  std::ifstream file(std::string(LINGER_SOURCE_DIR) + "/tests/conformance/" + name);
  std::vector<std::string> records;
  for (std::string line; std::getline(file, line);)
    records.push_back(nlohmann::json::parse(line)["record"].dump());
  return records;
}

void replay_json(benchmark::State& state) {
  const auto records = records_of("sweep.jsonl");
  std::int64_t events = 0;
  std::string out;
  for ([[maybe_unused]] auto _ : state) {
    for (const std::string& text : records) {
      const auto fault = replay(parse_record(text), [&](const auto& event) {
        append_json(out, event);
        out.push_back('\n');
        ++events;
      });
      if (fault) state.SkipWithError("a record of the conformance files does not replay");
      benchmark::DoNotOptimize(out.data());
      out.clear();
    }
  }
  state.counters["events"] =
      benchmark::Counter(static_cast<double>(events), benchmark::Counter::kIsRate);
}
BENCHMARK(replay_json)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace linger
