// A table being played: seats, commands, the numbered log, deadlines.
//
// Sans I/O: no socket, no thread, no clock, no database. Commands and the time are handed in,
// frames are handed out; whoever drives the table stores the new entries of the log before the
// frames are sent. The terminal, the page and the server all drive this class.
#pragma once

#include <deque>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "game/match.h"
#include "protocol/frame.h"
#include "protocol/table_command.h"
#include "protocol/table_event.h"
#include "table/deck_source.h"
#include "table/recorder.h"
#include "view/seat_views.h"

namespace linger {

struct SeatSetup {
  std::string name;          // 1–40 characters
  std::optional<Level> bot;  // none: a person
};

struct TableSetup {
  std::string id;
  NamedRules rules;              // sound for the number of seats (check_rules)
  std::vector<SeatSetup> seats;  // 3–6, clockwise
  std::string bot_seed;          // the bots' randomness; nobody at the table learns it
  TimePoint opened;
  // How long a person present may think; none: as long as they like.
  std::optional<std::chrono::milliseconds> turn_time;
  // How long the table waits at a turn for a person who is away before a bot plays on; never
  // longer than for one who is present.
  std::chrono::milliseconds away_time{30'000};
  Level stand_in = Level::casual;  // who plays then
  bool hints = false;              // whether the coach may be asked
};

// Who sends a command: an onlooker, the person at a seat, or the bot that plays for it.
struct Sender {
  std::optional<int> seat;
  bool is_bot = false;
};

// One line of the log. Entry i has the sequence number i + 1.
struct LogEntry {
  TimePoint at;
  std::optional<int> sender;  // the seat whose command brought it about
  std::string command_id;
  TableEvent event;
  bool operator==(const LogEntry&) const = default;
};

class Table {
 public:
  // Everybody sits down; nothing is dealt before `start`.
  Table(TableSetup setup, std::shared_ptr<const DeckSource> decks);

  // The table as it was when the log was written; none if the log is not one of this table. A
  // log that ends inside what one command brought about is completed: compare log().size().
  static std::optional<Table> restore(TableSetup setup, std::shared_ptr<const DeckSource> decks,
                                      std::span<const LogEntry> log);

  // Does what a frame or command asks, and answers with a frame: `ack` with the sequence number
  // of the last event it brought about, or `refused`, and then nothing has changed. A person's
  // command sent again with the same id is answered as before (the last kRemembered of a seat).
  // Who asks the coach is answered with `reply` and a hint (protocol/hint_json.h).
  std::string receive(Sender sender, std::string_view frame, TimePoint now);
  std::string perform(Sender sender, const TableCommand& command, TimePoint now);

  // Acts on a deadline that has passed; whether one had.
  bool tick(TimePoint now);
  // When to tick next, if ever.
  std::optional<TimePoint> deadline() const;

  const std::vector<LogEntry>& log() const { return log_; }
  int seq() const { return static_cast<int>(log_.size()); }

  // What a viewer gets on joining, and after that: every event after `since`, then the turn.
  std::string welcome(Viewer viewer) const;
  std::vector<std::string> frames_since(Viewer viewer, int since) const;

  const TableSetup& setup() const { return setup_; }
  int players() const { return static_cast<int>(seats_.size()); }
  const std::vector<SeatStatus>& seats() const { return seats_; }
  std::optional<Turn> turn() const;
  // Whether `start` or `next` is what the table waits for.
  bool between_hands() const;
  bool over() const { return match_ && match_->over(); }
  // Who deals the hand being played, or the next one where none is; none before `start`.
  std::optional<int> dealer() const {
    return match_ ? std::optional(match_->dealer()) : std::nullopt;
  }

  // What the seat knows: bots choose by it.
  const SeatView& view(int seat) const { return views_[seat]; }
  // The whole match so far, hidden cards included: for those alone who may see everything.
  const Record& record() const { return recorder_.record(); }
  // The plays that were taken back, and are not in the record.
  const std::vector<Undone>& undone() const { return recorder_.undone(); }

  static constexpr std::size_t kRemembered = 64;

 private:
  // Those who caused the events that are being logged.
  struct Cause {
    TimePoint at;
    std::optional<int> sender;
    std::string command_id;
  };

  std::optional<Reason> attempt(Sender sender, const TableCommand& command, TimePoint now);
  std::optional<Reason> make_move(Sender sender, const MakeMove& move);
  std::optional<Reason> check_move(int seat, const Move& move) const;
  std::optional<Reason> do_deed(Sender sender, Deed deed);
  std::optional<Reason> seat_deed(int seat, Deed deed);
  std::optional<Reason> why_not_next(Deed deed) const;
  std::optional<Reason> why_not_undo(int seat) const;
  std::optional<Reason> why_no_hint(Sender sender) const;
  std::string answer_with_hint(Sender sender, const std::string& id) const;
  const std::string* answered(Sender sender, std::string_view id) const;
  void remember(int seat, std::string id, std::string answer);

  void sit_down();
  void start_match();
  void deal_hand();
  void apply_move(const Move& move);
  void give_stock();
  bool reapply(const LogEntry& entry);
  void take_over(int seat);
  bool is_alone(int seat) const;
  void take_back();

  void emit(TableEvent event);
  void note(const Event& event);
  auto sink() {
    return [this](const auto& event) { emit(Event(event)); };
  }

  TableSetup setup_;
  std::shared_ptr<const DeckSource> decks_;
  std::vector<LogEntry> log_;
  Cause cause_;

  std::vector<SeatStatus> seats_;
  std::optional<Match> match_;  // none before `start`
  SeatViews views_;
  Recorder recorder_;
  CardList finished_;   // cards played since the deal or the last reshuffle, in order
  int reshuffles_ = 0;  // in this hand
  int moves_ = 0;       // made at this table, and not taken back
  // How things stood before the last move, where that is one that may be taken back.
  struct Before {
    Match match;
    SeatViews views;
    CardList finished;
  };
  std::optional<Before> before_;
  TimePoint turn_since_;
  PerSeat<TimePoint> left_at_{};  // of those who are away
  struct Answer {
    std::string id;
    std::string frame;
  };
  std::vector<std::deque<Answer>> answers_;  // by seat, the latest last
};

}  // namespace linger
