#include "view/visible.h"

namespace linger {
namespace {

Cards shown_if(bool may_see, const Cards& cards) {
  return may_see && !cards.is_hidden() ? Cards(cards.known) : Cards::hidden(cards.count);
}

// One overload an event, each naming every member that is let through: a new event or a new
// member stays inside until somebody decides here who may see it.
struct Filter {
  Viewer viewer;

  Event operator()(const RoundBegan& e) const { return RoundBegan{e.number, e.dealer}; }
  Event operator()(const PositionSet& e) const {
    PositionSet seen{e.players, e.leader, {}, e.stock, e.trump};
    for (int seat = 0; seat < e.players; ++seat) {
      const auto at = static_cast<std::size_t>(seat);
      seen.hands[at] = shown_if(viewer.seat == seat, e.hands[at]);
    }
    return seen;
  }
  Event operator()(const CardsDealt& e) const {
    return CardsDealt{e.seat, shown_if(viewer.seat == e.seat, e.cards)};
  }
  Event operator()(const TrumpShown& e) const { return TrumpShown{e.card}; }
  Event operator()(const TrumpNamed& e) const { return TrumpNamed{e.seat, e.suit}; }
  Event operator()(const CardPlayed& e) const { return CardPlayed{e.seat, e.card}; }
  Event operator()(const TrickWon& e) const { return TrickWon{e.number, e.winner}; }
  Event operator()(const StockReshuffled& e) const { return StockReshuffled{e.count}; }
  Event operator()(const CardsDrawn& e) const {
    return CardsDrawn{e.seat, shown_if(viewer.seat == e.seat, e.cards)};
  }
  Event operator()(const PlayerOut& e) const { return PlayerOut{e.seat}; }
  Event operator()(const RoundEnded& e) const {
    return RoundEnded{e.players, e.winner, e.reason, e.tricks};
  }
  Event operator()(const ScoreChanged& e) const {
    return ScoreChanged{e.players, e.wins, e.points};
  }
  Event operator()(const MatchEnded& e) const { return MatchEnded{e.won}; }
};

}  // namespace

Event visible_to(Viewer viewer, const Event& event) {
  return std::visit(Filter{viewer}, event);
}

}  // namespace linger
