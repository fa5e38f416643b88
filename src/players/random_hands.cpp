#include "players/random_hands.h"

namespace linger {

std::int64_t RandomHands::play(int hands) {
  std::int64_t plays = 0;
  for (int hand = 0; hand < hands; ++hand) {
    shuffle_front(deck_, reach_, rng_);
    Round round = Round::deal(rules_, players_, players_ - 1, deck_);
    play_out(round, rng_);
    plays += round.played_cards().size();
  }
  return plays;
}

}  // namespace linger
