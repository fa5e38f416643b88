// Sentences for terminals that have nothing but ASCII.
#pragma once

#include <string>
#include <string_view>

namespace linger {

// A message of a catalogue, in ICU syntax, with letters and signs as one writes them in ASCII:
// "Koenig". What it has no sign for, it must not contain (tested).
std::string pattern_in_ascii(std::string_view pattern);

// What disarmed() and printable() put into a text of unknown origin: "?" for �, and a cut text ends
// with "...". The rest of it stays as it is.
std::string disarmed_in_ascii(std::string text);

}  // namespace linger
