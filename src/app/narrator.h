// Tells what happens in a match and at its table, event by event, in sentences.
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "app/catalogue.h"
#include "protocol/table_event.h"

namespace linger {

// Remembers as much of the hand as the reason for a trick takes. Cards that are hidden are told
// by their number. Of a hand heard from its middle on, it tells what it can.
class Narrator {
 public:
  // The catalogue outlives the narrator, and says who is who and who reads.
  Narrator(const Catalogue& catalogue, const Rules& rules) : catalogue_(catalogue), rules_(rules) {}

  // Appends the lines that tell of the event, each with a line break.
  void tell(const TableEvent& event, std::string& out);

 private:
  void on(const Event& event);
  void on(const RoundBegan& event);
  void on(const PositionSet& event);
  void on(const CardsDealt& event);
  void on(const TrumpShown& event);
  void on(const TrumpNamed& event);
  void on(const CardPlayed& event);
  void on(const TrickWon& event);
  void on(const StockReshuffled& event);
  void on(const CardsDrawn& event);
  void on(const PlayerOut& event);
  void on(const RoundEnded& event);
  void on(const ScoreChanged& event);
  void on(const MatchEnded& event);
  void on(const SeatTaken& event) { line_of_seat("event.sit", event.seat); }
  void on(const SeatLeft& event) { line_of_seat("event.leave", event.seat); }
  void on(const SeatReturned& event) { line_of_seat("event.return", event.seat); }
  void on(const BotTookOver& event) { line_of_seat("event.bot", event.seat); }
  void on(const CardCut& event);
  void on(const CardTakenBack& event);

  void line(std::string_view key, const Arguments& arguments = {});
  void line_of_seat(std::string_view key, int seat);
  // `key`, or `key`.hidden with the number of cards.
  void line_of_cards(const std::string& key, int seat, const Cards& cards);
  void line_of_figures(std::string_view key, int players, auto&& figure);
  bool is_trump(Card card) const { return trump_ == card.suit(); }
  std::string_view kind_of_play(Card card) const;
  std::string_view reason_for_trick(Card winning) const;

  const Catalogue& catalogue_;
  Rules rules_;
  std::string* out_ = nullptr;  // while telling

  std::optional<int> dealer_;
  std::optional<Suit> trump_;
  std::optional<int> stock_;  // cards in it, where that is known
  std::vector<std::pair<int, Card>> trick_;
};

}  // namespace linger
