// Tricks that need no search.
#pragma once

#include "players/open_hand.h"

namespace linger {

// How many tricks the leader can win one after the other, from the cards held now and whatever the
// others play; at least this many. Between two tricks, with the trump suit known.
int sure_tricks(const Round& round);

// Whether sure tricks settle the hand for a seat: on lead, it has enough of them for everybody else
// to run out of cards; or another leader has enough of them for this seat to. None if they do not.
std::optional<bool> settled_by_sure_tricks(const OpenHand& hand, const Round& round, int seat);

}  // namespace linger
