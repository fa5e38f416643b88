// Records: they are read, replayed, asked about and written back, whatever they are.
#include <cstdint>
#include <sstream>
#include <string_view>

#include "must.h"
#include "protocol/referee_json.h"
#include "record/event_json.h"
#include "record/json_reader.h"
#include "record/reason_json.h"
#include "record/record_stream.h"
#include "record/replay.h"

namespace linger {
namespace {

void must_be_json(std::string_view text) {
  Json json;
  must(!parse_json(text, json));
}

struct Trace {
  std::string events;
  std::optional<Fault> fault;
  bool operator==(const Trace&) const = default;
};

Trace trace_of(const Record& record) {
  Trace trace;
  trace.fault = replay(record, [&trace](const auto& event) { append_json(trace.events, event); });
  return trace;
}

void check_round_trip(const Record& record, const Trace& trace) {
  const Record again = parse_record(write_record(record));
  must(again == record);
  must(trace_of(again) == trace);
}

void check_referee(const Record& record) {
  std::string answer;
  append_json(answer, referee(record));
  must_be_json(answer);
  NamedRules other;
  other.rules.elimination = Elimination::before_draw;
  other.rules.last_trick = LastTrick::last_holder;
  other.rules.stock_end = StockEnd::reshuffle;
  std::string comparison;
  append_json(comparison, compare(record, {record.preset, record.rules}, other));
  must_be_json(comparison);
}

void check_record(std::string_view text) {
  const Record record = parse_record(text);
  const Trace trace = trace_of(record);
  // A fault in the text is always some fault of the replay.
  if (record.fault) must(trace.fault.has_value());
  if (trace.fault) {
    std::string fault;
    append_json(fault, *trace.fault);
    must_be_json(fault);
  }
  if (!record.fault) check_round_trip(record, trace);
  check_referee(record);
}

}  // namespace
}  // namespace linger

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace linger;
  const std::string text(reinterpret_cast<const char*>(data), size);
  std::istringstream input(text);
  RecordStream stream(input, 1 << 14);
  for (RecordText record; stream.next(record);) check_record(record.text);
  check_record(text);
  return 0;
}
