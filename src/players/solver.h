// Solves a hand in which nothing is hidden: who can force the win, what everybody's chance is, and
// how it goes if all play well. Exact under all rules, or honestly not finished.
//
// Not finished is what takes more nodes than are given, and, under `reshuffle`, what depends on a
// stock that is not told: one of OpenHand::coming is used where it is made of exactly the cards of
// the finished tricks, and a line of play on which it is not is unknown. A forced win that has been
// found stands all the same.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "players/force_search.h"
#include "players/open_hand.h"
#include "players/value_search.h"
#include "record/record.h"

namespace linger {

class Solver {
 public:
  // The tables' sizes: 2^force_bits positions of 32 bytes, 2^value_bits of 136, 4 to 28 each. They
  // decide how fast it goes, and so what the nodes suffice for, but not what comes out.
  explicit Solver(int force_bits = 18, int value_bits = 16);
  Solver(const Solver&) = delete;
  Solver& operator=(const Solver&) = delete;

  // The hand that is asked about from now on, and how many cards may be tried for all the answers
  // to come together.
  void set(OpenHand hand, std::uint64_t nodes);
  // Nodes left; at 0 an answer may be missing for lack of them.
  std::uint64_t nodes() const { return nodes_; }

  // The seats that can force the win against all others together: one at most.
  struct Force {
    SeatSet seats = 0;
    bool finished = false;  // no other can
  };
  Force force();

  // The moves that keep a forced win of the mover, whatever the others do, in the order of the
  // pack. Empty where it has none, or none that could be found, or nobody is to move.
  std::vector<Move> forcing_moves() { return forcing_moves(begin()); }

  // Max-prob (players/value_search.h): every seat's chance. None if unfinished.
  std::optional<Chances> chances() { return values_.chances(begin()); }
  // The same after each of the mover's moves, in the order of the pack.
  struct Outcome {
    Move move;
    std::optional<Chances> chances;
  };
  std::vector<Outcome> outcomes() { return outcomes(begin()); }

  // Best play from here to the end of the hand: always a move that keeps a forced win, or else one
  // of the best by max-prob, and of several the first in the order of the pack. None if unfinished.
  std::optional<std::vector<Move>> line();

 private:
  Place begin() const { return {hand_.round, 0}; }
  std::vector<Move> forcing_moves(const Place& place);
  std::vector<Outcome> outcomes(const Place& place);
  std::optional<Move> best_move(const Place& place);
  std::optional<Move> best_by_chance(const Place& place);

  OpenHand hand_;
  std::uint64_t nodes_ = 0;
  ForceTable force_table_;
  ValueTable value_table_;
  ForceSearch forces_;
  ValueSearch values_;
};

// What an answer may take where nobody says otherwise, and at most; and the tables for it, 32 and
// 34 megabytes.
inline constexpr std::uint64_t kSolveNodes = 50'000'000;
inline constexpr std::int64_t kMostSolveNodes = 1'000'000'000'000;
inline constexpr int kSolveForceBits = 20, kSolveValueBits = 18;

// All of it at once.
struct Solution {
  SeatSet force = 0;                       // those found to be able to force the win
  std::optional<PerSeat<double>> chances;  // none if they have not been found
  std::optional<std::vector<Move>> line;   // likewise
  bool finished = false;                   // all of the above is there, and nobody else can
  bool out_of_nodes = false;  // not finished, and the nodes are used up; else it hangs on a stock
};
Solution solve(Solver& solver, const OpenHand& hand, std::uint64_t nodes);

}  // namespace linger
