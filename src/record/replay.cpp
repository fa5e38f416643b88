#include "record/replay.h"

#include <algorithm>

#include "game/options.h"
#include "record/card_words.h"
#include "record/event_json.h"

namespace linger {
namespace {

Reason round_over(const Round& round, std::size_t moves) {
  return {"round-over",
          end_reason_ruling(round.end_reason()),
          {{"winner", SeatNumber{round.winner()}}, {"moves", static_cast<int>(moves)}}};
}

Reason missing_reshuffle(const Round& round) {
  const CardSet cards = round.played_cards();
  return {"missing-reshuffle", "R9", {{"count", cards.size()}, {"cards", listed(cards)}}};
}

// R3, R4: whoever is told why a card may not be played is also told what is held.
Reason illegal_card(const Round& round, Card card) {
  const int seat = round.mover();
  auto reason = why_illegal(round.hand(seat), round.duty(), card, seat);
  reason->args.emplace_back("hand", listed(round.hand(seat)));
  return std::move(*reason);
}

int number_of_players(const Record& record) {
  return std::min(static_cast<int>(record.players.size()), kMaxPlayers);
}

int first_dealer_of(const Record& record) {
  return record.rounds.empty() ? 0 : record.rounds.front().dealer.value_or(0);
}

}  // namespace

Replay::Replay(const Record& record)
    : record_(record), match_(record.rules, number_of_players(record), first_dealer_of(record)) {
  if (record.fault && !record.fault->round) {
    fail(*record.fault);
    return;
  }
  const bool from_position = !record.rounds.empty() && record.rounds.front().position;
  if (auto reason = check_rules(record.rules, static_cast<int>(record.players.size()),
                                from_position ? Start::position : Start::deal))
    fail(Fault{std::nullopt, std::nullopt, std::move(*reason)});
}

const Move* Replay::next_move() const {
  return !ended_ && round_has_moves() ? &round_record().moves[move_] : nullptr;
}

bool Replay::fail(Fault fault) {
  fault_ = std::move(fault);
  ended_ = true;
  return false;
}

bool Replay::fail(Reason reason, std::optional<int> move) {
  return fail(Fault{static_cast<int>(round_), move, std::move(reason)});
}

bool Replay::fail_at_begin(Reason reason) {
  return fail(Fault{static_cast<int>(round_) + 1, std::nullopt, std::move(reason)});
}

bool Replay::may_move(const Move& move) {
  const Round& round = match_.round();
  if (round.phase() == Phase::play) {
    const Card* card = std::get_if<Card>(&move);
    if (card != nullptr && round.legal().contains(*card)) return true;
  } else if (round.phase() == Phase::name_trump) {
    if (std::holds_alternative<Suit>(move)) return true;
  } else if (round.phase() == Phase::needs_stock && round_record().reshuffles_fault) {
    return fail(*round_record().reshuffles_fault);
  }
  return fail(why_no_move(move), static_cast<int>(move_) + 1);
}

Reason Replay::why_no_move(const Move& move) const {
  const Round& round = match_.round();
  const Card* card = std::get_if<Card>(&move);
  const Argument mover = SeatNumber{round.mover()};
  switch (round.phase()) {
    case Phase::over:
      return round_over(round, move_);
    case Phase::needs_stock:
      return missing_reshuffle(round);
    case Phase::name_trump:
      return {"must-name-trump", "R2", {{"seat", mover}, {"card", *card}}};
    case Phase::play:
      break;
  }
  if (card == nullptr)
    return {"cannot-name-trump", "R2", {{"seat", mover}, {"suit", std::get<Suit>(move)}}};
  return illegal_card(round, *card);
}

// Called where a new stock is due; false also where the record has none, or none that can be read.
bool Replay::may_reshuffle() {
  const RoundRecord& record = round_record();
  if (reshuffle_ >= record.reshuffles.size()) return false;
  const CardSet given = record.reshuffles[reshuffle_].set();
  const CardSet due = match_.round().played_cards();
  if (given == due && record.reshuffles[reshuffle_].size() == due.size()) return true;
  return fail(Reason{"reshuffle-cards",
                     "R9",
                     {{"number", static_cast<int>(reshuffle_) + 1},
                      {"missing", listed(due - given)},
                      {"surplus", listed(given - due)}}});
}

// After the last move of a round: whether the record's text had more to say, and whether the round
// may end like this.
bool Replay::may_end_round() {
  if (round_ == 0) return true;
  const RoundRecord& record = round_record();
  const Round& round = match_.round();
  const bool waits = round.phase() == Phase::needs_stock;
  if (waits && record.reshuffles_fault) return fail(*record.reshuffles_fault);
  if (record.moves_fault && waits)
    return fail(missing_reshuffle(round), static_cast<int>(move_) + 1);
  if (record.moves_fault) return fail(*record.moves_fault);
  if (record.reshuffles_fault) return fail(*record.reshuffles_fault);
  if (reshuffle_ < record.reshuffles.size())
    return fail(Reason{"surplus-reshuffle",
                       "R9",
                       {{"count", static_cast<int>(record.reshuffles.size())},
                        {"expected", static_cast<int>(reshuffle_)}}});
  const bool last = round_ == record_.rounds.size() && !record_.fault;
  if (last || round.over()) return true;
  Reason unfinished{"unfinished-round", ""};
  if (!waits) unfinished.args.emplace_back("seat", SeatNumber{round.mover()});
  return fail(std::move(unfinished));
}

// Whether a next round is there, and its begin is sound.
bool Replay::may_begin_round() {
  const bool text_at_fault = round_ == record_.rounds.size() && record_.fault;
  if (round_ == record_.rounds.size() && !text_at_fault) {
    ended_ = true;
    return false;
  }
  const bool after_position = round_ > 0 && round_record().position;
  if (match_.over() && !after_position)
    return fail_at_begin({"match-over", "R13", {{"rounds", match_.rounds()}}});
  if (after_position) return fail_at_begin({"position-not-alone", ""});
  if (text_at_fault) return fail(*record_.fault);

  const RoundRecord& next = record_.rounds[round_];
  if (next.position) {
    if (round_ > 0) return fail_at_begin({"position-not-alone", ""});
    if (auto reason = check_position(*next.position, record_.rules, match_.players()))
      return fail_at_begin(std::move(*reason));
  } else if (*next.dealer != match_.dealer()) {
    return fail_at_begin(
        {"wrong-dealer",
         "R12",
         {{"dealer", SeatNumber{*next.dealer}}, {"expected", SeatNumber{match_.dealer()}}}});
  }
  return true;
}

}  // namespace linger
