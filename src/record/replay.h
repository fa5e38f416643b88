// Plays a record through: every event that it tells of, or the first thing that is wrong.
// The codes of faults stand in record/fault.h.
#pragma once

#include <optional>
#include <variant>

#include "game/match.h"
#include "record/record.h"

namespace linger {

// A record step by step: the begin of a round, then move by move. Between two steps match()
// shows how things stand.
class Replay {
 public:
  // The record outlives the replay. Its rules are checked against its players (check_rules), and
  // text at fault comes to light where the record gets there.
  explicit Replay(const Record& record);

  // Begins the next round or makes the next move, with the reshuffle that may follow it; false at
  // the end or at a fault. Nothing is reported of a step that is at fault, but for a reshuffle:
  // the move before it was good.
  template <class Sink>
  bool step(Sink&& sink);

  // Why step() came to an end before that of the record.
  const std::optional<Fault>& fault() const { return fault_; }
  // The hand being played and the score; rounds() is 0 before the first.
  const Match& match() const { return match_; }
  // Moves made in the round so far, and the next of them; nullptr if there is none.
  int moves_made() const { return static_cast<int>(move_); }
  const Move* next_move() const;

 private:
  const RoundRecord& round_record() const { return record_.rounds[round_ - 1]; }
  bool round_has_moves() const { return round_ > 0 && move_ < round_record().moves.size(); }

  // Whether the step can be made; if not, fault_ says why, or the record has ended.
  bool may_move(const Move& move);
  bool may_end_round();
  bool may_begin_round();
  bool may_reshuffle();

  Reason why_no_move(const Move& move) const;
  bool fail(Fault fault);
  bool fail(Reason reason, std::optional<int> move = {});  // in the round begun last
  bool fail_at_begin(Reason reason);                       // of the next one

  const Record& record_;
  Match match_;
  std::size_t round_ = 0;      // rounds begun
  std::size_t move_ = 0;       // moves made in the round
  std::size_t reshuffle_ = 0;  // reshuffles done in it
  bool ended_ = false;
  std::optional<Fault> fault_;
};

// All of it. The sink takes each of the structs of game/events.h.
template <class Sink>
std::optional<Fault> replay(const Record& record, Sink&& sink) {
  Replay replay(record);
  while (replay.step(sink)) {
  }
  return replay.fault();
}

template <class Sink>
bool Replay::step(Sink&& sink) {
  if (ended_) return false;
  if (!round_has_moves()) {
    if (!may_end_round() || !may_begin_round()) return false;
    const RoundRecord& round = record_.rounds[round_++];
    move_ = reshuffle_ = 0;
    if (round.position)
      match_.set_position(*round.position, sink);
    else
      match_.deal(*round.deck, sink);
    return true;
  }
  const Move& move = round_record().moves[move_];
  if (!may_move(move)) return false;
  ++move_;
  if (const Suit* suit = std::get_if<Suit>(&move)) {
    match_.name_trump(*suit, sink);
    return true;
  }
  match_.play(std::get<Card>(move), sink);
  // No reshuffle given is no fault yet: the record may end here.
  if (match_.round().phase() == Phase::needs_stock && may_reshuffle())
    match_.give_stock(round_record().reshuffles[reshuffle_++], sink);
  return true;
}

}  // namespace linger
