// The rules of a match: every point on which rule pages differ, as an option (docs/rules.md).
#pragma once

#include <cstdint>

namespace linger {

// R2. Where the trump suit comes from.
enum class TrumpRule : std::uint8_t { dealer_last, stock_top, stock_aside, none, first_winner };
// R6.3. How many cards the winner of a trick draws.
enum class DrawRule : std::uint8_t { one, per_card };
// R6.2. Whether a player without cards is out before or only after the winner draws.
enum class Elimination : std::uint8_t { after_draw, before_draw };
// R3. What may be led to the very first trick.
enum class Opening : std::uint8_t { any, trump };
// R9. What happens when the stock runs out.
enum class StockEnd : std::uint8_t { final_draw_wins, play_on, reshuffle };
// R10. Whether a hand can be won inside a trick.
enum class LastTrick : std::uint8_t { trick_winner, last_holder };
// R11.
enum class FirstDealer : std::uint8_t { random, cut_low };
// R12.
enum class NextDealer : std::uint8_t { rotate, winner };
// R14. What is counted beside the hands won.
enum class Scoring : std::uint8_t {
  hand_wins,
  chips_per_trick,
  chips_per_opponent,
  pot,
  cards_left
};

// R13. The match ends when somebody has won `count` hands, or after `count` hands; 1–99.
struct MatchEnd {
  enum class Kind : std::uint8_t { first_to, hands };
  Kind kind = Kind::first_to;
  std::uint8_t count = 3;

  bool operator==(const MatchEnd&) const = default;
};

inline constexpr int kMinPlayers = 3;
inline constexpr int kMaxPlayers = 6;
inline constexpr int kMaxHand = 17;
inline constexpr int kMaxMatchCount = 99;

// A plain value; the defaults are the preset `survival`. Made and checked at the edge
// (game/options.h), taken as sound by everything inside.
struct Rules {
  std::uint8_t hand = 0;  // cards dealt to each, 1–17; 0: as many as there are players
  TrumpRule trump = TrumpRule::dealer_last;
  DrawRule draw = DrawRule::one;
  Elimination elimination = Elimination::after_draw;
  Opening opening = Opening::any;
  StockEnd stock_end = StockEnd::final_draw_wins;
  LastTrick last_trick = LastTrick::trick_winner;
  FirstDealer first_dealer = FirstDealer::random;
  NextDealer next_dealer = NextDealer::rotate;
  Scoring scoring = Scoring::hand_wins;
  MatchEnd match;

  bool operator==(const Rules&) const = default;

  // Cards dealt to each of `players`.
  constexpr int hand_size(int players) const { return hand == 0 ? players : hand; }
  // Whether a card is turned from the stock for trumps (R2).
  constexpr bool turns_stock_card() const {
    return trump == TrumpRule::stock_top || trump == TrumpRule::stock_aside;
  }
};

}  // namespace linger
