// How many cards of each class a set of hidden cards has. Cards are of one class where nothing
// that was seen tells them apart.
#pragma once

#include <cstdint>

namespace linger {

// Six bits a class, so that compositions are added and compared as one number.
class Composition {
 public:
  static constexpr int kMaxClasses = 10;

  constexpr int operator[](int of) const { return static_cast<int>(bits_ >> (6 * of) & 63); }
  constexpr Composition& add(int of, int count = 1) {
    bits_ += static_cast<std::uint64_t>(count) << (6 * of);
    return *this;
  }
  constexpr Composition& remove(int of, int count = 1) {
    bits_ -= static_cast<std::uint64_t>(count) << (6 * of);
    return *this;
  }
  constexpr Composition less_one(int of) const { return Composition(*this).remove(of); }
  constexpr Composition less(const Composition& other) const {
    Composition rest;
    rest.bits_ = bits_ - other.bits_;
    return rest;
  }
  constexpr std::uint64_t bits() const { return bits_; }
  constexpr bool operator==(const Composition&) const = default;

 private:
  std::uint64_t bits_ = 0;
};

}  // namespace linger
