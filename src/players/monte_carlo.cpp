#include "players/monte_carlo.h"

#include <algorithm>

#include "players/belief.h"
#include "players/moves.h"
#include "players/playout.h"

namespace linger {

Move monte_carlo_move(const SeatView& view, int worlds, Xoshiro& rng) {
  const std::vector<Move> choices = legal_moves(view);
  if (choices.size() == 1) return choices.front();
  std::vector<int> wins(choices.size());
  Belief belief(view);
  for (int i = 0; i < worlds; ++i) {
    const Round now = replay(belief.sample(rng), view);
    for (std::size_t choice = 0; choice < choices.size(); ++choice) {
      Round round = now;
      make_move(round, choices[choice]);
      play_out(round, rng);
      wins[choice] += round.winner() == view.viewer().seat ? 1 : 0;
    }
  }
  return choices[static_cast<std::size_t>(std::ranges::max_element(wins) - wins.begin())];
}

}  // namespace linger
