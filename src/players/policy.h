// How an experienced player plays, as chances: a model of what somebody at the table does with a
// hand, knowing what that seat knows. Roll-outs by it tell a position's worth better than random
// ones, and cards that were played tell by it what their players may hold.
//
// A card's weight is the product of six factors, each looked up by a few traits of the card and
// the situation; the chance of a card is its weight among those of all legal cards. The factors
// (policy_weights.inc) were fitted to the play of Monte Carlo players by tools/fit_policy.cpp.
#pragma once

#include <array>
#include <cstdint>

#include "cards/xoshiro.h"
#include "game/round.h"

namespace linger {

inline constexpr int kPolicyFactors = 6;
inline constexpr int kPolicyEntries = 3744;  // of all factors together

// What the mover of a round sees that bears on its choice. Phase play; the round outlives it.
class Outlook {
 public:
  explicit Outlook(const Round& round);

  // The entry of each factor that applies to a card of the mover's hand.
  std::array<int, kPolicyFactors> entries(Card card) const;
  // The card's weight among the others; above zero.
  float weight(Card card) const;

 private:
  int higher_unseen(Card card) const;
  int strength(Card card) const;
  int use_of(Card card) const;

  const Round& round_;
  CardSet hand_;
  CardSet unseen_;
  int trump_;           // the suit's number, or one that no suit has
  int behind_ = 0;      // players still to play to this trick after the mover
  int last_cards_ = 0;  // opponents who play their last card in this trick
  int margin_ = 0;      // how much longer the longest other hand is, as a step 0–3
  int unseen_trumps_;   // as a step 0–3
};

// The chance that the mover plays this card, one of legal().
double policy_chance(const Round& round, Card card);
// The chance that the seat in phase name_trump names this suit.
double policy_chance(const Round& round, Suit suit);

// A card, or a suit, by these chances.
Card policy_card(const Round& round, Xoshiro& rng);
Suit policy_trump(CardSet hand, Xoshiro& rng);

// Plays by these chances until the hand is over.
void play_out_by_policy(Round& round, Xoshiro& rng);

}  // namespace linger
