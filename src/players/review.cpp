#include "players/review.h"

#include <algorithm>

#include "game/scoring.h"
#include "players/moves.h"
#include "players/playout.h"
#include "players/policy.h"
#include "players/solver.h"
#include "players/watched_replay.h"

namespace linger {
namespace {

constexpr std::size_t kMostCostly = 3;
constexpr int kForceBits = 16;  // 2 megabytes
constexpr int kValueBits = 4;   // not asked for values

// Reviews the rounds of one record, one at a time.
class Reviewer {
 public:
  Reviewer(const Record& record, const ReviewSettings& settings)
      : record_(record), settings_(settings), replay_(record), solver_(kForceBits, kValueBits) {}

  std::optional<Fault> run(const std::function<void(const RoundReview&)>& tell) {
    for (;;) {
      const auto decision = decide();
      if (!replay_.step()) break;
      if (replay_.moves_made() == 0) {
        finish(tell);
        begin();
      } else {
        if (decision) review_.decisions.push_back(*decision);
        add_moment();
      }
    }
    finish(tell);
    return replay_.fault();
  }

 private:
  bool wanted() const {
    return replay_.round_number() > 0 &&
           (settings_.only == 0 || settings_.only == replay_.round_number());
  }

  void begin() {
    review_ = {};
    review_.number = replay_.round_number();
    review_.players = replay_.round().players();
    review_.by_points = points_decide(record_.rules);
    review_.worlds = settings_.worlds;
    add_moment();
  }

  // The move that the record makes next, judged before it is made; none where there is no choice.
  std::optional<RoundReview::Decision> decide() {
    const Move* move = replay_.next_move();
    if (move == nullptr || !wanted() || !replay_.is_turn()) return std::nullopt;
    const SeatView& view = replay_.view(replay_.round().mover());
    if (legal_moves(view).size() < 2) return std::nullopt;
    const Hint hint = linger::hint(view, settings_.seed, settings_.worlds);
    const Hint::Choice* played = hint.find(*move);
    if (played == nullptr) return std::nullopt;  // the replay will say why
    RoundReview::Decision decision{
        replay_.moves_made() + 1,         hint.seat, *played, hint.best(),
        difference(hint.best(), *played), 0,         {},      false};
    decision.loss.chance = std::max(0.0, decision.loss.chance);
    decision.points_lost = hint.best().points - played->points;
    if (review_.moments.back().force == hint.seat) decision.forcing = forcing_moves();
    return decision;
  }

  std::vector<Move> forcing_moves() {
    solver_.set(open_hand(), settings_.nodes);
    return solver_.forcing_moves();
  }

  void add_moment() {
    if (!wanted()) return;
    RoundReview::Moment moment;
    moment.moves = replay_.moves_made();
    moment.tricks = replay_.round().tricks();
    moment.chances = chances();
    solver_.set(open_hand(), settings_.nodes);
    const Solver::Force force = solver_.force();
    moment.force_known = force.finished;
    if (force.seats != 0) moment.force = std::countr_zero(force.seats);
    if (replay_.round().over()) review_.winner = replay_.round().winner();
    review_.moments.push_back(moment);
  }

  // The true hand from here on, its next reshuffles being those of the record.
  OpenHand open_hand() const {
    OpenHand hand{record_.rules, replay_.round(), {}};
    const RoundRecord& round = record_.rounds[static_cast<std::size_t>(replay_.round_number() - 1)];
    const auto past = std::min(reshuffles(), std::ssize(round.reshuffles));
    hand.coming.assign(round.reshuffles.begin() + past, round.reshuffles.end());
    return hand;
  }
  std::ptrdiff_t reshuffles() const {
    return std::ranges::count(replay_.view(0).history(), Step::Kind::reshuffle, &Step::kind);
  }

  // The true hand played out again and again, as far as its stock is known.
  PerSeat<double> chances() const {
    const std::string seed = settings_.seed + ":course:" + std::to_string(replay_.round_number());
    Xoshiro rng(seed, static_cast<std::uint64_t>(replay_.moves_made()));
    PerSeat<int> wins{};
    for (int i = 0; i < settings_.worlds; ++i) {
      Round round = replay_.round();
      play_out_by_policy(round, rng);
      ++wins[static_cast<std::size_t>(round.winner())];
    }
    PerSeat<double> chances{};
    for (std::size_t seat = 0; seat < chances.size(); ++seat)
      chances[seat] = static_cast<double>(wins[seat]) / settings_.worlds;
    return chances;
  }

  void finish(const std::function<void(const RoundReview&)>& tell) {
    if (review_.moments.empty()) return;
    for (RoundReview::Decision& decision : review_.decisions) {
      const RoundReview::Moment& after = review_.moments[static_cast<std::size_t>(decision.move)];
      decision.gave_away =
          !decision.forcing.empty() && after.force_known && after.force != decision.seat;
    }
    pick_costliest();
    tell(review_);
    review_ = {};
  }

  // Those whose loss is no mere chance of the sample, the first of equal ones before.
  void pick_costliest() {
    const auto cost = [this](std::size_t place) {
      const RoundReview::Decision& decision = review_.decisions[place];
      return review_.by_points ? decision.points_lost : decision.loss.chance;
    };
    for (std::size_t i = 0; i < review_.decisions.size(); ++i)
      if (review_.by_points ? cost(i) > 0 : review_.decisions[i].loss.certain())
        review_.costliest.push_back(i);
    std::ranges::sort(review_.costliest, [&cost](std::size_t a, std::size_t b) {
      return cost(a) != cost(b) ? cost(a) > cost(b) : a < b;
    });
    if (review_.costliest.size() > kMostCostly) review_.costliest.resize(kMostCostly);
  }

  const Record& record_;
  const ReviewSettings& settings_;
  WatchedReplay replay_;
  Solver solver_;
  RoundReview review_;  // of the round being replayed
};

}  // namespace

std::optional<Fault> review(const Record& record, const ReviewSettings& settings,
                            const std::function<void(const RoundReview&)>& tell) {
  return Reviewer(record, settings).run(tell);
}

}  // namespace linger
