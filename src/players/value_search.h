// Max-prob: what each seat's chance is where everybody plays for their own (Hashavit and Markovitch
// 2011): the mover plays a card that gives it the best chance, and each such card equally often.
#pragma once

#include <cstdint>
#include <optional>

#include "players/chance.h"
#include "players/open_hand.h"
#include "players/place_table.h"

namespace linger {

// Also of positions of which nothing can be known; 136 bytes each.
using ValueTable = PlaceTable<std::optional<Chances>>;

class ValueSearch {
 public:
  // As ForceSearch.
  ValueSearch(const OpenHand& hand, ValueTable& table, std::uint64_t& nodes)
      : hand_(hand), table_(table), nodes_(nodes) {}

  // None if it is not known: a stock of which nobody has told can be due, or the nodes are used up.
  std::optional<Chances> chances(const Place& place);

 private:
  std::optional<Chances> search(const Place& place, const Relevance& relevance);
  std::optional<Chances> name_trump(const Place& place);

  const OpenHand& hand_;
  ValueTable& table_;
  std::uint64_t& nodes_;
};

}  // namespace linger
