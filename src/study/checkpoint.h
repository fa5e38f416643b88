// A study as text, so that it can be gone on with: what is studied, and what has been counted.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "study/study.h"

namespace linger {

// One line of JSON: {"format": "linger-study/1", "hands", "parts": [{"rules": […], "players",
// "level", "seed", "blocks", "counts": [[…], …], "other_winner": […]}], "sha256"}. Counts are in
// the order of Tally, one array a rule set. The last member is the SHA-256 of the text before it,
// in hexadecimal.
std::string checkpoint_text(const Study& study);

// The seed of the study in a checkpoint, sound or not, if one can be made out: for whoever goes on
// with it and does not name the seed.
std::optional<std::string> seed_in(std::string_view checkpoint);

enum class CheckpointFault : std::uint8_t {
  none,
  unreadable,  // no checkpoint, not as it was written, or of another version of the program
  other,       // of a study that differs in rules, players, levels, seed or hands
};

// Takes over what had been counted. The study is the one that is asked for, with nothing played;
// it is left alone where there is a fault.
CheckpointFault restore(Study& study, std::string_view text);

}  // namespace linger
