#include "players/appraisal.h"

#include <algorithm>
#include <cmath>

#include "game/scoring.h"
#include "players/belief.h"
#include "players/moves.h"
#include "players/policy.h"

namespace linger {
namespace {

// The policy is a model and not the player: a card that it holds for nearly impossible may have
// been played all the same, in so many of a hundred cases.
constexpr double kSurprise = 0.05;
constexpr int kWorldsBetweenStops = 16;

// Sums over weighted worlds, for one move.
struct Tally {
  double wins = 0;     // Σ w·x
  double points = 0;   // Σ w·points
  double squares = 0;  // Σ w²·x, x being 0 or 1
};

class Appraiser {
 public:
  Appraiser(const SeatView& view, bool infers, Xoshiro& rng)
      : view_(view),
        seat_(*view.viewer().seat),
        infers_(infers),
        rng_(rng),
        moves_(legal_moves(view)),
        tallies_(moves_.size()) {}

  void look_at(const World& world, double weight) {
    const Round now = replay(world, view_, [&](const Round& round, const Move& move) {
      if (infers_ && round.mover() != seat_) weight *= chance_of(round, move);
    });
    weights_ += weight;
    weight_squares_ += weight * weight;
    ++worlds_;
    for (std::size_t i = 0; i < moves_.size(); ++i) {
      Round round = now;
      make_move(round, moves_[i]);
      play_out_by_policy(round, rng_);
      count(round, weight, tallies_[i]);
    }
  }

  Appraisal result() const {
    Appraisal appraisal;
    appraisal.worlds = worlds_;
    const bool by_points = points_decide(view_.rules());
    for (std::size_t i = 0; i < moves_.size(); ++i) {
      const Tally& tally = tallies_[i];
      const double chance = tally.wins / weights_;
      // Σ w²(x − p)², x being 0 or 1.
      const double spread = tally.squares * (1 - 2 * chance) + weight_squares_ * chance * chance;
      appraisal.choices.push_back({moves_[i], chance, std::sqrt(std::max(0.0, spread)) / weights_,
                                   by_points ? tally.points / weights_ : 0});
    }
    for (std::size_t i = 1; i < moves_.size(); ++i) {
      const auto worth = [&](std::size_t at) {
        return by_points ? tallies_[at].points : tallies_[at].wins;
      };
      if (worth(i) > worth(appraisal.best_at)) appraisal.best_at = i;
    }
    return appraisal;
  }

 private:
  static double chance_of(const Round& round, const Move& move) {
    if (const auto* suit = std::get_if<Suit>(&move)) return policy_chance(round, *suit);
    const double chance = policy_chance(round, std::get<Card>(move));
    return (1 - kSurprise) * chance + kSurprise / round.legal().size();
  }

  void count(const Round& round, double weight, Tally& tally) const {
    if (round.winner() == seat_) {
      tally.wins += weight;
      tally.squares += weight * weight;
    }
    // Who was in at the last trick matters to chips-per-opponent alone, where nearly everybody
    // pays whoever it was (F6).
    if (points_decide(view_.rules()))
      tally.points += weight * points_of_hand(view_.rules(), round,
                                              round.in())[static_cast<std::size_t>(seat_)];
  }

  const SeatView& view_;
  int seat_;
  bool infers_;
  Xoshiro& rng_;
  std::vector<Move> moves_;
  std::vector<Tally> tallies_;
  double weights_ = 0;
  double weight_squares_ = 0;
  int worlds_ = 0;
};

}  // namespace

Appraisal appraise(const SeatView& view, bool infers, const Budget& budget, Xoshiro& rng) {
  Belief belief(view);
  Appraiser appraiser(view, infers, rng);
  const auto stops = [&](int done) {
    return done > 0 && done % kWorldsBetweenStops == 0 && budget.stop && budget.stop();
  };
  int done = 0;
  if (const auto all = belief.all(budget.worlds)) {
    // Few enough: each as often as the budget has room for it.
    while (done < budget.worlds && !stops(done))
      for (const Belief::Weighted& each : *all) {
        appraiser.look_at(belief.unroll(each.lie, rng), each.weight);
        ++done;
      }
  } else {
    for (; done < budget.worlds && !stops(done); ++done) appraiser.look_at(belief.sample(rng), 1);
  }
  return appraiser.result();
}

}  // namespace linger
