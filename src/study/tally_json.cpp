#include "study/tally_json.h"

namespace linger {
namespace {

void write_row(JsonWriter& json, std::span<const Tally::Count> counts) {
  json.begin_array();
  for (const Tally::Count count : counts) json.value(count);
  json.end_array();
}

// Whether all of the array are counts, as many as are wanted.
bool read_row(const Json& array, std::span<Tally::Count> counts) {
  if (!array.is_array() || array.size() != counts.size()) return false;
  for (std::size_t i = 0; i < counts.size(); ++i) {
    const auto count = whole_number(array[i]);
    if (!count || *count < 0) return false;
    counts[i] = *count;
  }
  return true;
}

}  // namespace

void write_counts(JsonWriter& json, const SimulationTally& tally) {
  json.key("counts").begin_array();
  for (const Tally& each : tally.rules) write_row(json, each.counts());
  json.end_array().key("other_winner");
  write_row(json, tally.other_winner);
}

bool read_counts(ObjectReader& reader, SimulationTally& tally) {
  const Json& counts = reader.array("counts");
  const Json& others = reader.array("other_winner");
  if (!reader.ok() || counts.size() != tally.rules.size()) return false;
  for (std::size_t i = 0; i < counts.size(); ++i)
    if (!read_row(counts[i], tally.rules[i].counts())) return false;
  return read_row(others, tally.other_winner);
}

}  // namespace linger
