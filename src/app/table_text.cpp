#include "app/table_text.h"

#include <vector>

#include "app/words.h"
#include "view/hand_order.h"

namespace linger {
CardList numbered_cards(const SeatView& view) {
  return sorted_hand(view.is_turn() ? view.legal() : view.hand(), view.trump());
}

std::string TableText::table(const SeatView& view) const {
  std::vector<std::string> seats;
  for (int at = 0; at < view.players(); ++at) seats.push_back(seat(view, at));
  return trumps(view) + wrapped_items(seats, catalogue_.text("list.beside"));
}

std::string TableText::trumps(const SeatView& view) const {
  std::vector<std::string> parts;
  if (view.trump())
    parts.push_back(catalogue_.text("play.table.trump", {{"suit", *view.trump()}}));
  else if (view.rules().trump == TrumpRule::first_winner)
    parts.push_back(catalogue_.text("play.table.trump.later"));
  else
    parts.push_back(catalogue_.text("play.table.trump.none"));
  if (const auto holder = view.trump_card_holder())
    parts.push_back(catalogue_.text("play.table.trump.holder",
                                    {{"seat", SeatNumber{*holder}}, {"card", *view.trump_card()}}));
  if (view.rules().trump == TrumpRule::stock_top && view.trump_card() && view.stock_size() > 0)
    parts.push_back(
        catalogue_.text("play.table.trump.under-stock", {{"card", *view.trump_card()}}));
  parts.push_back(catalogue_.text("play.table.stock", {{"count", view.stock_size()}}));
  return wrapped_items(parts, catalogue_.text("list.beside"));
}

std::string TableText::seat(const SeatView& view, int seat) const {
  const Arguments figures = {
      {"seat", SeatNumber{seat}}, {"cards", view.cards(seat)}, {"tricks", view.tricks_won(seat)}};
  const bool in = contains(view.in(), seat);
  std::string text = catalogue_.text(in ? "play.table.seat" : "play.table.seat.out", figures);
  std::vector<std::string> marks;
  if (view.dealer() == seat) marks.push_back(catalogue_.text("play.table.mark.dealer"));
  if (in && view.leader() == seat) marks.push_back(catalogue_.text("play.table.mark.leader"));
  return marks.empty() ? text : text + " (" + catalogue_.joined(marks) + ")";
}

std::string TableText::trick(const SeatView& view) const {
  std::vector<std::string> cards;
  for (int place = 0; place < view.players(); ++place) {
    const int at = (view.leader() + place) % view.players();
    if (view.has_played(at))
      cards.push_back(catalogue_.text("play.table.trick.entry",
                                      {{"seat", SeatNumber{at}}, {"card", view.played(at)}}));
  }
  if (cards.empty()) return catalogue_.text("play.table.trick.empty") + "\n";
  return wrapped("", catalogue_.text("play.table.trick", {{"list", catalogue_.joined(cards)},
                                                          {"seat", SeatNumber{view.best()}}}));
}

std::string TableText::hand(const SeatView& view) const {
  const CardList choice = numbered_cards(view);
  std::string list;
  int number = 0;
  for (Card card : sorted_hand(view.hand(), view.trump())) {
    const bool may = choice.set().contains(card);
    list += list.empty() ? "" : " ";
    list += view.phase() == Phase::name_trump ? catalogue_.show(card)
            : may ? catalogue_.text("play.hand.entry", {{"number", ++number}, {"card", card}})
                  : catalogue_.text("play.hand.entry.barred", {{"card", card}});
  }
  return wrapped("", catalogue_.text("play.hand", {{"list", list}}));
}

std::string TableText::suits() const {
  std::vector<std::string> entries;
  for (int suit = 0; suit < kSuits; ++suit)
    entries.push_back(std::to_string(suit + 1) + ":" + catalogue_.name(static_cast<Suit>(suit)));
  return catalogue_.joined(entries);
}

std::string TableText::figures(std::string_view key, int players,
                               const PerSeat<int>& figure) const {
  std::vector<std::string> entries;
  for (int seat = 0; seat < players; ++seat)
    entries.push_back(catalogue_.text(
        "event.score.entry",
        {{"seat", SeatNumber{seat}}, {"count", figure[static_cast<std::size_t>(seat)]}}));
  return wrapped("", catalogue_.text(key, {{"list", catalogue_.joined(entries)}}));
}

std::string TableText::score(const SeatView& view) const {
  std::string text = figures("play.score", view.players(), view.wins());
  if (view.rules().scoring != Scoring::hand_wins)
    text += figures("play.score.points", view.players(), view.points());
  const MatchEnd& match = view.rules().match;
  const bool first_to = match.kind == MatchEnd::Kind::first_to;
  return text + wrapped("", catalogue_.text("play.score.goal",
                                            {{"kind", std::string(first_to ? "first_to" : "hands")},
                                             {"count", int{match.count}}}));
}

}  // namespace linger
