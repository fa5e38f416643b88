// A set of cards in one 64-bit word.
#pragma once

#include <bit>
#include <cstdint>
#include <initializer_list>
#include <iterator>

#include "cards/card.h"

namespace linger {

// 16 bits a suit, the deuce lowest, so that the cards of a suit, the highest of them and all
// set operations are a handful of instructions. Iterates in the canonical order of the pack.
class CardSet {
 public:
  constexpr CardSet() = default;
  constexpr CardSet(std::initializer_list<Card> cards) {
    for (Card card : cards) insert(card);
  }

  static constexpr CardSet full_pack() { return from_bits(0x1FFF'1FFF'1FFF'1FFF); }
  static constexpr CardSet suit(Suit suit) {
    return from_bits(std::uint64_t{0x1FFF} << (16 * static_cast<int>(suit)));
  }

  static constexpr CardSet from_bits(std::uint64_t bits) {
    CardSet set;
    set.bits_ = bits;
    return set;
  }
  constexpr std::uint64_t bits() const { return bits_; }

  constexpr bool empty() const { return bits_ == 0; }
  constexpr int size() const { return std::popcount(bits_); }
  constexpr bool contains(Card card) const { return (bits_ >> card.code() & 1) != 0; }
  constexpr bool contains(CardSet other) const { return (other.bits_ & ~bits_) == 0; }

  constexpr void insert(Card card) { bits_ |= std::uint64_t{1} << card.code(); }
  constexpr void erase(Card card) { bits_ &= ~(std::uint64_t{1} << card.code()); }

  constexpr CardSet of_suit(Suit of) const { return *this & suit(of); }

  // First and last in the canonical order: within one suit the lowest and the highest card.
  // The set must not be empty.
  constexpr Card front() const { return Card::from_code(std::countr_zero(bits_)); }
  constexpr Card back() const { return Card::from_code(63 - std::countl_zero(bits_)); }

  // The card with n others before it, 0 ≤ n < size().
  constexpr Card nth(int n) const {
    // Most hands are short: the first steps are conditional moves, which no branch predictor
    // has to guess, and the loop is seldom entered.
    std::uint64_t rest = bits_;
    rest = n > 0 ? rest & (rest - 1) : rest;
    rest = n > 1 ? rest & (rest - 1) : rest;
    rest = n > 2 ? rest & (rest - 1) : rest;
    for (; n > 3; --n) rest &= rest - 1;
    return Card::from_code(std::countr_zero(rest));
  }

  friend constexpr CardSet operator|(CardSet a, CardSet b) { return from_bits(a.bits_ | b.bits_); }
  friend constexpr CardSet operator&(CardSet a, CardSet b) { return from_bits(a.bits_ & b.bits_); }
  friend constexpr CardSet operator-(CardSet a, CardSet b) { return from_bits(a.bits_ & ~b.bits_); }
  constexpr CardSet& operator|=(CardSet other) { return *this = *this | other; }
  constexpr CardSet& operator-=(CardSet other) { return *this = *this - other; }
  constexpr bool operator==(const CardSet&) const = default;

  class Iterator {
   public:
    using iterator_category = std::input_iterator_tag;
    using value_type = Card;
    using difference_type = std::ptrdiff_t;
    using pointer = const Card*;
    using reference = Card;

    constexpr explicit Iterator(std::uint64_t rest) : rest_(rest) {}
    constexpr Card operator*() const { return Card::from_code(std::countr_zero(rest_)); }
    constexpr Iterator& operator++() {
      rest_ &= rest_ - 1;
      return *this;
    }
    constexpr Iterator operator++(int) {
      const Iterator before = *this;
      ++*this;
      return before;
    }
    constexpr bool operator==(const Iterator&) const = default;

   private:
    std::uint64_t rest_;
  };
  constexpr Iterator begin() const { return Iterator(bits_); }
  constexpr Iterator end() const { return Iterator(0); }

 private:
  std::uint64_t bits_ = 0;
};

}  // namespace linger
