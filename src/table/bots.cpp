#include "table/bots.h"

namespace linger {

bool play_bot_move(Table& table, TimePoint now) {
  const auto turn = table.turn();
  if (!turn) return false;
  const auto level = table.seats()[static_cast<std::size_t>(turn->seat)].bot;
  if (!level) return false;
  Xoshiro rng(table.setup().bot_seed + ":bot:" + std::to_string(turn->seat),
              static_cast<std::uint64_t>(turn->decision));
  const Move move = choose_move(*level, table.view(turn->seat), rng);
  table.perform({turn->seat, true}, {"", MakeMove{turn->decision, move}}, now);
  return true;
}

}  // namespace linger
