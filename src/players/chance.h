// Chances of winning, compared exactly.
//
// Where players average over cards that are equally good, two chances have to be told apart or
// found equal, and doubles do not say which: equal ones that were summed in different orders
// differ. So every chance, which is a fraction with a denominator of small factors, is computed
// twice: as a double, and modulo a large prime. Equal fractions have equal residues, so that ties
// are never missed; unequal ones share a residue by an accident of 1 in 2^61.
#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "cards/card.h"
#include "game/events.h"

namespace linger {

class Chance {
 public:
  constexpr Chance() = default;  // 0
  static constexpr Chance certain() {
    Chance chance;
    chance.value_ = 1;
    chance.residue_ = 1;
    return chance;
  }

  // 0 to 1, as near as a double can tell.
  constexpr double value() const { return value_; }

  constexpr bool operator==(const Chance& other) const { return residue_ == other.residue_; }

  // Which of two is greater: -1, 0, 1. None where they differ by less than the doubles are wrong
  // by; no hand is known in which that happens.
  constexpr std::optional<int> compare(const Chance& other) const {
    constexpr double kError = 1e-12;
    if (*this == other) return 0;
    const double more = value_ - other.value_;
    if (more < kError && more > -kError) return std::nullopt;
    return more > 0 ? 1 : -1;
  }

  // Adds a chance `times` over, 1 ≤ times ≤ 52; to be divided before it is a chance again.
  constexpr void add(const Chance& other, int times) {
    value_ += other.value_ * times;
    residue_ = reduced(residue_ + multiply(other.residue_, static_cast<std::uint64_t>(times)));
  }
  // 1 ≤ by ≤ 52.
  constexpr void divide(int by) {
    value_ /= by;
    residue_ = multiply(residue_, kInverses[static_cast<std::size_t>(by)]);
  }

 private:
  static constexpr std::uint64_t kPrime = (std::uint64_t{1} << 61) - 1;

  // For numbers below twice the prime.
  static constexpr std::uint64_t reduced(std::uint64_t n) { return n < kPrime ? n : n - kPrime; }
  // 2^61 leaves 1, so that the two halves of a product can be added.
  static constexpr std::uint64_t multiply(std::uint64_t a, std::uint64_t b) {
    __extension__ using Wide = unsigned __int128;
    const Wide product = Wide{a} * b;
    return reduced((static_cast<std::uint64_t>(product) & kPrime) +
                   static_cast<std::uint64_t>(product >> 61));
  }
  // 1/n for every n ≤ 52: from n · k = prime - prime % n, with k the prime divided by n.
  static constexpr std::array<std::uint64_t, kPackSize + 1> inverses() {
    std::array<std::uint64_t, kPackSize + 1> table{0, 1};
    for (std::uint64_t n = 2; n < table.size(); ++n)
      table[n] = multiply(kPrime - kPrime / n, table[kPrime % n]);
    return table;
  }
  static const std::array<std::uint64_t, kPackSize + 1> kInverses;

  double value_ = 0;
  std::uint64_t residue_ = 0;
};

inline constexpr std::array<std::uint64_t, kPackSize + 1> Chance::kInverses = Chance::inverses();

// Of every seat; together 1.
using Chances = PerSeat<Chance>;

constexpr Chances certain_for(int seat) {
  Chances chances{};
  chances[static_cast<std::size_t>(seat)] = Chance::certain();
  return chances;
}

}  // namespace linger
