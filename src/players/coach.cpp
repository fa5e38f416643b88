#include "players/coach.h"

#include <algorithm>
#include <cmath>
#include <string>

#include "game/scoring.h"

namespace linger {
namespace {

// One stream of random numbers a situation: what was played so far tells them apart.
Xoshiro coach_rng(const SeatView& view, std::string_view seed) {
  const std::string place = std::string(seed) + ":" + std::to_string(view.round_number()) + ":" +
                            std::to_string(view.mover());
  return {place, view.history().size()};
}

// What the move is beside the others, before what it does.
std::vector<Reason> reasons_for(const SeatView& view, const Hint& hint, const Hint::Choice& choice,
                                const Effects& effects) {
  std::vector<Reason> reasons;
  if (hint.choices.size() == 1) reasons.push_back({"forced", ""});
  const bool is_best = &choice == &hint.best();
  // How sure the points are is not known.
  if (!is_best && !points_decide(view.rules()) && !difference(hint.best(), choice).certain())
    reasons.push_back({"about-best", ""});
  const std::vector<Reason> own = effects.of(choice.move);
  reasons.insert(reasons.end(), own.begin(), own.end());
  return reasons;
}

}  // namespace

const Hint::Choice* Hint::find(const Move& move) const {
  const auto found = std::ranges::find(choices, move, &Choice::move);
  return found == choices.end() ? nullptr : &*found;
}

Difference difference(const Hint::Choice& better, const Hint::Choice& other) {
  return {better.chance - other.chance,
          std::sqrt(better.error * better.error + other.error * other.error)};
}

Hint hint(const SeatView& view, std::string_view seed, int worlds) {
  Xoshiro rng = coach_rng(view, seed);
  const Appraisal appraisal = appraise(view, true, {worlds, {}}, rng);
  Hint hint{view.mover(), {}, appraisal.best_at, {}, appraisal.worlds};
  if (const auto winner = decided(view.rules(), view.standing()))
    hint.remarks.push_back({"decided", "F3", {{"seat", SeatNumber{*winner}}}});
  for (const Appraisal::Choice& each : appraisal.choices)
    hint.choices.push_back({each.move, each.chance, each.error, each.points, {}});
  const Effects effects(view);
  for (Hint::Choice& choice : hint.choices)
    choice.reasons = reasons_for(view, hint, choice, effects);
  return hint;
}

}  // namespace linger
