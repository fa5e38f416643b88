// Makes web/src/rules/other-winners.json: how often a value of an option gives a hand to somebody
// else than `survival` does.
//
//   cmake --build --preset release --target other_winners_file
//
// Both play the same deals, and whoever sees the same draws the same random numbers, so that a hand
// goes another way only where the rules make it. Each decision has a stream of its own for that:
// the one stream a hand of study/simulation.h, which is faster, is shifted by naming a trump. By
// levels that play the same whatever the rules; those that look ahead play another game under other
// rules from the first card on. Options that come after the hand, and `hand` itself, which deals
// other cards, are left out.
#include <algorithm>
#include <array>
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
constexpr int kHands = 20'000;
constexpr std::string_view kSeed = "other-winners";
constexpr std::array kLevels = {Level::random, Level::casual};
constexpr int kUsualHand = 4;
constexpr int kLongHand = 11;  // the stock can run out (F2)

using Winners = std::array<std::uint8_t, kHands>;

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

Winners winners(const Rules& rules, Level level) {
  Winners result;
  for (int hand = 0; hand < kHands; ++hand)
    result[static_cast<std::size_t>(hand)] = static_cast<std::uint8_t>(winner(rules, level, hand));
  return result;
}

double share_of_others(const Winners& a, const Winners& b) {
  int others = 0;
  for (std::size_t hand = 0; hand < a.size(); ++hand) others += a[hand] != b[hand] ? 1 : 0;
  return static_cast<double>(others) / kHands;
}

bool decides_hands(const NamedOption& option) {
  return option.ruling != "R11" && option.ruling != "R12" && option.ruling != "R14";
}
bool needs_long_hands(const NamedOption& option) {
  return option.ruling == "R9" || option.ruling == "R10";
}

// With hands of one size; R10 comes up only where an empty stock ends nothing.
void print_shares(const NamedOption& option, int hand) {
  Rules base;
  base.hand = static_cast<std::uint8_t>(hand);
  if (option.ruling == "R10") base.stock_end = StockEnd::play_on;
  std::array<Winners, kLevels.size()> usual;
  for (std::size_t i = 0; i < kLevels.size(); ++i) usual[i] = winners(base, kLevels[i]);
  for (std::size_t which = 0; which < option.values.size(); ++which) {
    const auto value = static_cast<std::uint8_t>(which);
    if (value == option.get(base)) continue;
    Rules changed = base;
    option.set(changed, value);
    double low = 1;
    double high = 0;
    for (std::size_t level = 0; level < kLevels.size(); ++level) {
      const double share = share_of_others(usual[level], winners(changed, kLevels[level]));
      low = std::min(low, share);
      high = std::max(high, share);
    }
    static bool first = true;
    std::printf("%s\n  {", first ? "" : ",");
    first = false;
    std::printf(R"("option": "%s", "value": "%s", "hand": %d, "low": %.3f, "high": %.3f})",
                std::string(option.name).c_str(), std::string(option.values[value]).c_str(), hand,
                low, high);
  }
}

void print_all() {
  std::printf("[");
  for (const NamedOption& option : named_options()) {
    if (!decides_hands(option)) continue;
    print_shares(option, kUsualHand);
    if (needs_long_hands(option)) print_shares(option, kLongHand);
  }
  std::printf("\n]\n");
}

}  // namespace
}  // namespace linger

int main() {
  linger::print_all();
}
