#include "game/position.h"

namespace linger {
namespace {

std::optional<Card> find_twice(const Position& position) {
  CardSet seen;
  const auto twice = [&seen](const CardList& cards) -> std::optional<Card> {
    for (Card card : cards) {
      if (seen.contains(card)) return card;
      seen.insert(card);
    }
    return std::nullopt;
  };
  for (const CardList& hand : position.hands)
    if (const auto card = twice(hand)) return card;
  return twice(position.stock);
}

}  // namespace

std::optional<Reason> check_position(const Position& position, const Rules& rules, int players) {
  if (const auto card = find_twice(position)) return Reason{"card-twice", "", {{"card", *card}}};
  int holders = 0;
  for (const CardList& hand : position.hands) holders += hand.empty() ? 0 : 1;
  if (holders < 2) return Reason{"too-few-hands", "R7", {{"count", holders}}};
  if (position.leader < 0 || position.leader >= players ||
      position.hands[static_cast<std::size_t>(position.leader)].empty())
    return Reason{"leader-without-cards", "R6", {{"seat", SeatNumber{position.leader}}}};
  if (position.trump && rules.trump == TrumpRule::none)
    return Reason{"trump-under-none", "R2", {{"suit", *position.trump}}};
  return std::nullopt;
}

}  // namespace linger
