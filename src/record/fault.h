// What is wrong with a record, and where.
//
// The codes, with their arguments; every one is a sentence `fault.<code>` of the catalogues.
// (S) marks a seat, (n) a whole number, (t) text, (c) a card, (cc) cards, (s) a suit.
//
//   the text
//     bad-json              line (n), column (n), from 1 within the record's text
//     bad-utf8              line (n), column (n)
//     duplicate-member      member (t)
//     too-deep              limit (n): levels of arrays and objects
//     too-long              limit (n): bytes of one record
//     missing-member        member (t)
//     wrong-type            member (t), expected (t): object, array, string, integer, boolean,
//                           "players or integer"
//   the match
//     bad-format            value (t), allowed (t)
//     bad-name              seat (S), length (n), least (n), most (n): characters of a name
//     bad-value             option (t), value (t), allowed (t): options of the rules, and
//                           `players`, `dealer`, `position.leader`, `position.hands`
//     unknown-option        option (t), allowed (t)
//     unknown-preset        value (t), allowed (t)
//     forbidden-combination R9  option (t), value (t), other (t), other_value (t)
//     hand-too-large        R1  hand (n), players (n), limit (n)
//   cards as text, of a deck, a position, a reshuffle or a move
//     bad-card              text (t), place (n) from 1 in its list; a move has no place
//     bad-suit              text (t)
//     card-twice            card (c)
//     deck-size             count (n), expected (n): 52
//     seed-deck             place (n) from 1, card (c) in the deck, expected (c): what the seed has
//   the begin of a round; none of its events are reported
//     match-over            R13 rounds (n): those played until the match's end
//     wrong-dealer          R12 dealer (S), expected (S)
//     position-not-alone    (none)
//     beside-position       member (t)
//     too-few-hands         R7  count (n): seats with cards, where two are the least
//     leader-without-cards  R6  seat (S)
//     trump-under-none      R2  suit (s)
//   moves and reshuffles
//     not-held                  seat (S), card (c), hand (cc): what the seat holds
//     must-follow           R4  seat (S), suit (s), cards (cc): those of the suit held, card (c),
//                               hand (cc)
//     must-lead-trump       R3  the same
//     must-name-trump       R2  seat (S), card (c): played where a naming is due
//     cannot-name-trump     R2  seat (S): who is to play, suit (s)
//     round-over        R7–R10  winner (S), moves (n): those that the hand took; the ruling is
//                               that by which it ended
//     unfinished-round          seat (S): whose turn it is; absent where a reshuffle is due
//     missing-reshuffle     R9  count (n), cards (cc): those to be shuffled
//     reshuffle-cards       R9  number (n) of the reshuffle from 1, missing (cc), surplus (cc)
//     surplus-reshuffle     R9  count (n) of reshuffles in the record, expected (n)
//     reshuffle-unruled     R9  value (t): the stock_end of the rules, which has none
//   what a record is not enough for
//     nothing-to-solve          (none): no round has begun
//     no-turn                   (none): nobody is to move at the end, and a hint was asked for
//   what is asked for
//     no-puzzle                 count (n) of puzzles found, after which there were no more
//     unknown-call              text (t)
#pragma once

#include <optional>

#include "game/reason.h"

namespace linger {

// All numbers count from 1. A fault of the format, the rules or the players has no round, one of
// the deal, of a reshuffle or of a round's end no move.
struct Fault {
  std::optional<int> round;
  std::optional<int> move;  // the naming of a trump being a move
  Reason reason;

  bool operator==(const Fault&) const = default;
};

}  // namespace linger
