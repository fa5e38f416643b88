#include "bindings/calls.h"

#include <algorithm>
#include <array>

#include "bindings/game_calls.h"
#include "bindings/record_calls.h"
#include "bindings/study_calls.h"
#include "game/rules.h"

namespace linger {
namespace {

struct Entry {
  std::string_view name;
  Call call;
};

constexpr std::array<Entry, 13> kCalls = {{
    {"rules", call_rules},
    {"options", call_options},
    {"deal", call_deal},
    {"deck", call_deck},
    {"first-dealer", call_first_dealer},
    {"puzzle", call_puzzle},
    {"bench", call_bench},
    {"replay", call_replay},
    {"referee", call_referee},
    {"hint", call_hint},
    {"review", call_review},
    {"solve", call_solve},
    {"study", call_study},
}};

}  // namespace

Call find_call(std::string_view name) {
  const auto found = std::ranges::find(kCalls, name, &Entry::name);
  return found == kCalls.end() ? nullptr : found->call;
}

std::optional<int> players_in(ObjectReader& args) {
  if (!args.has("players")) return std::nullopt;
  return static_cast<int>(args.integer("players", kMinPlayers, kMaxPlayers));
}

std::optional<Fault> fault_of(const ObjectReader& args) {
  if (args.ok()) return std::nullopt;
  return Fault{std::nullopt, std::nullopt, *args.fault()};
}

}  // namespace linger
