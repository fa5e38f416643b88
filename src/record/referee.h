// What stands at the table, and by which ruling: the answer to a situation, which is the last
// round of a record as far as its moves go.
//
// Findings are reasons in the order in which things happen; each code is a sentence
// `referee.<code>` of the catalogues. (S) marks a seat, (n) a number, (c) a card, (cc) cards,
// (s) a suit.
//
//   what the last move did: it ended a trick, or a hand inside one
//     trick-won-by-trump    R5  seat (S), card (c), suit (s): the trump suit
//     trick-won-by-suit     R5  seat (S), card (c), suit (s): the suit led
//     out-before-draw       R6  seat (S): without cards under elimination before-draw
//     no-draw-out           R6  seat (S): the winner is out before the draw
//     no-draw-stock-empty   R9  seat (S): the winner, who would draw
//     reshuffle-due         R9  seat (S): the winner, who waits; count (n), cards (cc)
//     reshuffled            R9  count (n)
//     draws                 R6  seat (S), count (n), cards (cc)
//     draws-last            R6  the same: these were the last of the stock
//     out                   R6  seat (S): without cards after the draw
//     trump-named           R2  seat (S), suit (s): the last move was that
//   the end of the hand
//     won-last-survivor     R7  seat (S)
//     won-last-trick        R8  seat (S)
//     won-stock-exhausted   R9  seat (S)
//     won-last-holder       R10 seat (S)
//   the trick in progress
//     winning-by-trump      R5  seat (S), card (c), suit (s)
//     winning-by-suit       R5  seat (S), card (c), suit (s)
//   whose turn it is, and for what
//     names-trump           R2  seat (S): names the trump suit, then leads
//     leads-first           R3  seat (S): the hand's first lead
//     leads                 R6  seat (S): won the trick, or was told to lead by the position
//     leads-for-winner      R6  seat (S), winner (S): the winner of the trick is out
//     may-lead-any          R3  seat (S), cards (cc): those held
//     must-lead-trump       R3  seat (S), suit (s), cards (cc): those that may be led
//     must-follow           R4  seat (S), suit (s), cards (cc): those that may be played
//     may-play-any          R4  seat (S), suit (s): led, and not held; cards (cc): those held
//   what will come of it
//     decided               F3  seat (S): wins the hand whatever is played
//   what lies on the table; told only where two sets of rules are compared, and before all else
//     trump                 R2  suit (s)
//     no-trump              R2  (none)
//     no-trump-yet          R2  (none): the winner of the first trick will name it
//     stock                 R1  count (n): of its cards
//     holds                 R1  seat (S), cards (cc)
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "game/legal.h"
#include "game/round.h"
#include "record/record.h"
#include "record/rules_json.h"

namespace linger {

struct RefereeAnswer {
  NamedRules rules;  // by which it was answered
  // The round whose situation it is, from 1. 0, and none, where not even a deal was sound.
  int round_number = 0;
  std::optional<Round> round;
  // What is wrong with the record under these rules. The findings then tell of the situation
  // before it.
  std::optional<Fault> fault;
  std::vector<Reason> findings;
};

// By the record's own rules.
RefereeAnswer referee(const Record& record);
// By others. Then only the last round is looked at: what other rules would have made of the
// rounds before it is another question.
RefereeAnswer referee(const Record& record, const NamedRules& rules);

// The same situation under two sets of rules; of the findings, which here tell also what lies on
// the table, only those that the other side does not have.
struct RefereeComparison {
  RefereeAnswer a;
  RefereeAnswer b;
  bool same() const { return a.findings.empty() && b.findings.empty() && a.fault == b.fault; }
};
RefereeComparison compare(const Record& record, const NamedRules& a, const NamedRules& b);

// A card that the player whose turn it is holds and may not play, and why (`must-follow`,
// `must-lead-trump`, with the arguments of record/fault.h but `hand`: the round has it).
struct IllegalCard {
  Card card;
  Reason reason;
};
std::vector<IllegalCard> illegal_cards(const Round& round);

}  // namespace linger
