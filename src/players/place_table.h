// What a search has found out about positions between two tricks.
#pragma once

#include <algorithm>
#include <cstdint>
#include <vector>

#include "players/open_hand.h"

namespace linger {

// Of a fixed size. Of two positions that want the same place, the one with more cards is kept, for
// it cost more to search, and beside it the newest.
template <class Known>
class PlaceTable {
 public:
  // 2^bits positions, 4 ≤ bits ≤ 28.
  explicit PlaceTable(int bits) : entries_(std::size_t{1} << bits), shift_(64 - bits + 1) {}

  // Forgets everything, which is due where another hand is searched.
  void clear() {
    if (++generation_ != 0) return;
    std::ranges::fill(entries_, Entry{});
    generation_ = 1;
  }

  // nullptr if nothing is known; good until the next keep().
  Known* find(const PlaceKey& key) {
    Entry* entry = bucket(key);
    if (holds(entry[0], key)) return &entry[0].known;
    return holds(entry[1], key) ? &entry[1].known : nullptr;
  }
  // The position is not in the table. `cards`: how many of them are relevant in it.
  void keep(const PlaceKey& key, int cards, const Known& known) {
    Entry* entry = bucket(key);
    const bool in_front = entry[0].generation != generation_ || entry[0].cards <= cards;
    if (in_front && entry[0].generation == generation_) entry[1] = entry[0];
    entry[in_front ? 0 : 1] = {key.holders, key.rest, generation_, static_cast<std::uint8_t>(cards),
                               known};
  }

 private:
  struct Entry {
    decltype(PlaceKey::holders) holders{};
    decltype(PlaceKey::rest) rest = 0;
    std::uint16_t generation = 0;
    std::uint8_t cards = 0;
    Known known{};
  };

  bool holds(const Entry& entry, const PlaceKey& key) const {
    return entry.generation == generation_ && entry.rest == key.rest &&
           entry.holders == key.holders;
  }
  Entry* bucket(const PlaceKey& key) { return &entries_[key.hash() >> shift_ << 1]; }

  std::vector<Entry> entries_;
  int shift_;
  std::uint16_t generation_ = 1;
};

}  // namespace linger
