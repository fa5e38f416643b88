// Looks back at the hands of a record: how everybody's chance went, what each decision cost, and
// what could have been forced.
//
// Two kinds of knowledge are kept apart. A decision is judged by what its player could know, as
// the coach would have judged it then (players/coach.h). The course of the chances and the forced
// wins are told knowing everything: all hands, and the stock in its order.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "players/coach.h"
#include "record/record.h"

namespace linger {

struct ReviewSettings {
  std::string seed = std::string(kCoachSeed);
  int worlds = 1000;              // at each decision, and played out at each moment; at least 1
  std::uint64_t nodes = 200'000;  // for the solver at each moment: what takes more stays open
  int only = 0;                   // one round of the record, from 1; 0: all
};

struct RoundReview {
  // How things stood after so many moves.
  struct Moment {
    int moves = 0;
    int tricks = 0;             // finished by then
    PerSeat<double> chances{};  // each seat's to win, 0–1: how often it won, played out by policy
    std::optional<int> force;   // the seat that could force the win
    bool force_known = false;   // where `force` is none: whether nobody could
  };
  // A move where there was more than one.
  struct Decision {
    int move = 1;  // in the round, from 1
    int seat = 0;
    Hint::Choice played;
    Hint::Choice best;          // in the coach's eyes
    Difference loss;            // from best to played; the chance is never below 0
    double points_lost = 0;     // expected, where points decide the match (R14)
    std::vector<Move> forcing;  // those that kept a forced win, if the player had one
    bool gave_away = false;     // and the move played did not keep it
  };

  int number = 1;  // of the round
  int players = 0;
  bool by_points = false;       // points decide, and so they say what cost most
  std::optional<int> winner;    // of the hand, if it is over
  std::vector<Moment> moments;  // after the deal, and after each move
  std::vector<Decision> decisions;
  std::vector<std::size_t> costliest;  // places in decisions, at most three, the worst first
  int worlds = 0;                      // so many were played out at each moment
};

// Tells of one round after the other, of an unfinished one as far as it goes. The result is what
// is wrong with the record; what comes before it has been told. The same arguments give the same
// review everywhere.
std::optional<Fault> review(const Record& record, const ReviewSettings& settings,
                            const std::function<void(const RoundReview&)>& tell);

}  // namespace linger
