// Tables for tests, and the frames that are sent to them.
#pragma once

#include <nlohmann/json.hpp>
#include <string>

#include "table/bots.h"
#include "table/table.h"

namespace linger::testing {

inline constexpr TimePoint kOpened{std::chrono::seconds(1'700'000'000)};

// Persons on the first seats, bots on the others.
inline TableSetup setup_of(const Rules& rules, int players, int persons) {
  TableSetup setup;
  setup.id = "test";
  setup.rules = {"survival", rules};
  for (int seat = 0; seat < players; ++seat)
    setup.seats.push_back(
        {"P" + std::to_string(seat), seat < persons ? std::nullopt : std::optional(Level::casual)});
  setup.bot_seed = "bots";
  setup.opened = kOpened;
  return setup;
}

inline Table table_of(const Rules& rules, int players, int persons,
                      const std::string& seed = "seed") {
  return Table(setup_of(rules, players, persons), std::make_shared<SeededDecks>(seed));
}

inline std::string do_frame(const std::string& id, const std::string& deed) {
  return nlohmann::json{{"id", id}, {"do", deed}}.dump();
}

inline std::string play_frame(const std::string& id, int decision, const Move& move) {
  return command_frame({id, MakeMove{decision, move}});
}

inline Move random_move(const Turn& turn, Xoshiro& rng) {
  if (turn.names_trump) return static_cast<Suit>(rng.below(kSuits));
  return turn.legal.nth(static_cast<int>(rng.below(static_cast<unsigned>(turn.legal.size()))));
}

// "" where the frame is no refusal.
inline std::string code_of(const std::string& frame) {
  return nlohmann::json::parse(frame).value("code", "");
}

}  // namespace linger::testing
