// Reasons and faults as JSON: codes and arguments, which the surface makes sentences of.
#pragma once

#include <string>

#include "game/reason.h"
#include "record/fault.h"
#include "record/json_writer.h"

namespace linger {

// A number, a suit "C", a card "KC", an array of cards or a text; a seat is a number from 0.
void append_json(std::string& out, const Argument& argument);

// Writes the members `code`, `ruling` (left out where none speaks of it) and `args` into an object
// that may have others too.
void write_members(JsonWriter& json, const Reason& reason);
void append_json(std::string& out, const Reason& reason);

// `{"round", "move", "code", "ruling", "args"}`, those that apply.
void append_json(std::string& out, const Fault& fault);

}  // namespace linger
