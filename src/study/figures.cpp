#include "study/figures.h"

#include <algorithm>

namespace linger {
namespace {

std::vector<Estimate> shares(const Tally::BySeat& counts, int players, std::int64_t trials) {
  std::vector<Estimate> all;
  for (int seat = 0; seat < players; ++seat)
    all.push_back(share_of(counts[static_cast<std::size_t>(seat)], trials));
  return all;
}

Estimate mean_tricks(const Tally& tally) {
  std::int64_t sum = 0, squares = 0;
  for (std::size_t tricks = 0; tricks < tally.tricks.size(); ++tricks) {
    const auto number = static_cast<std::int64_t>(tricks);
    sum += number * tally.tricks[tricks];
    squares += number * number * tally.tricks[tricks];
  }
  return mean_of(sum, squares, tally.hands);
}

// Of one player, where the tally has all of them together.
Estimate divided(Estimate estimate, int by) {
  return {estimate.value / by, estimate.low / by, estimate.high / by};
}

double mean_points(const Tally& tally) {
  std::int64_t sum = 0;
  for (std::size_t points = 0; points < tally.winner_points.size(); ++points)
    sum += static_cast<std::int64_t>(points) * tally.winner_points[points];
  return static_cast<double>(sum) / static_cast<double>(std::max<std::int64_t>(tally.hands, 1));
}

std::vector<Figures::Out> outs(const Tally& tally, int players) {
  std::vector<Figures::Out> all;
  for (std::size_t place = 0; place < tally.outs.size() && tally.outs[place] > 0; ++place)
    all.push_back(
        {mean_of(tally.out_trick[place], tally.out_trick_squared[place], tally.outs[place]),
         shares(tally.out_at[place], players, tally.hands)});
  return all;
}

}  // namespace

Figures figures_of(const Tally& tally, int players) {
  const auto share = [&tally](std::int64_t hands) { return share_of(hands, tally.hands); };
  Figures figures;
  figures.share_by_seat = shares(tally.wins, players, tally.hands);
  figures.plays_per_hand = mean_of(tally.plays, tally.plays_squared, tally.hands);
  figures.tricks_per_hand = mean_tricks(tally);
  figures.choices_per_player =
      divided(mean_of(tally.choices, tally.choices_squared, tally.hands), players);
  std::ranges::transform(tally.reasons, figures.reasons.begin(), share);
  figures.stock_empty = share(tally.stock_empty);
  figures.nobody_left = share(tally.nobody_left);
  figures.several_left = share(tally.several_left);
  figures.grew = share(tally.grew);
  figures.first_trick_winner = share(tally.first_trick_wins);
  figures.winner_points = mean_points(tally);
  figures.point_from_each = share(tally.winner_points[static_cast<std::size_t>(players - 1)]);
  figures.outs = outs(tally, players);
  figures.hands_per_match = mean_of(tally.match_hands, tally.match_hands_squared, tally.matches);
  figures.match_share_by_seat = shares(tally.match_wins, players, tally.matches);
  figures.matches_shared = share_of(tally.matches_shared, tally.matches);
  return figures;
}

Estimate other_winner(const StudyPart& part, std::size_t a, std::size_t b) {
  const std::size_t place =
      pair_index(std::min(a, b), std::max(a, b), part.simulation.rules.size());
  return share_of(part.tally.other_winner[place], part.tally.rules[a].hands);
}

}  // namespace linger
