#include "players/policy.h"

#include <algorithm>

#include "players/playout.h"
#include "players/trump_choice.h"

namespace linger {
namespace {

// What playing a card does for the trick.
enum Use { kLead, kWinsLast, kWinsBeforeOne, kWinsBeforeMore, kFollowsLow, kDiscards, kUses };

constexpr int kHeights = kRanks;  // 0–12 higher cards of the suit unseen
constexpr int kHandSteps = 5;     // 2, 3, 4, 5, 6 or more cards
constexpr int kLengthSteps = 4;   // 1, 2, 3, 4 or more of the suit
constexpr int kCrowdSteps = 3;    // 2, 3, 4 or more players in
constexpr int kOrderSteps = 6;    // 0–4, 5 or more
constexpr int kLastSteps = 5;     // 0–3, 4 or more
constexpr int kMarginSteps = 4;   // shorter, as long, longer by one, by more
constexpr int kTrumpSteps = 4;    // 0, 1–3, 4–7, 8 or more

constexpr std::array<int, kPolicyFactors> kSizes = {
    kUses * kHandSteps * 2 * kHeights,                 // height
    kUses * 2 * kLengthSteps* kHandSteps,              // length
    kUses* kCrowdSteps * 2 * kHeights,                 // crowd
    kUses* kOrderSteps* kOrderSteps * 2,               // order
    kUses * 2 * kHandSteps* kLastSteps* kMarginSteps,  // stake
    kUses * 2 * kTrumpSteps* kHeights,                 // trumps out
};
constexpr std::array<int, kPolicyFactors> kBegins = [] {
  std::array<int, kPolicyFactors> begins{};
  for (std::size_t i = 1; i < begins.size(); ++i) begins[i] = begins[i - 1] + kSizes[i - 1];
  return begins;
}();
static_assert(kBegins.back() + kSizes.back() == kPolicyEntries);

// The logarithm of each factor, in steps of 1/16.
constexpr std::array<std::int8_t, kPolicyEntries> kWeights = {
#include "players/policy_weights.inc"
};

// e to the power of steps/16, made by multiplication alone so that it is the same everywhere.
constexpr int kMostSteps = 12 * 16;
constexpr std::array<float, 2 * kMostSteps + 1> kExp = [] {
  std::array<float, 2 * kMostSteps + 1> exp{};
  constexpr double step = 1.0644944589178593;  // e^(1/16)
  double up = 1;
  for (std::size_t i = 0; i <= kMostSteps; ++i, up *= step) {
    exp[kMostSteps + i] = static_cast<float>(up);
    exp[kMostSteps - i] = static_cast<float>(1 / up);
  }
  return exp;
}();

constexpr std::size_t at(int index) {
  return static_cast<std::size_t>(index);
}

}  // namespace

Outlook::Outlook(const Round& round)
    : round_(round),
      hand_(round.hand(round.mover())),
      unseen_(CardSet::full_pack() - round.played_cards() - hand_),
      trump_(round.trump() ? static_cast<int>(*round.trump()) : kSuits) {
  const int mover = round.mover();
  int longest = 0;
  for (int seat = 0; seat < round.players(); ++seat) {
    if (seat == mover || !contains(round.in(), seat)) continue;
    const bool played = round.has_played(seat);
    const int began_with = round.hand(seat).size() + (played ? 1 : 0);
    behind_ += played ? 0 : 1;
    last_cards_ += began_with == 1 ? 1 : 0;
    longest = std::max(longest, began_with);
  }
  last_cards_ = std::min(last_cards_, kLastSteps - 1);
  margin_ = std::clamp(longest - hand_.size() + 1, 0, kMarginSteps - 1);
  const int trumps = trump_ == kSuits ? 0 : unseen_.of_suit(static_cast<Suit>(trump_)).size();
  unseen_trumps_ = trumps == 0 ? 0 : trumps <= 3 ? 1 : trumps <= 7 ? 2 : 3;
}

int Outlook::higher_unseen(Card card) const {
  return std::popcount(unseen_.of_suit(card.suit()).bits() >> card.code() >> 1);
}

// Trumps above the others, and then the fewer cards can beat it within its suit.
int Outlook::strength(Card card) const {
  return (static_cast<int>(card.suit()) == trump_ ? kHeights + 1 : 0) - higher_unseen(card);
}

int Outlook::use_of(Card card) const {
  if (!round_.in_trick()) return kLead;
  if (beats(card, round_.played(round_.best()), round_.trump()))
    return kWinsLast + std::min(behind_, 2);
  return card.suit() == round_.duty().follow ? kFollowsLow : kDiscards;
}

std::array<int, kPolicyFactors> Outlook::entries(Card card) const {
  const int use = use_of(card);
  const int is_trump = static_cast<int>(card.suit()) == trump_ ? 1 : 0;
  const int height = std::min(higher_unseen(card), kHeights - 1);
  const int cards = std::clamp(hand_.size() - 2, 0, kHandSteps - 1);
  const int others = std::min(hand_.size() - 1, kOrderSteps - 1);
  const int length = std::min(hand_.of_suit(card.suit()).size(), kLengthSteps) - 1;
  const int crowd = std::clamp(count(round_.in()) - 2, 0, kCrowdSteps - 1);
  int weaker = 0;
  for (Card other : hand_) weaker += strength(other) < strength(card) ? 1 : 0;
  weaker = std::min(weaker, kOrderSteps - 1);
  return {
      kBegins[0] + ((use * kHandSteps + cards) * 2 + is_trump) * kHeights + height,
      kBegins[1] + ((use * 2 + is_trump) * kLengthSteps + length) * kHandSteps + cards,
      kBegins[2] + ((use * kCrowdSteps + crowd) * 2 + is_trump) * kHeights + height,
      kBegins[3] + ((use * kOrderSteps + weaker) * kOrderSteps + others) * 2 + is_trump,
      kBegins[4] +
          (((use * 2 + is_trump) * kHandSteps + cards) * kLastSteps + last_cards_) * kMarginSteps +
          margin_,
      kBegins[5] + ((use * 2 + is_trump) * kTrumpSteps + unseen_trumps_) * kHeights + height,
  };
}

float Outlook::weight(Card card) const {
  int steps = 0;
  for (int entry : entries(card)) steps += kWeights[at(entry)];
  return kExp[at(std::clamp(steps, -kMostSteps, kMostSteps) + kMostSteps)];
}

double policy_chance(const Round& round, Card card) {
  const CardSet legal = round.legal();
  if (legal.size() == 1) return 1;
  const Outlook outlook(round);
  float sum = 0;
  for (Card each : legal) sum += outlook.weight(each);
  return outlook.weight(card) / sum;
}

Card policy_card(const Round& round, Xoshiro& rng) {
  const CardSet legal = round.legal();
  if (legal.size() == 1) return legal.front();
  const Outlook outlook(round);
  std::array<float, kPackSize> weights{};
  float sum = 0;
  std::size_t count = 0;
  for (Card card : legal) sum += weights[count++] = outlook.weight(card);
  float left = static_cast<float>(rng.fraction()) * sum;
  Card chosen = legal.front();
  count = 0;
  for (Card card : legal) {
    chosen = card;  // the last one stays, should rounding leave a little over
    left -= weights[count++];
    if (left < 0) break;
  }
  return chosen;
}

namespace {

// Whoever names a suit names the best one but for one time in so many.
constexpr std::uint32_t kOddNamingIn = 6;

}  // namespace

double policy_chance(const Round& round, Suit suit) {
  const double odd = 1.0 / kOddNamingIn;
  const bool best = best_trump(round.hand(round.mover())) == suit;
  return odd / kSuits + (best ? 1 - odd : 0);
}

Suit policy_trump(CardSet hand, Xoshiro& rng) {
  if (rng.below(kOddNamingIn) == 0) return static_cast<Suit>(rng.below(kSuits));
  return best_trump(hand);
}

void play_out_by_policy(Round& round, Xoshiro& rng) {
  while (!round.over()) {
    if (round.phase() == Phase::play)
      round.play(policy_card(round, rng));
    else if (round.phase() == Phase::name_trump)
      round.name_trump(policy_trump(round.hand(round.mover()), rng));
    else
      give_shuffled_stock(round, rng);
  }
}

}  // namespace linger
