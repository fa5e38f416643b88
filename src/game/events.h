// What happens in a match, one struct a kind, with the members of docs/formats.md, Events.
// Plain values without allocation. Seats are numbered clockwise from 0.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <variant>

#include "cards/card_list.h"
#include "game/rules.h"

namespace linger {

// A figure for each seat; those past the number of players stay zero.
template <class T>
using PerSeat = std::array<T, kMaxPlayers>;

// Cards that a viewer may know, or only their number: `known` is empty where they are hidden.
struct Cards {
  CardList known;
  std::uint8_t count = 0;

  Cards() = default;
  explicit Cards(const CardList& cards)
      : known(cards), count(static_cast<std::uint8_t>(cards.size())) {}
  static Cards hidden(int count) {
    Cards cards;
    cards.count = static_cast<std::uint8_t>(count);
    return cards;
  }
  bool is_hidden() const { return known.empty() && count > 0; }
  bool operator==(const Cards&) const = default;
};

enum class EndReason : std::uint8_t { last_survivor, last_trick, stock_exhausted, last_holder };

struct RoundBegan {           // "round"
  int number = 1;             // in the match, from 1
  std::optional<int> dealer;  // none with a position
  bool operator==(const RoundBegan&) const = default;
};

struct PositionSet {  // "position"
  int players = 0;
  int leader = 0;
  PerSeat<Cards> hands;
  int stock = 0;  // cards in it
  std::optional<Suit> trump;
  bool operator==(const PositionSet&) const = default;
};

struct CardsDealt {  // "deal": one event a player, from the dealer's left
  int seat = 0;
  Cards cards;  // in the order dealt
  bool operator==(const CardsDealt&) const = default;
};

struct TrumpShown {  // "trump", with the card that was shown or turned
  Card card;
  bool operator==(const TrumpShown&) const = default;
};

struct TrumpNamed {  // "trump", with the seat that named it
  int seat = 0;
  Suit suit = Suit::clubs;
  bool operator==(const TrumpNamed&) const = default;
};

struct CardPlayed {  // "play"
  int seat = 0;
  Card card;
  bool operator==(const CardPlayed&) const = default;
};

struct TrickWon {  // "trick"
  int number = 1;  // in the hand, or since the position, from 1
  int winner = 0;
  bool operator==(const TrickWon&) const = default;
};

struct StockReshuffled {  // "reshuffle"
  int count = 0;          // cards in the new stock
  bool operator==(const StockReshuffled&) const = default;
};

struct CardsDrawn {  // "draw"
  int seat = 0;
  Cards cards;
  bool operator==(const CardsDrawn&) const = default;
};

struct PlayerOut {  // "out"
  int seat = 0;
  bool operator==(const PlayerOut&) const = default;
};

struct RoundEnded {  // "end"
  int players = 0;
  int winner = 0;
  EndReason reason = EndReason::last_survivor;
  PerSeat<std::uint8_t> tricks{};  // won by each seat
  bool operator==(const RoundEnded&) const = default;
};

struct ScoreChanged {  // "score"
  int players = 0;
  PerSeat<int> wins{};                 // hands won so far
  std::optional<PerSeat<int>> points;  // unless scoring is hand-wins
  bool operator==(const ScoreChanged&) const = default;
};

struct MatchEnded {  // "match-end"
  PerSeat<bool> won{};
  bool operator==(const MatchEnded&) const = default;
};

using Event =
    std::variant<RoundBegan, PositionSet, CardsDealt, TrumpShown, TrumpNamed, CardPlayed, TrickWon,
                 StockReshuffled, CardsDrawn, PlayerOut, RoundEnded, ScoreChanged, MatchEnded>;

// Takes events as they happen. A sink that needs none costs nothing.
struct NoEvents {
  void operator()(const auto&) const {}
};

}  // namespace linger
