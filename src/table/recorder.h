// Writes a match down as it is played.
#pragma once

#include "game/events.h"
#include "record/record.h"

namespace linger {

class Recorder {
 public:
  explicit Recorder(Record record) : record_(std::move(record)) {}

  // The deck of the next hand, which its events do not tell. Before its first event.
  void begin_hand(const Deck& deck) { record_.rounds.emplace_back().deck = deck; }
  // A stock that was shuffled anew.
  void add_stock(const CardList& stock) { record_.rounds.back().reshuffles.push_back(stock); }

  void note(const Event& event);

  // The match so far; its last round may be unfinished.
  const Record& record() const { return record_; }

  bool operator==(const Recorder&) const = default;

 private:
  Record record_;
};

}  // namespace linger
