#include "players/recorded_hand.h"

#include "record/replay.h"

namespace linger {
namespace {

// How many reshuffles the moves have used.
std::ptrdiff_t used_reshuffles(const Reason& surplus) {
  for (const auto& [name, argument] : surplus.args)
    if (name == "expected") return std::get<int>(argument);
  return 0;
}

}  // namespace

std::optional<Fault> open_hand_of(const Record& record, OpenHand& hand) {
  Replay replay(record);
  while (replay.step(NoEvents{})) {
  }
  hand = {record.rules, replay.match().round(), {}};
  auto fault = replay.fault();
  if (!fault && replay.match().rounds() == 0) return Fault{{}, {}, {"nothing-to-solve", ""}};
  const bool last = fault && fault->round == static_cast<int>(record.rounds.size());
  if (!last || fault->reason.code != "surplus-reshuffle" || hand.round.over()) return fault;
  const auto& stocks = record.rounds.back().reshuffles;
  hand.coming.assign(stocks.begin() + used_reshuffles(fault->reason), stocks.end());
  return std::nullopt;
}

}  // namespace linger
