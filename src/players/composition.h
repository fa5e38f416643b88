// How many cards of each class a set of hidden cards has. Cards are of one class where nothing
// that was seen tells them apart.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace linger {

// Six bits a class, so that compositions are added and compared a word at a time.
class Composition {
 public:
  // Four suits from each of seven stocks. There are not more: every stock but the first has at
  // least two cards for each draw from the one before it, and two hands of 26 cards last 51 tricks.
  static constexpr int kMaxClasses = 28;

  constexpr int operator[](int of) const { return static_cast<int>(word(of) >> shift(of) & 63); }
  constexpr Composition& add(int of, int count = 1) {
    words_[at(of)] += static_cast<std::uint64_t>(count) << shift(of);
    return *this;
  }
  constexpr Composition less_one(int of) const {
    Composition rest = *this;
    rest.words_[at(of)] -= std::uint64_t{1} << shift(of);
    return rest;
  }
  constexpr Composition less(const Composition& other) const {
    Composition rest = *this;
    for (std::size_t i = 0; i < kWords; ++i) rest.words_[i] -= other.words_[i];
    return rest;
  }
  constexpr bool operator==(const Composition&) const = default;

  // For tables that are only looked up in, never gone through.
  struct Hash {
    constexpr std::size_t operator()(const Composition& composition) const {
      std::uint64_t hash = 0;
      for (std::uint64_t word : composition.words_) {
        hash = (hash ^ word) * 0x9E37'79B9'7F4A'7C15;  // an odd number, 2^64 / φ
        hash ^= hash >> 32;
      }
      return static_cast<std::size_t>(hash);
    }
  };

 private:
  static constexpr int kClassesInWord = 10;
  static constexpr std::size_t kWords = 3;

  static constexpr std::size_t at(int of) { return static_cast<std::size_t>(of / kClassesInWord); }
  static constexpr int shift(int of) { return 6 * (of % kClassesInWord); }
  constexpr std::uint64_t word(int of) const { return words_[at(of)]; }

  std::array<std::uint64_t, kWords> words_{};
};

// The classes of a set, bit k for class k.
using ClassSet = std::uint32_t;

}  // namespace linger
