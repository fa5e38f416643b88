#include "players/recorded_hint.h"

#include "players/watched_replay.h"

namespace linger {

std::optional<Fault> hint_at_end(const Record& record, std::string_view seed, int worlds,
                                 Hint& hint) {
  WatchedReplay replay(record);
  while (replay.step()) {
  }
  if (replay.fault()) return replay.fault();
  if (replay.round_number() == 0 || !replay.is_turn()) return Fault{{}, {}, {"no-turn", ""}};
  hint = linger::hint(replay.view(replay.round().mover()), seed, worlds);
  return std::nullopt;
}

}  // namespace linger
