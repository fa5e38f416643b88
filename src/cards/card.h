// A playing card of the 52-card pack.
#pragma once

#include <compare>
#include <cstdint>

namespace linger {

// In the canonical order of the pack (docs/formats.md, Cards).
enum class Suit : std::uint8_t { clubs, diamonds, hearts, spades };
enum class Rank : std::uint8_t {
  two,
  three,
  four,
  five,
  six,
  seven,
  eight,
  nine,
  ten,
  jack,
  queen,
  king,
  ace
};

inline constexpr int kSuits = 4;
inline constexpr int kRanks = 13;
inline constexpr int kPackSize = kSuits * kRanks;

// Ordered as the pack is: 2C … AC, 2D … AD, 2H … AH, 2S … AS.
class Card {
 public:
  constexpr Card() = default;  // 2C
  constexpr Card(Rank rank, Suit suit)
      : code_(static_cast<std::uint8_t>(16 * static_cast<int>(suit) + static_cast<int>(rank))) {}

  // The place of the card's bit in a CardSet, 0–63: 16 places a suit, 13 of them used.
  static constexpr Card from_code(int code) {
    Card card;
    card.code_ = static_cast<std::uint8_t>(code);
    return card;
  }
  constexpr int code() const { return code_; }

  // The card's place in the canonical pack, 0–51.
  static constexpr Card from_index(int index) {
    return Card(static_cast<Rank>(index % kRanks), static_cast<Suit>(index / kRanks));
  }
  constexpr int index() const {
    return kRanks * static_cast<int>(suit()) + static_cast<int>(rank());
  }

  constexpr Rank rank() const { return static_cast<Rank>(code_ & 15); }
  constexpr Suit suit() const { return static_cast<Suit>(code_ >> 4); }

  constexpr auto operator<=>(const Card&) const = default;

 private:
  std::uint8_t code_ = 0;
};

}  // namespace linger
