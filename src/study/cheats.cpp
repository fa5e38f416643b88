#include "study/cheats.h"

#include <algorithm>
#include <vector>

#include "players/moves.h"
#include "players/playout.h"

namespace linger {
namespace {

// How many cards from the top of the stock lie in an order that nobody knows: all of them, unless
// the turned card lies under the stock (R2). A reshuffle may bring it there by chance again, and
// then this cheat is told a little too much.
std::size_t unknown_cards(const Round& round, const SeatView& view) {
  const std::span<const Card> stock = round.stock();
  const bool known_bottom = view.rules().trump == TrumpRule::stock_top && !stock.empty() &&
                            stock.back() == view.trump_card();
  return stock.size() - (known_bottom ? 1 : 0);
}

void shuffle_stock(Round& round, std::size_t count, Xoshiro& rng) {
  Deck cards{};
  const std::span<const Card> stock = round.stock();
  std::ranges::copy(stock, cards.begin());
  for (std::size_t i = count; i-- > 1;)
    std::swap(cards[i], cards[rng.below(static_cast<std::uint32_t>(i + 1))]);
  round.replace_stock(std::span(cards).first(stock.size()));
}

}  // namespace

Move PlayoutCheat::choose(const Decision& decision, const Round& truth) {
  const std::vector<Move> moves = legal_moves(truth);
  if (moves.size() == 1) return moves.front();
  const std::size_t unknown =
      knowledge_ == Knowledge::hands ? unknown_cards(truth, decision.view) : 0;
  std::vector<int> wins(moves.size());
  for (int i = 0; i < playouts_; ++i) {
    Round world = truth;
    if (unknown > 1) shuffle_stock(world, unknown, decision.rng);
    for (std::size_t m = 0; m < moves.size(); ++m) {
      Round round = world;
      make_move(round, moves[m]);
      play_out(round, decision.rng);
      wins[m] += round.winner() == truth.mover() ? 1 : 0;
    }
  }
  return moves[static_cast<std::size_t>(std::ranges::max_element(wins) - wins.begin())];
}

}  // namespace linger
