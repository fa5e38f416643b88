// Whom a record is about, for what is told of it.
#pragma once

#include "app/catalogue.h"
#include "record/record.h"

namespace linger {

// Makes the words call the players of the record by their names, and its person "you".
void speak_of(const Record& record, Catalogue& words);

}  // namespace linger
