// Who can force the win of an open hand, whatever all the others do together.
#pragma once

#include <cstdint>

#include "players/open_hand.h"
#include "players/place_table.h"

namespace linger {

enum class Verdict : std::uint8_t { no, yes, unknown };

struct ForceKnown {
  SeatSet seats = 0;    // those that have been looked at
  SeatSet forced = 0;   // those of them that can force the win: one at most
  SeatSet unknown = 0;  // those of which it depends on a stock that is not told
};
using ForceTable = PlaceTable<ForceKnown>;  // 32 bytes a position

// A boolean search for one seat at a time: that seat needs one card that wins, the others together
// need one that does not.
class ForceSearch {
 public:
  // All of them outlive the search. `nodes` counts down the cards that may be tried; at 0 what has
  // not been settled is unknown. The table holds nothing from another hand.
  ForceSearch(const OpenHand& hand, ForceTable& table, std::uint64_t& nodes)
      : hand_(hand), table_(table), nodes_(nodes) {}

  // Whether the seat can force the win from there.
  Verdict can_force(const Place& place, int seat);

 private:
  Verdict settle(const Place& place);
  Verdict name_trump(const Place& place);
  Verdict play(const Place& place, const Relevance& relevance);
  void keep(const PlaceKey& key, int cards, Verdict verdict);

  const OpenHand& hand_;
  ForceTable& table_;
  std::uint64_t& nodes_;
  int seat_ = 0;
};

}  // namespace linger
