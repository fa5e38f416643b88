// What a seat may believe of the hidden cards: every way they can lie that agrees with all it has
// seen, each way of dealing and drawing them being equally likely.
//
// Seen are the cards played and one's own, who drew when, the suits that somebody did not follow
// (a card drawn later may be of such a suit again), the shown trump until it is played, the card
// under the stock or beside it, and at a reshuffle which cards went into it. The number of ways
// depends only on how many cards of each class a seat holds, so they are counted by class, and
// drawn from exactly: no world is ever thrown away.
#pragma once

#include <array>
#include <optional>
#include <unordered_map>
#include <vector>

#include "cards/xoshiro.h"
#include "players/course.h"
#include "players/past.h"
#include "players/world.h"

namespace linger {

class Belief {
 public:
  // The view is of a hand that is being played, and outlives the belief.
  explicit Belief(const SeatView& view);

  // Where the unseen cards lie now: the hidden ones of the hands, and of the stock the top first.
  struct Lie {
    PerSeat<CardSet> hidden;
    CardList stock;
  };
  // A lie, and in how many ways it can have come about, up to a common factor.
  struct Weighted {
    Lie lie;
    double weight = 1;
  };

  // One of the worlds that agree with the view, each as likely as it is.
  World sample(Xoshiro& rng) { return unroll(draw(rng), rng); }
  // The same in two steps: where the cards lie, and one of the ways in which they came there.
  Lie draw(Xoshiro& rng);
  World unroll(const Lie& lie, Xoshiro& rng);

  // Every lie there is, if there are not more than so many.
  std::optional<std::vector<Weighted>> all(int most);

 private:
  // Cards not yet given to anybody, those of a class side by side.
  struct Pool {
    std::array<Card, kPackSize> cards{};
    std::array<std::uint8_t, Composition::kMaxClasses + 1> begin{};
    int size = 0;
  };

  void classify();
  void chart_courses();
  int class_of(Card card, int origin) const;
  ClassSet classes_of_origin(int origin) const;
  bool rest_fits(const Composition& rest) const;
  double ways_from(std::size_t place, const Composition& rest);
  template <class Use>
  void each_composition(const Composition& rest, int held, const Use& use) const;
  Composition choose(std::size_t place, const Composition& rest, Xoshiro& rng);
  class Unrolling;
  double lies() const;
  double weigh(const Lie& lie);
  Round start(const PerSeat<CardSet>& hands, const CardList& stock) const;
  int first_leader() const;

  const SeatView& view_;
  Past past_;
  int groups_ = 1;  // of suits
  std::array<int, kSuits> group_of_{};
  int classes_ = 1;
  Composition all_;  // of the unseen cards
  Pool pool_;
  PerSeat<Course> courses_;
  std::vector<int> told_of_;  // seats whose courses tell something
  std::vector<std::unordered_map<Composition, double, Composition::Hash>>
      ways_;  // by place in told_of_
  int hidden_stock_ = 0;
  int nowhere_ = 0;  // unseen cards that are out of play
};

}  // namespace linger
