#include "players/course.h"

#include <bit>

namespace linger {

double Course::ways(int step, Composition hand) {
  // Backwards: played cards return, and lacks are looked at, down to the last draw.
  while (step > 0) {
    const Step& last = steps_[static_cast<std::size_t>(step - 1)];
    if (last.kind == Kind::draw) break;
    if (last.kind == Kind::play) hand.add(std::countr_zero(last.classes));
    if (last.kind == Kind::lack)
      for (unsigned rest = last.classes; rest != 0; rest &= rest - 1)
        if (hand[std::countr_zero(rest)] > 0) return 0;
    --step;
  }
  // Before anything was lacking, any card of the hand may have been drawn at any time.
  if (step <= first_lack_ || step == 0) return 1;
  if (known_.size() < steps_.size() + 1) known_.resize(steps_.size() + 1);
  auto& known = known_[static_cast<std::size_t>(step)];
  if (const auto found = known.find(hand); found != known.end()) return found->second;
  double sum = 0;
  for (unsigned rest = steps_[static_cast<std::size_t>(step - 1)].classes; rest != 0;
       rest &= rest - 1)
    sum += drawn(step, hand, std::countr_zero(rest));
  known.emplace(hand, sum);
  return sum;
}

double Course::drawn(int step, const Composition& hand, int of) {
  const int held = hand[of];
  return held == 0 ? 0 : held * ways(step - 1, hand.less_one(of));
}

}  // namespace linger
