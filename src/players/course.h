// The course of one seat's hidden cards, and in how many ways it can have come to what it holds.
#pragma once

#include <cstdint>
#include <unordered_map>
#include <vector>

#include "players/composition.h"

namespace linger {

class Course {
 public:
  // In the order in which they happened. Masks have bit k set for class k.
  void played(int of) { steps_.push_back({Kind::play, ClassSet{1} << of}); }
  // One card of one of the classes, nobody knows which.
  void drew(ClassSet classes) { steps_.push_back({Kind::draw, classes}); }
  // The hand held no card of these classes; also at its beginning, for what came later.
  void lacked(ClassSet classes) {
    if (first_lack_ < 0) first_lack_ = steps();
    steps_.push_back({Kind::lack, classes});
  }

  int steps() const { return static_cast<int>(steps_.size()); }

  // Whether the ways depend on the composition at all.
  bool tells() const { return first_lack_ >= 0; }

  // In how many ways a hand of this composition, after the first `step` steps or all of them, can
  // have come to its cards, each card counting as itself; up to a factor that is the same for all
  // compositions after that step.
  double ways(const Composition& now) { return ways(steps(), now); }
  double ways(int step, Composition hand);
  // Where that step was a draw: the ways in which a card of class `of` was drawn in it.
  double drawn(int step, const Composition& hand, int of);

 private:
  enum class Kind : std::uint8_t { play, draw, lack };
  struct Step {
    Kind kind;
    ClassSet classes;
  };

  std::vector<Step> steps_;
  int first_lack_ = -1;
  // What has been computed, by step and composition.
  std::vector<std::unordered_map<Composition, double, Composition::Hash>> known_;
};

}  // namespace linger
