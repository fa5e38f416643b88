#include "players/past.h"

namespace linger {
namespace {

// Goes through the history once, keeping what the deeds are made of.
class Reader {
 public:
  Reader(const SeatView& view, Past& past) : view_(view), past_(past) {
    if (view.trump_card() && view.rules().trump == TrumpRule::dealer_last)
      known_[at(*view.dealer())].insert(*view.trump_card());
    if (view.rules().trump == TrumpRule::stock_top) past.under_stock = view.trump_card();
    stock_ = kPackSize - view.rules().hand_size(view.players()) * view.players();
  }

  void read() {
    for (const Step& step : view_.history()) {
      switch (step.kind) {
        case Step::Kind::play:
          play(step);
          break;
        case Step::Kind::draw:
          draw(step);
          break;
        case Step::Kind::reshuffle:
          reshuffle();
          break;
        case Step::Kind::trick:
        case Step::Kind::name:
          break;
      }
    }
    finish();
  }

 private:
  static std::size_t at(int seat) { return static_cast<std::size_t>(seat); }
  bool is_viewer(int seat) const { return view_.viewer().seat == seat; }

  void play(const Step& step) {
    const Card card = *step.card;
    // Who does not play what had to be played holds none of it.
    if (step.suit && *step.suit != card.suit() && !is_viewer(step.seat))
      past_.deeds.push_back(
          {Past::Deed::Kind::void_suit, step.seat, 0, false, Card(Rank::two, *step.suit)});
    CardSet& known = known_[step.seat];
    const bool was_known = is_viewer(step.seat) || known.contains(card);
    known.erase(card);
    past_.deeds.push_back(
        {Past::Deed::Kind::play, step.seat, past_.origin_of[code(card)], was_known, card});
    finished_.insert(card);
  }

  void draw(const Step& step) {
    std::optional<Card> card = step.card;
    --stock_;
    if (stock_ == 0 && past_.under_stock) {  // R2, stock-top: everybody has seen this one
      card = past_.under_stock;
      past_.under_stock.reset();
      if (!is_viewer(step.seat)) known_[step.seat].insert(*card);
    }
    past_.deeds.push_back({Past::Deed::Kind::draw, step.seat,
                           static_cast<std::uint8_t>(past_.origins - 1), card.has_value(),
                           card.value_or(Card())});
  }

  void reshuffle() {
    for (Card card : finished_)
      past_.origin_of[code(card)] = static_cast<std::uint8_t>(past_.origins);
    past_.deeds.push_back(
        {Past::Deed::Kind::reshuffle, 0, static_cast<std::uint8_t>(past_.origins), true, Card()});
    finished_ = {};
    ++past_.origins;
  }

  void finish() {
    past_.unseen = CardSet::full_pack() - finished_ - view_.hand();
    if (view_.rules().trump == TrumpRule::stock_aside && view_.trump_card())
      past_.unseen.erase(*view_.trump_card());
    if (past_.under_stock) past_.unseen.erase(*past_.under_stock);
    past_.known = known_;
    for (int seat = 0; seat < view_.players(); ++seat) {
      if (is_viewer(seat)) past_.known[at(seat)] = view_.hand();
      past_.unseen -= past_.known[at(seat)];
      past_.hidden[at(seat)] = view_.cards(seat) - past_.known[at(seat)].size();
    }
  }

  static std::size_t code(Card card) { return static_cast<std::size_t>(card.code()); }

  const SeatView& view_;
  Past& past_;
  PerSeat<CardSet> known_{};
  CardSet finished_;  // played since the deal or the last reshuffle
  int stock_ = 0;     // cards left of the stock that was dealt from
};

}  // namespace

Past::Past(const SeatView& view) {
  Reader(view, *this).read();
}

}  // namespace linger
