#include "app/speak_of.h"

#include "table/saved_match.h"

namespace linger {

void speak_of(const Record& record, Catalogue& words) {
  words.name_players(record.players);
  words.address(read_beside(record).person());
}

}  // namespace linger
