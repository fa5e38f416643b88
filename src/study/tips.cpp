#include "study/tips.h"

#include <algorithm>
#include <array>

namespace linger {
namespace {

constexpr std::array<std::string_view, 7> kNames = {"win-early",    "trump-early", "save-trump",
                                                    "weakest-card", "lead-void",   "long-suit",
                                                    "late-stock"};
constexpr int kEarlyTricks = 2;

int finished_tricks(const SeatView& view) {
  return static_cast<int>(std::ranges::count(view.history(), Step::Kind::trick, &Step::kind));
}

// Cards of the set that win the trick as it lies; none when leading.
CardSet winning(const SeatView& view, CardSet cards) {
  CardSet found;
  if (!view.in_trick()) return found;
  for (Card card : cards)
    if (beats(card, view.played(view.best()), view.trump())) found.insert(card);
  return found;
}

CardSet trumps(const SeatView& view, CardSet cards) {
  return view.trump() ? cards.of_suit(*view.trump()) : CardSet();
}

CardSet lowest(CardSet cards) {
  CardSet found;
  for (Card card : cards) {
    if (!found.empty() && card.rank() > found.front().rank()) continue;
    if (!found.empty() && card.rank() < found.front().rank()) found = {};
    found.insert(card);
  }
  return found;
}

CardSet all_but_highest_trump(const SeatView& view) {
  CardSet cards = view.legal();
  const CardSet own = trumps(view, view.hand());
  if (!own.empty()) cards.erase(own.back());
  return cards;
}

CardSet weakest(const SeatView& view) {
  if (!view.in_trick() || !winning(view, view.legal()).empty()) return {};
  const CardSet plain = view.legal() - trumps(view, view.legal());
  return lowest(plain.empty() ? view.legal() : plain);
}

// Plain suits that somebody else still in has shown to be without.
CardSet of_shown_voids(const SeatView& view) {
  CardSet found;
  for (const Step& step : view.history()) {
    if (step.kind != Step::Kind::play || !step.suit || step.card->suit() == *step.suit) continue;
    const bool other = step.seat != view.viewer().seat && contains(view.in(), step.seat);
    if (other && step.suit != view.trump()) found |= view.legal().of_suit(*step.suit);
  }
  return found;
}

CardSet of_longest_suit(const SeatView& view) {
  const CardSet plain = view.legal() - trumps(view, view.legal());
  int most = 0;
  for (int suit = 0; suit < kSuits; ++suit)
    most = std::max(most, plain.of_suit(static_cast<Suit>(suit)).size());
  CardSet found;
  for (int suit = 0; suit < kSuits; ++suit)
    if (const CardSet cards = plain.of_suit(static_cast<Suit>(suit)); cards.size() == most)
      found |= cards;
  return found;
}

CardSet cards_of(Tip tip, const SeatView& view) {
  const bool early = finished_tricks(view) < kEarlyTricks;
  switch (tip) {
    case Tip::win_early:
      return early ? winning(view, view.legal()) : CardSet();
    case Tip::trump_early:
      return early && view.in_trick() ? winning(view, trumps(view, view.legal())) : CardSet();
    case Tip::save_trump:
      return finished_tricks(view) < view.rules().hand_size(view.players()) - 1
                 ? all_but_highest_trump(view)
                 : CardSet();
    case Tip::weakest_card:
      return weakest(view);
    case Tip::lead_void:
      return view.in_trick() ? CardSet() : of_shown_voids(view);
    case Tip::long_suit:
      return view.in_trick() ? CardSet() : of_longest_suit(view);
    case Tip::late_stock:
      return view.stock_size() <= view.players() ? winning(view, view.legal()) : CardSet();
  }
  return {};
}

}  // namespace

std::span<const std::string_view> tip_names() {
  return kNames;
}

std::optional<Tip> parse_tip(std::string_view name) {
  const auto found = std::ranges::find(kNames, name);
  if (found == kNames.end()) return std::nullopt;
  return static_cast<Tip>(found - kNames.begin());
}

CardSet advised(Tip tip, const SeatView& view) {
  const CardSet cards = cards_of(tip, view);
  return cards == view.legal() ? CardSet() : cards;
}

}  // namespace linger
