#include "app/narrator.h"

#include <algorithm>

#include "record/event_json.h"

namespace linger {

void Narrator::tell(const TableEvent& event, std::string& out) {
  out_ = &out;
  std::visit([this](const auto& each) { on(each); }, event);
}

void Narrator::on(const Event& event) {
  std::visit([this](const auto& each) { on(each); }, event);
}

void Narrator::line(std::string_view key, const Arguments& arguments) {
  out_->append(catalogue_.text(key, arguments)).append("\n");
}

void Narrator::line_of_seat(std::string_view key, int seat) {
  line(key, {{"seat", SeatNumber{seat}}});
}

void Narrator::line_of_cards(const std::string& key, int seat, const Cards& cards) {
  if (cards.is_hidden())
    line(key + ".hidden", {{"seat", SeatNumber{seat}}, {"count", int{cards.count}}});
  else
    line(key, {{"seat", SeatNumber{seat}}, {"cards", cards.known}});
}

void Narrator::line_of_figures(std::string_view key, int players, auto&& figure) {
  std::vector<std::string> entries;
  for (int seat = 0; seat < players; ++seat)
    entries.push_back(catalogue_.text("event.score.entry",
                                      {{"seat", SeatNumber{seat}}, {"count", int{figure(seat)}}}));
  line(key, {{"list", catalogue_.joined(entries)}});
}

void Narrator::on(const RoundBegan& event) {
  dealer_ = event.dealer;
  trump_.reset();
  trick_.clear();
  stock_ = kPackSize;
  if (event.dealer)
    line("event.round", {{"number", event.number}, {"dealer", SeatNumber{*event.dealer}}});
  else
    line("event.round.position", {{"number", event.number}});
}

void Narrator::on(const PositionSet& event) {
  trump_ = event.trump;
  stock_ = event.stock;
  for (int seat = 0; seat < event.players; ++seat) {
    const Cards& hand = event.hands[static_cast<std::size_t>(seat)];
    if (hand.count == 0)
      line_of_seat("event.position.out", seat);
    else
      line_of_cards("event.position.hand", seat, hand);
  }
  line("event.position.stock", {{"stock", event.stock}});
  if (event.trump)
    line("event.position.trump", {{"suit", *event.trump}});
  else
    line("event.position.no-trump");
  line_of_seat("event.position.leader", event.leader);
}

void Narrator::on(const CardsDealt& event) {
  if (stock_) stock_ = *stock_ - event.cards.count;
  line_of_cards("event.deal", event.seat, event.cards);
}

void Narrator::on(const TrumpShown& event) {
  trump_ = event.card.suit();
  const Arguments shown = {{"suit", event.card.suit()}, {"card", event.card}};
  if (rules_.trump == TrumpRule::stock_aside) {
    if (stock_) stock_ = *stock_ - 1;
    line("event.trump.stock-aside", shown);
  } else if (rules_.trump == TrumpRule::stock_top || !dealer_) {
    line("event.trump.stock-top", shown);
  } else {
    line("event.trump.dealer-last", {shown[0], shown[1], {"dealer", SeatNumber{*dealer_}}});
  }
}

void Narrator::on(const TrumpNamed& event) {
  trump_ = event.suit;
  line("event.trump.named", {{"seat", SeatNumber{event.seat}}, {"suit", event.suit}});
}

std::string_view Narrator::kind_of_play(Card card) const {
  if (trick_.empty()) return "event.play.lead";
  if (card.suit() == trick_.front().second.suit()) return "event.play.follow";
  return is_trump(card) ? "event.play.trump" : "event.play.discard";
}

void Narrator::on(const CardPlayed& event) {
  line(kind_of_play(event.card), {{"seat", SeatNumber{event.seat}}, {"card", event.card}});
  trick_.emplace_back(event.seat, event.card);
}

// R5.
std::string_view Narrator::reason_for_trick(Card winning) const {
  const bool alone = std::ranges::count_if(trick_, [winning](const auto& play) {
                       return play.second.suit() == winning.suit();
                     }) == 1;
  if (is_trump(winning)) return alone ? "event.trick.only-trump" : "event.trick.highest-trump";
  return alone ? "event.trick.only-of-suit" : "event.trick.highest-of-suit";
}

void Narrator::on(const TrickWon& event) {
  Arguments arguments = {{"seat", SeatNumber{event.winner}}, {"number", event.number}};
  const auto winning =
      std::ranges::find(trick_, event.winner, [](const auto& play) { return play.first; });
  if (winning == trick_.end()) {
    line("event.trick", arguments);
  } else {
    const Card card = winning->second;
    arguments.emplace_back("card", card);
    arguments.emplace_back("suit", card.suit());
    line(reason_for_trick(card), arguments);
  }
  trick_.clear();
}

void Narrator::on(const StockReshuffled& event) {
  stock_ = event.count;
  line("event.reshuffle", {{"count", event.count}});
}

void Narrator::on(const CardsDrawn& event) {
  line_of_cards("event.draw", event.seat, event.cards);
  if (!stock_) return;
  stock_ = *stock_ - event.cards.count;
  if (stock_ == 0) line("event.stock-empty");
}

void Narrator::on(const PlayerOut& event) {
  line_of_seat("event.out", event.seat);
}

void Narrator::on(const RoundEnded& event) {
  trick_.clear();
  line_of_seat("event.end." + std::string(end_reason_name(event.reason)), event.winner);
  line_of_figures("event.end.tricks", event.players,
                  [&event](int seat) { return event.tricks[static_cast<std::size_t>(seat)]; });
}

void Narrator::on(const ScoreChanged& event) {
  line_of_figures("event.score", event.players,
                  [&event](int seat) { return event.wins[static_cast<std::size_t>(seat)]; });
  if (event.points)
    line_of_figures("event.score.points", event.players,
                    [&event](int seat) { return (*event.points)[static_cast<std::size_t>(seat)]; });
}

void Narrator::on(const MatchEnded& event) {
  std::vector<std::string> winners;
  int winner = 0;
  for (int seat = 0; seat < kMaxPlayers; ++seat) {
    if (!event.won[static_cast<std::size_t>(seat)]) continue;
    winners.push_back(catalogue_.show(SeatNumber{seat}));
    winner = seat;
  }
  if (winners.size() == 1)
    line_of_seat("event.match-end", winner);
  else
    line("event.match-end.shared", {{"list", catalogue_.joined_with_and(winners)}});
}

void Narrator::on(const CardCut& event) {
  line("event.cut", {{"seat", SeatNumber{event.seat}}, {"card", event.card}});
}

void Narrator::on(const CardTakenBack& event) {
  if (!trick_.empty()) trick_.pop_back();
  line("event.undo", {{"seat", SeatNumber{event.seat}}, {"card", event.card}});
}

}  // namespace linger
