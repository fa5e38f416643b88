#include "app/bot_program.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace linger {
namespace {

// Who sits where is nobody's business but the arena's: seats have a letter, and no level.
std::vector<SeatStatus> anonymous_seats(int players) {
  std::vector<SeatStatus> seats;
  for (int seat = 0; seat < players; ++seat)
    seats.push_back({std::string(1, static_cast<char>('A' + seat)), std::nullopt, true});
  return seats;
}

std::optional<Reason> why_refused(const SeatView& view, const Move& move) {
  const bool names = view.phase() == Phase::name_trump;
  const int seat = view.mover();
  const Card* card = std::get_if<Card>(&move);
  if (names && card != nullptr)
    return Reason{"must-name-trump", "R2", {{"seat", SeatNumber{seat}}}};
  if (!names && card == nullptr)
    return Reason{"cannot-name-trump", "R2", {{"seat", SeatNumber{seat}}}};
  return names ? std::nullopt : why_illegal(view.hand(), view.duty(), *card, seat);
}

}  // namespace

Entrant bot_entrant(const std::string& name, std::chrono::milliseconds limit,
                    const std::atomic<bool>& stop) {
  const std::string command = name.substr(kBotPrefix.size());
  return {name,
          [command, limit, &stop]() -> Entry {
            return std::unique_ptr<Contestant>(std::make_unique<BotProgram>(command, limit, stop));
          },
          wall_time};
}

Move default_move(const SeatView& view) {
  if (view.phase() != Phase::name_trump) {
    Card lowest = view.legal().front();
    for (Card card : view.legal())
      if (card.rank() < lowest.rank()) lowest = card;
    return lowest;
  }
  Suit longest = Suit::clubs;
  for (Suit suit : {Suit::diamonds, Suit::hearts, Suit::spades})
    if (view.hand().of_suit(suit).size() > view.hand().of_suit(longest).size()) longest = suit;
  return longest;
}

void BotProgram::sit_down(const Place& place) {
  if (owes_answer_) process_.reset();
  owes_answer_ = false;
  bad_tables_ = process_ ? 0 : std::min(bad_tables_ + 1, kMostBadTables);
  if (!process_ && bad_tables_ < kMostBadTables) process_ = ChildProcess::start(command_, stop_);

  viewer_ = Viewer::at(place.seat);
  seq_ = 0;
  frames_.clear();
  to_be_acked_.clear();
  add_frame(welcome_frame(viewer_, place.table, place.rules, anonymous_seats(place.players), seq_));
}

void BotProgram::see(const Event& event) {
  add_frame(event_frame(viewer_, ++seq_, event));
  if (!std::holds_alternative<RoundEnded>(event)) return;
  acknowledge();
  send_frames(std::chrono::steady_clock::now() + limit_);
}

void BotProgram::see_turn(int seat, int decision) {
  acknowledge();
  Turn turn;
  turn.seat = seat;
  turn.decision = decision;
  add_frame(turn_frame(viewer_, turn));
}

// After the events that came of the move, as a table does.
void BotProgram::acknowledge() {
  if (!to_be_acked_.empty()) add_frame(ack_frame(to_be_acked_, seq_));
  to_be_acked_.clear();
}

Move BotProgram::choose(const Decision& decision) {
  const Deadline deadline = std::chrono::steady_clock::now() + limit_;
  acknowledge();
  Turn turn;
  turn.seat = *viewer_.seat;
  turn.decision = decision.number;
  turn.names_trump = decision.view.phase() == Phase::name_trump;
  if (!turn.names_trump) turn.legal = decision.view.legal();
  add_frame(turn_frame(viewer_, turn));

  std::variant<TableCommand, BadFrame> answer;
  Exchange outcome = send_frames(deadline);
  if (outcome == Exchange::done) outcome = read_answer(decision.number, deadline, answer);
  if (stop_) return default_move(decision.view);  // nobody's fault, and nobody counts it
  if (outcome == Exchange::gone) process_.reset();
  owes_answer_ = outcome == Exchange::late;
  if (outcome == Exchange::gone) return lose_turn(faults_.dead, decision);
  if (outcome == Exchange::late) return lose_turn(faults_.slow, decision);
  const auto move = judge(decision, answer);
  return move ? *move : lose_turn(faults_.wrong, decision);
}

Exchange BotProgram::send_frames(Deadline deadline) {
  if (!process_) return Exchange::gone;
  const Exchange outcome = process_->write(std::exchange(frames_, {}), deadline);
  if (outcome != Exchange::done) process_.reset();  // half a frame may be on its way
  return outcome;
}

// The answer to this decision; those that come too late for an earlier one are passed over, unless
// there is no end of them: then the answer is one of those.
Exchange BotProgram::read_answer(int decision, Deadline deadline,
                                 std::variant<TableCommand, BadFrame>& answer) {
  for (int stale = 1;; ++stale) {
    std::string line;
    const Exchange outcome = process_->read_line(line, kMaxFrameBytes, deadline);
    if (outcome != Exchange::done) return outcome;
    answer = read_command(line);
    const auto* command = std::get_if<TableCommand>(&answer);
    const auto* move = command == nullptr ? nullptr : std::get_if<MakeMove>(&command->what);
    if (move == nullptr || move->decision >= decision || stale > kMostStaleAnswers) return outcome;
    add_frame(refused_frame(command->id, {"stale-decision", "", {{"decision", decision}}}));
  }
}

// The move if it can be made; else the program is told why not.
std::optional<Move> BotProgram::judge(const Decision& decision,
                                      const std::variant<TableCommand, BadFrame>& answer) {
  if (const auto* bad = std::get_if<BadFrame>(&answer)) {
    add_frame(refused_frame(bad->id, bad->reason));
    return std::nullopt;
  }
  const TableCommand& command = std::get<TableCommand>(answer);
  const MakeMove* move = std::get_if<MakeMove>(&command.what);
  std::optional<Reason> reason;
  if (move == nullptr)
    reason = Reason{"unknown-deed", ""};
  else if (move->decision != decision.number)
    reason = Reason{"stale-decision", "", {{"decision", decision.number}}};
  else
    reason = why_refused(decision.view, move->move);
  if (reason) {
    add_frame(refused_frame(command.id, *reason));
    return std::nullopt;
  }
  to_be_acked_ = command.id;
  ++faults_.taken;
  return move->move;
}

Move BotProgram::lose_turn(int& count, const Decision& decision) {
  ++count;
  return default_move(decision.view);
}

}  // namespace linger
