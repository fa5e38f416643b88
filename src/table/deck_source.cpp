#include "table/deck_source.h"

#include <algorithm>

namespace linger {

CutForDeal SeededDecks::first_dealer(const Rules& rules, int players) const {
  if (rules.first_dealer == FirstDealer::cut_low) return cut_for_deal(seed_, players);
  return {{}, random_dealer(seed_, players)};
}

Deck SeededDecks::deck(int hand) const {
  return deck_of_seed(hand_seed(hand));
}

CardList SeededDecks::stock(int hand, int reshuffle, const CardList& finished) const {
  Deck cards{};
  std::ranges::copy(finished, cards.begin());
  const auto stock = std::span(cards).first(static_cast<std::size_t>(finished.size()));
  shuffle(stock, hand_seed(hand) + ":reshuffle:" + std::to_string(reshuffle));
  return CardList(stock);
}

const RoundRecord* RecordedDecks::round(int hand) const {
  const auto at = static_cast<std::size_t>(hand - 1);
  return at < record_.rounds.size() ? &record_.rounds[at] : nullptr;
}

CutForDeal RecordedDecks::first_dealer(const Rules& rules, int players) const {
  const RoundRecord* first = round(1);
  if (first == nullptr) return SeededDecks::first_dealer(rules, players);
  return {{}, first->dealer.value_or(0)};  // from a position nobody deals
}

const Position* RecordedDecks::position() const {
  const RoundRecord* first = round(1);
  return first != nullptr && first->position ? &*first->position : nullptr;
}

Deck RecordedDecks::deck(int hand) const {
  const RoundRecord* recorded = round(hand);
  return recorded != nullptr ? *recorded->deck : SeededDecks::deck(hand);
}

CardList RecordedDecks::stock(int hand, int reshuffle, const CardList& finished) const {
  const RoundRecord* recorded = round(hand);
  const auto at = static_cast<std::size_t>(reshuffle - 1);
  if (recorded != nullptr && at < recorded->reshuffles.size()) return recorded->reshuffles[at];
  return SeededDecks::stock(hand, reshuffle, finished);
}

}  // namespace linger
