// Up to a pack of cards in an order, without allocation.
#pragma once

#include <algorithm>
#include <array>
#include <cassert>
#include <span>

#include "cards/card.h"
#include "cards/card_set.h"

namespace linger {

class CardList {
 public:
  constexpr CardList() = default;
  constexpr CardList(std::initializer_list<Card> cards) {
    for (Card card : cards) push_back(card);
  }
  explicit constexpr CardList(std::span<const Card> cards) {
    for (Card card : cards) push_back(card);
  }

  constexpr int size() const { return size_; }
  constexpr bool empty() const { return size_ == 0; }
  constexpr bool full() const { return size_ == kPackSize; }
  constexpr Card operator[](int i) const { return cards_[static_cast<unsigned>(i)]; }

  // Must not be full.
  constexpr void push_back(Card card) {
    assert(!full());
    cards_[size_++] = card;
  }
  constexpr void clear() { size_ = 0; }

  constexpr CardSet set() const {
    CardSet set;
    for (Card card : *this) set.insert(card);
    return set;
  }

  constexpr const Card* begin() const { return cards_.data(); }
  constexpr const Card* end() const { return cards_.data() + size_; }
  constexpr operator std::span<const Card>() const { return {begin(), end()}; }

  constexpr bool operator==(const CardList& other) const {
    return std::equal(begin(), end(), other.begin(), other.end());
  }

 private:
  std::array<Card, kPackSize> cards_{};
  std::uint8_t size_ = 0;
};

}  // namespace linger
