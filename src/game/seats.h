// Seats around the table as a set, and who comes next in it.
#pragma once

#include <bit>
#include <cstdint>

namespace linger {

// Bit s is set when seat s belongs to the set.
using SeatSet = std::uint8_t;

constexpr SeatSet all_seats(int players) {
  return static_cast<SeatSet>((1U << players) - 1);
}
constexpr bool contains(SeatSet set, int seat) {
  return (set >> seat & 1) != 0;
}
constexpr SeatSet with(SeatSet set, int seat) {
  return static_cast<SeatSet>(set | 1U << seat);
}
constexpr SeatSet without(SeatSet set, int seat) {
  return static_cast<SeatSet>(set & ~(1U << seat));
}
constexpr int count(SeatSet set) {
  return std::popcount(set);
}

// The next seat of the set clockwise after `seat`, which may be the same again if it is the only
// one. The set must not be empty.
constexpr int next_clockwise(SeatSet set, int seat) {
  // The analyzer follows a seat to where it was any number; it has been checked at the edge.
  // NOLINTNEXTLINE(clang-analyzer-core.BitwiseShift)
  const unsigned later = set & ~((2U << seat) - 1);
  return std::countr_zero(later != 0 ? later : unsigned{set});
}

// R6.6: the winner of a trick leads the next, or, being out, the next player still in.
constexpr int next_leader(SeatSet in, int winner) {
  return contains(in, winner) ? winner : next_clockwise(in, winner);
}

}  // namespace linger
