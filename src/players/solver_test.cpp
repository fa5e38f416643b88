#include "players/solver.h"

#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

#include <numeric>

#include "cards/xoshiro.h"
#include "game/presets.h"
#include "generators.h"
#include "players/moves.h"
#include "players/playout.h"

namespace linger {
namespace {

// ---- What the solver has to equal: all of the tree, card by card, without a table.

struct Fraction {
  __extension__ using Int = __int128;
  Int over = 0, under = 1;

  Fraction operator+(const Fraction& b) const {
    return reduced(over * b.under + b.over * under, under * b.under);
  }
  Fraction operator/(int by) const { return reduced(over, under * by); }
  bool operator==(const Fraction&) const = default;
  bool operator<(const Fraction& b) const { return over * b.under < b.over * under; }
  double value() const { return static_cast<double>(over) / static_cast<double>(under); }

  static Fraction reduced(Int over, Int under) {
    Int a = over, b = under;
    while (b != 0) a = std::exchange(b, a % b);
    return {over / a, under / a};
  }
};
using Fractions = std::array<Fraction, kMaxPlayers>;

class BruteForce {
 public:
  BruteForce(const OpenHand& hand, int budget) : hand_(hand), budget_(budget) {}

  // Whether it was more than can be gone through; then the answers mean nothing.
  bool gave_up() const { return budget_ < 0; }

  Verdict force(int seat) { return force(hand_.round, 0, seat); }
  std::optional<Fractions> chances() { return chances(hand_.round, 0); }

  Verdict force(Round round, std::size_t stocks, int seat) {
    if (!give_stock(round, stocks)) return Verdict::unknown;
    if (round.over()) return round.winner() == seat ? Verdict::yes : Verdict::no;
    if (!contains(round.in(), seat)) return Verdict::no;
    int count[3] = {};
    for (const Round& next : children(round)) ++count[static_cast<int>(force(next, stocks, seat))];
    const Verdict wanted = round.mover() == seat ? Verdict::yes : Verdict::no;
    if (count[static_cast<int>(wanted)] > 0) return wanted;
    if (count[static_cast<int>(Verdict::unknown)] > 0) return Verdict::unknown;
    return wanted == Verdict::yes ? Verdict::no : Verdict::yes;
  }

  std::optional<Fractions> chances(Round round, std::size_t stocks) {
    if (!give_stock(round, stocks)) return std::nullopt;
    if (round.over()) {
      Fractions result{};
      result[static_cast<std::size_t>(round.winner())] = {1, 1};
      return result;
    }
    const auto mover = static_cast<std::size_t>(round.mover());
    std::vector<Fractions> best;
    bool all_known = true;
    for (const Round& next : children(round)) {
      const auto result = chances(next, stocks);
      if (result && (*result)[mover] == Fraction{1, 1}) return result;
      all_known &= result.has_value();
      if (!result) continue;
      if (!best.empty() && best[0][mover] < (*result)[mover]) best.clear();
      if (best.empty() || best[0][mover] == (*result)[mover]) best.push_back(*result);
    }
    if (!all_known || gave_up()) return std::nullopt;
    Fractions average{};
    for (std::size_t seat = 0; seat < average.size(); ++seat) {
      for (const Fractions& each : best) average[seat] = average[seat] + each[seat];
      average[seat] = average[seat] / static_cast<int>(best.size());
    }
    return average;
  }

  // The hand after each move, in the order of the pack.
  std::vector<Round> children(const Round& round) {
    std::vector<Round> all;
    if (--budget_ < 0) return all;
    if (round.phase() == Phase::name_trump)
      for (Suit suit : {Suit::clubs, Suit::diamonds, Suit::hearts, Suit::spades}) {
        all.push_back(round);
        all.back().name_trump(suit);
      }
    else
      for (Card card : round.legal()) {
        all.push_back(round);
        all.back().play(card);
      }
    return all;
  }

  // False where a stock is due that is not told.
  bool give_stock(Round& round, std::size_t& stocks) const {
    if (round.phase() != Phase::needs_stock) return true;
    if (stocks >= hand_.coming.size()) return false;
    const CardList& stock = hand_.coming[stocks];
    if (stock.set() != round.played_cards()) return false;
    ++stocks;
    round.give_stock(stock);
    return true;
  }

 private:
  const OpenHand& hand_;
  int budget_;
};

// ---- Small hands of every kind

// A stock from the finished tricks of some line of play, so that it fits that one at least.
void add_coming(OpenHand& hand, Xoshiro& rng) {
  Round round = hand.round;
  for (int i = 0; i < 2; ++i) {
    while (round.phase() == Phase::play) round.play(random_card(round.legal(), rng));
    if (round.phase() != Phase::needs_stock) return;
    std::vector<Card> cards(round.played_cards().begin(), round.played_cards().end());
    for (auto n = static_cast<std::uint32_t>(cards.size()); n > 1; --n)
      std::swap(cards[n - 1], cards[rng.below(n)]);
    hand.coming.emplace_back(cards);
    round.give_stock(cards);
  }
}

// Of any rules, from a deal or a position, between tricks or within one.
OpenHand random_open_hand() {
  testing::Setting s = testing::random_setting();
  Xoshiro rng(testing::random_seed(), 0);
  OpenHand hand;
  const bool from_deal = *rc::gen::inRange(0, 3) == 0;
  if (from_deal) s.rules.hand = static_cast<std::uint8_t>(*rc::gen::inRange(1, 4));
  hand.rules = s.rules;
  if (from_deal)
    hand.round =
        Round::deal(s.rules, s.players, *rc::gen::inRange(0, s.players), testing::random_deck());
  else
    hand.round = Round::from_position(s.rules, s.players, testing::random_position(s));
  for (int moves = *rc::gen::inRange(0, 12); moves > 0; --moves) {
    if (hand.round.phase() == Phase::name_trump && *rc::gen::inRange(0, 2) == 0) break;
    Round next = hand.round;
    if (next.phase() == Phase::name_trump) next.name_trump(static_cast<Suit>(rng.below(kSuits)));
    if (next.phase() == Phase::play) next.play(random_card(next.legal(), rng));
    if (next.phase() == Phase::needs_stock || next.over()) break;
    hand.round = next;
  }
  if (s.rules.stock_end == StockEnd::reshuffle && *rc::gen::inRange(0, 4) > 0)
    add_coming(hand, rng);
  return hand;
}

constexpr int kBudget = 20'000;
constexpr std::uint64_t kLargeBudget = 1'000'000;
constexpr std::uint64_t kNodes = 1'000'000'000;

Solver& solver() {
  static Solver solver(12, 10);
  return solver;
}

void require_force(const Solver::Force& force, BruteForce& brute, int players) {
  bool open = false;
  for (int seat = 0; seat < players; ++seat) {
    const Verdict verdict = brute.force(seat);
    if (brute.gave_up()) return;
    RC_ASSERT((verdict == Verdict::yes) == contains(force.seats, seat));
    open |= verdict == Verdict::unknown;
  }
  RC_ASSERT(force.finished || open);
}

void require_chances(const std::optional<Chances>& chances,
                     const std::optional<Fractions>& expected) {
  RC_ASSERT(chances.has_value() == expected.has_value());
  for (std::size_t seat = 0; chances && seat < chances->size(); ++seat) {
    const double difference = (*chances)[seat].value() - (*expected)[seat].value();
    RC_ASSERT(difference < 1e-13 && difference > -1e-13);
  }
}

// ---- The tests

RC_GTEST_PROP(Solver, ForceIsThatOfBruteForce, ()) {
  const OpenHand hand = random_open_hand();
  BruteForce brute(hand, kBudget);
  solver().set(hand, kNodes);
  require_force(solver().force(), brute, hand.round.players());
  RC_CLASSIFY(!brute.gave_up(), "small enough");
}

RC_GTEST_PROP(Solver, ChancesAreThoseOfBruteForce, ()) {
  const OpenHand hand = random_open_hand();
  BruteForce brute(hand, kBudget);
  const auto expected = brute.chances();
  if (brute.gave_up()) return;
  solver().set(hand, kNodes);
  require_chances(solver().chances(), expected);
}

// Merged cards count singly, and each has its outcome.
RC_GTEST_PROP(Solver, EveryMoveIsJudgedAsByBruteForce, ()) {
  const OpenHand hand = random_open_hand();
  BruteForce brute(hand, kBudget);
  const std::vector<Round> children = brute.children(hand.round);
  solver().set(hand, kBudget);
  const auto outcomes = solver().outcomes();
  const std::vector<Move> forcing = solver().forcing_moves();
  if (solver().nodes() == 0) return;
  RC_ASSERT(outcomes.size() == children.size());
  std::size_t forced = 0;
  for (std::size_t i = 0; i < children.size(); ++i) {
    const auto expected = brute.chances(children[i], 0);
    const Verdict verdict = brute.force(children[i], 0, hand.round.mover());
    if (brute.gave_up()) return;
    require_chances(outcomes[i].chances, expected);
    if (verdict == Verdict::yes) RC_ASSERT(outcomes[i].move == forcing.at(forced++));
  }
  RC_ASSERT(forced == forcing.size());
}

// Of a tiny table much is forgotten, of a tiny budget much unknown, and nothing is wrong.
RC_GTEST_PROP(Solver, LimitsNeverMakeItWrong, ()) {
  const OpenHand hand = random_open_hand();
  const Solution all = solve(solver(), hand, kBudget);
  if (solver().nodes() == 0) return;
  Solver small(4, 4);
  const Solution same = solve(small, hand, kLargeBudget);
  if (small.nodes() == 0) return;
  RC_ASSERT(all.force == same.force && all.chances == same.chances && all.line == same.line &&
            all.finished == same.finished);
  const auto nodes = static_cast<std::uint64_t>(*rc::gen::inRange(0, 300));
  const Solution part = solve(small, hand, nodes);
  RC_ASSERT((part.force & ~all.force) == 0);
  if (part.chances) RC_ASSERT(part.chances == all.chances);
  if (part.finished)
    RC_ASSERT(part.force == all.force && part.line == all.line && all.finished);
  else
    RC_ASSERT(small.nodes() == 0 || !all.finished);
}

// The line is played out on the round, and each of its moves is one of the best.
RC_GTEST_PROP(Solver, TheLineIsBestPlay, ()) {
  OpenHand hand = random_open_hand();
  const Solution solution = solve(solver(), hand, kBudget);
  if (!solution.finished) return;
  for (const Move& move : *solution.line) {
    const auto mover = static_cast<std::size_t>(hand.round.mover());
    solver().set(hand, kLargeBudget);
    const auto chances = solver().chances();
    const auto force = solver().force();
    const auto outcomes = solver().outcomes();
    if (solver().nodes() == 0) return;
    BruteForce brute(hand, kBudget);
    bool legal = false;
    for (const auto& [other, after] : outcomes) {
      RC_ASSERT((*after)[mover].value() < (*chances)[mover].value() + 1e-12);
      if (other != move) continue;
      legal = true;
      RC_ASSERT((*after)[mover] == (*chances)[mover]);
    }
    RC_ASSERT(legal);
    make_move(hand.round, move);
    std::size_t used = 0;
    RC_ASSERT(brute.give_stock(hand.round, used));
    if (used > 0) hand.coming.erase(hand.coming.begin());
    if (force.seats == 0) continue;
    solver().set(hand, kNodes);
    RC_ASSERT(solver().force().seats == force.seats);
  }
  RC_ASSERT(hand.round.over());
  double sum = 0;
  for (double chance : *solution.chances) sum += chance;
  RC_ASSERT(sum > 1 - 1e-12 && sum < 1 + 1e-12);
  if (solution.force != 0) RC_ASSERT(contains(solution.force, hand.round.winner()));
}

// Whole hands, too large for brute force: whatever the others play, the seat's forcing cards go on.
void defend_at_random(const Rules& rules, int players, int deals, std::string_view seed) {
  Xoshiro rng(seed, static_cast<std::uint64_t>(players));
  Deck deck = canonical_pack();
  Solver solver;
  int forced = 0;
  for (int deal = 0; deal < deals; ++deal) {
    shuffle_front(deck, kPackSize - 1, rng);
    OpenHand hand{rules, Round::deal(rules, players, deal % players, deck), {}};
    solver.set(hand, kNodes);
    const SeatSet winner = solver.force().seats;
    if (winner == 0) continue;
    ++forced;
    while (!hand.round.over()) {
      std::vector<Move> moves;
      if (contains(winner, hand.round.mover())) {
        solver.set(hand, kNodes);
        moves = solver.forcing_moves();
      } else {
        moves = legal_moves(hand.round);
      }
      ASSERT_FALSE(moves.empty());
      const Move& move = moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
      make_move(hand.round, move);
    }
    EXPECT_TRUE(contains(winner, hand.round.winner())) << players << " players, deal " << deal;
  }
  EXPECT_GT(forced, 0) << players << " players";
}

TEST(ForcedWins, HoldAgainstAnyDefence) {
  for (const Preset& preset : presets()) {
    if (preset.rules.stock_end == StockEnd::reshuffle || preset.rules.hand > 5) continue;
    defend_at_random(preset.rules, 3, 40, preset.name);
    if (preset.rules.trump != TrumpRule::first_winner && preset.rules.draw == DrawRule::one)
      defend_at_random(preset.rules, 4, 20, preset.name);
  }
}

TEST(Solver, AHandThatIsOverHasItsWinner) {
  Position position;
  position.hands[0] = {Card(Rank::king, Suit::clubs)};
  position.hands[1] = {Card(Rank::three, Suit::clubs)};
  OpenHand hand{{}, Round::from_position({}, 3, position), {}};
  hand.round.play(position.hands[0][0]);
  hand.round.play(position.hands[1][0]);
  const Solution solution = solve(solver(), hand, 0);
  EXPECT_EQ(solution.force, 1);
  EXPECT_EQ((*solution.chances)[0], 1);
  EXPECT_TRUE(solution.line->empty());
  EXPECT_TRUE(solution.finished);
}

TEST(Chance, TiesAreExact) {
  Chance third = Chance::certain();
  third.divide(3);
  Chance sum;
  for (int i = 0; i < 3; ++i) sum.add(third, 1);
  EXPECT_EQ(sum, Chance::certain());
  Chance tenth = Chance::certain(), three_tenths, other;
  tenth.divide(10);
  three_tenths.add(tenth, 3);
  other.add(tenth, 1);
  other.add(tenth, 1);
  other.add(tenth, 1);
  EXPECT_EQ(three_tenths.compare(other), 0);
  EXPECT_EQ(third.compare(three_tenths), 1);
  EXPECT_EQ(three_tenths.compare(third), -1);
}

}  // namespace
}  // namespace linger
