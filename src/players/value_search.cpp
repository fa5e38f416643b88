#include "players/value_search.h"

#include "game/decided.h"
#include "players/sure_tricks.h"

namespace linger {
namespace {

// The average over the best choices of one seat.
class BestOf {
 public:
  explicit BestOf(int seat) : seat_(static_cast<std::size_t>(seat)) {}

  // A choice that stands for `count` of them.
  void add(const std::optional<Chances>& chances, int count) {
    const auto order = !chances     ? std::nullopt
                       : count_ > 0 ? (*chances)[seat_].compare(best_[seat_])
                                    : std::optional(1);
    if (!order)
      known_ = false;
    else if (*order == 0)
      join(*chances, count);
    else if (*order > 0)
      begin(*chances, count);
  }

  // Whatever the other choices are, they are no better, and those as good lead to the same.
  bool certain() const { return count_ > 0 && best_[seat_] == Chance::certain(); }

  // None if there was a choice of which nothing is known, or no telling which is better.
  std::optional<Chances> average() const {
    if (!known_ && !certain()) return std::nullopt;
    if (single_) return best_;
    Chances chances = sum_;
    for (Chance& chance : chances) chance.divide(count_);
    return chances;
  }

 private:
  void begin(const Chances& chances, int count) {
    best_ = chances;
    single_ = true;
    count_ = count;
  }
  void join(const Chances& chances, int count) {
    if (single_) sum_ = times(best_, count_);
    single_ = false;
    for (std::size_t i = 0; i < sum_.size(); ++i) sum_[i].add(chances[i], count);
    count_ += count;
  }
  static Chances times(const Chances& chances, int count) {
    Chances sum{};
    for (std::size_t i = 0; i < sum.size(); ++i) sum[i].add(chances[i], count);
    return sum;
  }

  std::size_t seat_;
  Chances best_;        // the first of the best
  bool single_ = true;  // there is no other yet
  Chances sum_;         // of all of them, if there is
  int count_ = 0;
  bool known_ = true;
};

}  // namespace

std::optional<Chances> ValueSearch::chances(const Place& place) {
  const Round& round = place.round;
  if (round.over()) return certain_for(round.winner());
  if (place.unknown()) return std::nullopt;
  if (const auto winner = decided(hand_.rules, standing(round))) return certain_for(*winner);
  if (round.phase() == Phase::name_trump) return name_trump(place);

  const Relevance relevance = relevance_of(hand_, place);
  if (round.in_trick()) return search(place, relevance);
  // Who can force the win has the chance 1: there is always a card that keeps it.
  if (settled_by_sure_tricks(hand_, round, round.leader())) return certain_for(round.leader());
  const PlaceKey key = key_of(place, relevance);
  if (const auto* known = table_.find(key)) return *known;
  auto chances = search(place, relevance);
  if (nodes_ > 0) table_.keep(key, relevance.cards.size(), chances);
  return chances;
}

std::optional<Chances> ValueSearch::name_trump(const Place& place) {
  BestOf best(place.round.mover());
  for (int suit = 0; suit < kSuits && !best.certain(); ++suit) {
    Place next = place;
    next.round.name_trump(static_cast<Suit>(suit));
    best.add(this->chances(next), 1);
  }
  return best.average();
}

std::optional<Chances> ValueSearch::search(const Place& place, const Relevance& relevance) {
  BestOf best(place.round.mover());
  const CardClasses classes(place.round, relevance);
  for (Card card : classes.first()) {
    if (nodes_ == 0) return std::nullopt;
    --nodes_;
    Place next = place;
    next.play(card, hand_);
    const bool goes_on = next.round.phase() == Phase::play && next.round.in_trick();
    const auto chances = goes_on ? search(next, relevance) : this->chances(next);
    best.add(chances, classes.all_of(card).size());
    if (best.certain()) break;
  }
  return best.average();
}

}  // namespace linger
