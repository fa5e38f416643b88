// R11: who deals the first hand of a match.
#pragma once

#include <string_view>
#include <vector>

#include "cards/card.h"
#include "game/rules.h"

namespace linger {

struct Cut {
  int seat = 0;
  Card card;
};

// The cut for the deal from the pack of `seed` + ":cut": in seat order each player takes the next
// card, those tied lowest in rank again, until one is lowest.
struct CutForDeal {
  std::vector<Cut> cuts;  // in the order taken
  int dealer = 0;
};
CutForDeal cut_for_deal(std::string_view seed, int players);

// A dealer at random, from the stream of `seed` + ":dealer".
int random_dealer(std::string_view seed, int players);

// As the rules say, for a match of this seed.
int first_dealer(const Rules& rules, std::string_view seed, int players);

}  // namespace linger
