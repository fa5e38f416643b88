// What has been counted, as JSON: to be kept, or handed out and taken back.
#pragma once

#include "record/json_reader.h"
#include "record/json_writer.h"
#include "study/simulation.h"

namespace linger {

// The members "counts": [[…], …], in the order of Tally, an array a rule set, and "other_winner":
// […] of an object that is being written.
void write_counts(JsonWriter& json, const SimulationTally& tally);

// The same of an object, for as many rule sets as the tally has. False where it does not have them,
// or the reader a fault; the tally is then of no use.
bool read_counts(ObjectReader& reader, SimulationTally& tally);

}  // namespace linger
