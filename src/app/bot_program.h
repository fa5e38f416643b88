// Any program as a contestant: it speaks the table protocol over its standard input and output
// (docs/bots.md).
#pragma once

#include <atomic>
#include <chrono>
#include <memory>
#include <optional>
#include <string>

#include "app/child_process.h"
#include "protocol/frame.h"
#include "protocol/table_command.h"
#include "study/contestant.h"

namespace linger {

inline constexpr std::string_view kBotPrefix = "cmd:";

// "cmd:python3 mybot.py": as many programs are started as there are seats and threads for it. A
// turn may take it `limit`. Once `stop` is set, which outlives the entries, nothing is waited for.
Entrant bot_entrant(const std::string& name, std::chrono::milliseconds limit,
                    const std::atomic<bool>& stop);

// What is done for a program that loses its turn: its lowest legal card, the first in the order of
// the pack where several are of that rank; or the suit it holds most of, likewise.
Move default_move(const SeatView& view);

// Plays by the program's answers, and by default where there is none that is legal. Nothing that
// the program does stops the table.
//
// A program that was slow at a table, and owes an answer when the next one begins, is ended and
// started anew, as is one that died; after kMostBadTables such tables in a row it is left alone.
class BotProgram : public Contestant {
 public:
  BotProgram(std::string command, std::chrono::milliseconds limit, const std::atomic<bool>& stop)
      : command_(std::move(command)),
        limit_(limit),
        stop_(stop),
        process_(ChildProcess::start(command_, stop_)) {}

  void sit_down(const Place& place) override;
  void see(const Event& event) override;
  void see_turn(int seat, int decision) override;
  Move choose(const Decision& decision) override;
  Faults faults() const override { return faults_; }

  static constexpr int kMostBadTables = 3;
  // Answers to earlier decisions that a turn takes before it is lost; more than a hand has turns.
  static constexpr int kMostStaleAnswers = 100;

 private:
  void add_frame(const std::string& frame) { frames_.append(frame).push_back('\n'); }
  void acknowledge();
  Exchange send_frames(Deadline deadline);
  Exchange read_answer(int decision, Deadline deadline,
                       std::variant<TableCommand, BadFrame>& answer);
  std::optional<Move> judge(const Decision& decision,
                            const std::variant<TableCommand, BadFrame>& answer);
  Move lose_turn(int& count, const Decision& decision);

  std::string command_;
  std::chrono::milliseconds limit_;
  const std::atomic<bool>& stop_;
  Faults faults_;

  std::unique_ptr<ChildProcess> process_;  // none while it is dead
  bool owes_answer_ = false;               // it was slow, and its answer may still come
  int bad_tables_ = 0;                     // in a row, at whose end it was dead or owed an answer

  Viewer viewer_;
  int seq_ = 0;
  std::string frames_;       // to be sent when the program has to know
  std::string to_be_acked_;  // the id of its last move, until the events of it are there
};

}  // namespace linger
