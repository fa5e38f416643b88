// What is counted of simulated hands and matches: whole numbers alone, so that tallies can be added
// up in any order, by threads, processes or machines, with one and the same result.
#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "game/events.h"
#include "game/rules.h"
#include "game/seats.h"

namespace linger {

inline constexpr int kEndReasons = 4;
// Longer hands than this many tricks do not exist: a trick takes at least a card off the table for
// good, except from its winner (F2), or hands grow and the stock of 52 is soon gone.
inline constexpr int kMostTricks = 64;
// More points than from five opponents for so many tricks, or than there are cards, nobody gets.
inline constexpr int kMostPoints = 5 * kMostTricks;

// Seats are counted from the dealer's left, 0 to players − 1, the dealer being the last; those of a
// match from the left of its first dealer.
struct Tally {
  using Count = std::int64_t;
  using BySeat = std::array<Count, kMaxPlayers>;

  // ---- Hands
  Count hands = 0;
  BySeat wins{};
  std::array<Count, kEndReasons> reasons{};  // by EndReason
  Count plays = 0;                           // cards played, and the sum of their squares by hand
  Count plays_squared = 0;
  std::array<Count, kMostTricks + 1> tricks{};  // hands that lasted so many tricks
  Count stock_empty = 0;                        // hands in which the stock had no card left
  Count nobody_left = 0;                        // hands whose last trick left nobody with a card
  Count several_left = 0;                       // and those that left several with cards
  Count choices = 0;          // plays for which there was more than one legal card, all players'
  Count choices_squared = 0;  // the sum of their squares by hand
  Count grew = 0;             // hands in which somebody held more than was dealt
  // How often each seat was the first, second, … to be out; several may be out in one trick, and
  // then share the first of their places.
  std::array<BySeat, kMaxPlayers> out_at{};
  // Sums of the numbers of the tricks in which the first, second, … went out, of their squares, and
  // how many did.
  BySeat out_trick{};
  BySeat out_trick_squared{};
  BySeat outs{};
  // Of the winner of the first trick: how often it won the hand.
  Count first_trick_wins = 0;
  // Hands that brought their winner so many points (R14), where points are kept.
  std::array<Count, kMostPoints + 1> winner_points{};

  // ---- Matches
  Count matches = 0;
  BySeat match_wins{};  // shared matches count for each of their winners
  Count matches_shared = 0;
  Count match_hands = 0;  // hands that matches lasted, and the sum of their squares by match
  Count match_hands_squared = 0;

  Tally& operator+=(const Tally& more);
  bool operator==(const Tally&) const = default;

  // All counts in a row, to be stored, sent and read back.
  std::span<const Count> counts() const;
  std::span<Count> counts();
};

}  // namespace linger
