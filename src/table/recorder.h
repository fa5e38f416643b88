// Writes a match down as it is played.
#pragma once

#include "game/events.h"
#include "record/record.h"

namespace linger {

// A card played and taken back: the record does not have it any more.
struct Undone {
  int round = 1;  // both from 1
  int move = 1;
  Card card;
  bool operator==(const Undone&) const = default;
};

class Recorder {
 public:
  explicit Recorder(Record record) : record_(std::move(record)) {}

  // What the next hand begins from, which its events do not tell. Before its first event.
  void begin_hand(const Deck& deck) { record_.rounds.emplace_back().deck = deck; }
  void begin_hand(const Position& position) { record_.rounds.emplace_back().position = position; }
  // A stock that was shuffled anew.
  void add_stock(const CardList& stock) { record_.rounds.back().reshuffles.push_back(stock); }

  void note(const Event& event);
  // The last move, a card, is taken back.
  void undo();

  // The match so far; its last round may be unfinished.
  const Record& record() const { return record_; }
  const std::vector<Undone>& undone() const { return undone_; }

  bool operator==(const Recorder&) const = default;

 private:
  Record record_;
  std::vector<Undone> undone_;
};

}  // namespace linger
