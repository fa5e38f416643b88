// Makes web/src/rules/other-winners.json: how often a value of an option gives a hand to somebody
// else than `survival` does.
//
//   cmake --build --preset release --target other_winners_file
//
// Both play the same deals, and whoever sees the same draws the same random numbers, so that a hand
// goes another way only where the rules make it. By beginners and by those who look ahead, since
// how often the rules decide depends on how one plays. Options that come after the hand, and
// `hand` itself, which deals other cards, are left out.
#include <algorithm>
#include <cstdio>
#include <string>

#include "game/options.h"
#include "players/moves.h"
#include "players/player.h"
#include "players/playout.h"
#include "view/seat_views.h"

namespace linger {
namespace {

constexpr int kPlayers = 4;
constexpr int kHands = 10'000;
constexpr std::string_view kSeed = "other-winners";
constexpr Level kLevels[] = {Level::random, Level::casual, Level::club};
// The usual hand, and one in which the stock can run out (F2).
constexpr std::uint8_t kHandSizes[] = {4, 11};

int winner(const Rules& rules, Level level, int hand) {
  Xoshiro shuffler(kSeed, static_cast<std::uint64_t>(hand));
  Deck deck = canonical_pack();
  shuffle_front(deck, kPackSize, shuffler);
  const int dealer = hand % kPlayers;
  SeatViews views(rules, kPlayers);
  views(RoundBegan{1, dealer});
  Round round = Round::deal(rules, kPlayers, dealer, deck, views);
  while (!round.over()) {
    Xoshiro rng(std::string(kSeed) + "/" + std::to_string(hand),
                static_cast<std::uint64_t>(round.tricks() * kPlayers + round.mover()));
    if (round.phase() == Phase::needs_stock)
      give_shuffled_stock(round, rng, views);
    else
      make_move(round, choose_move(level, views[round.mover()], rng), views);
  }
  return round.winner();
}

double share_of_other_winners(const Rules& a, const Rules& b, Level level) {
  int others = 0;
  for (int hand = 0; hand < kHands; ++hand)
    others += winner(a, level, hand) != winner(b, level, hand) ? 1 : 0;
  return static_cast<double>(others) / kHands;
}

constexpr bool decides_hands(const NamedOption& option) {
  return option.ruling != "R11" && option.ruling != "R12" && option.ruling != "R14";
}

void print_shares(const NamedOption& option, std::uint8_t value, bool& first) {
  for (std::uint8_t size : kHandSizes) {
    Rules base;
    base.hand = size;
    Rules changed = base;
    option.set(changed, value);
    double low = 1;
    double high = 0;
    for (Level level : kLevels) {
      const double share = share_of_other_winners(base, changed, level);
      low = std::min(low, share);
      high = std::max(high, share);
    }
    std::printf(
        "%s  { \"option\": \"%s\", \"value\": \"%s\", \"hand\": %d, \"low\": %.3f, \"high\": %.3f }",
        first ? "" : ",\n", std::string(option.name).c_str(),
        std::string(option.values[value]).c_str(), size, low, high);
    std::fflush(stdout);
    first = false;
  }
}

void print_all() {
  bool first = true;
  std::puts("[");
  for (const NamedOption& option : named_options())
    if (decides_hands(option))
      for (std::uint8_t value = 0; value < option.values.size(); ++value)
        if (value != option.get(Rules())) print_shares(option, value, first);
  std::puts("\n]");
}

}  // namespace
}  // namespace linger

int main() {
  linger::print_all();
}
