// What a tally says: estimates with their 95 % intervals.
#pragma once

#include <array>
#include <vector>

#include "study/interval.h"
#include "study/study.h"

namespace linger {

// Shares are of the hands unless told otherwise; seats as in Tally.
struct Figures {
  std::vector<Estimate> share_by_seat;
  Estimate plays_per_hand;
  Estimate tricks_per_hand;
  Estimate choices_per_player;  // decisions with more than one legal card, in a hand
  std::array<Estimate, kEndReasons> reasons;
  Estimate stock_empty;         // the stock had no card left
  Estimate nobody_left;         // the last trick left nobody with a card
  Estimate several_left;        // several still held cards at the end
  Estimate grew;                // somebody held more cards than were dealt
  Estimate first_trick_winner;  // won by the winner of the first trick
  double winner_points = 0;     // that a hand brings its winner on average (R14)
  Estimate point_from_each;     // hands that bring just one point for every opponent

  // Of the first, second, … to go out.
  struct Out {
    Estimate trick;                 // the number of its trick
    std::vector<Estimate> by_seat;  // who it was
  };
  std::vector<Out> outs;

  Estimate hands_per_match;
  std::vector<Estimate> match_share_by_seat;  // from the first dealer's left; shared ones for each
  Estimate matches_shared;
};

Figures figures_of(const Tally& tally, int players);

// The share of the same deals that two rule sets of a part give to different seats.
Estimate other_winner(const StudyPart& part, std::size_t a, std::size_t b);

}  // namespace linger
