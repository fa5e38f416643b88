// What a record says beside the match: members that `linger play` writes, so that a match can be
// gone on with and told to the person who played it.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/catalogue.h"
#include "record/record.h"

namespace linger {

inline constexpr std::string_view kPersonSeat = "you";

struct Beside {
  std::vector<std::string> seats;   // "you" or a level for each; empty if there are none to use
  std::optional<std::string> seed;  // of the match, if it has one
  std::string others;               // further members, as JSON text

  // The seat of the person, if there was one.
  std::optional<int> person() const;
};

// A record from elsewhere may have other things there, or none.
Beside read_beside(const Record& record);

// Makes the words call the players of the record by their names, and its person "you".
void speak_of(const Record& record, Catalogue& words);

// The members as JSON text, without braces.
std::string beside_text(const Beside& beside);

}  // namespace linger
