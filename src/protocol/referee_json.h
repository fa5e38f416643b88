// The referee's answers as JSON, the result of `linger referee --json`.
//
// An answer is one object. `round` to `turn` are absent where not even the deal is sound:
//   rules     the preset and every option
//   fault     {round?, move?, code, ruling?, args}: what is wrong with the record, if anything
//   round     its number from 1
//   trump     "H"; absent where there is none (yet)
//   stock     the number of cards in it
//   hands     an array of cards for each seat
//   in        the seats still in, ascending
//   trick     the cards of the unfinished trick in order: [{seat, card}]; absent without one,
//             and when the hand is over
//   turn      {seat, legal: [cards], illegal: [{card, code, ruling, args}]}, or {seat, name:
//             [suits]} where a trump is to be named; absent when the hand is over or waits for
//             a stock
//   winner, reason   when the hand is over, as in the event `end`
//   findings  [{code, ruling, args}]: the codes of record/referee.h
//
// A comparison is {same, a, b}, each side {rules, fault?, findings} with what the other lacks.
#pragma once

#include <string>

#include "record/referee.h"

namespace linger {

void append_json(std::string& out, const RefereeAnswer& answer);
void append_json(std::string& out, const RefereeComparison& comparison);

}  // namespace linger
