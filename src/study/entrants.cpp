#include "study/entrants.h"

#include <charconv>

#include "players/monte_carlo.h"
#include "players/player.h"
#include "study/cheats.h"
#include "study/tips.h"

namespace linger {
namespace {

class LevelContestant : public Contestant {
 public:
  LevelContestant(Level level, const Budget& budget) : level_(level), budget_(budget) {}
  Move choose(const Decision& decision) override {
    return choose_move(level_, decision.view, decision.rng, budget_);
  }

 private:
  Level level_;
  Budget budget_;
};

template <Level level>
Entry make_level(int worlds) {
  return std::make_unique<LevelContestant>(level, Budget{worlds, {}});
}

class MonteCarloContestant : public Contestant {
 public:
  explicit MonteCarloContestant(int worlds) : worlds_(worlds) {}
  Move choose(const Decision& decision) override {
    return monte_carlo_move(decision.view, worlds_, decision.rng);
  }

 private:
  int worlds_;
};

Entry make_monte_carlo(int worlds) {
  return std::make_unique<MonteCarloContestant>(worlds);
}

template <Knowledge knowledge>
Entry make_cheat(int playouts) {
  return std::make_unique<PlayoutCheat>(knowledge, playouts);
}

// The player strong, but where a tip has something to say it always or never does that; of the
// cards that this leaves it plays the one it thinks best.
class TipContestant : public Contestant {
 public:
  TipContestant(Tip tip, bool follows) : tip_(tip), follows_(follows) {}

  Move choose(const Decision& decision) override {
    const SeatView& view = decision.view;
    const CardSet cards = view.phase() == Phase::play ? advised(tip_, view) : CardSet();
    const Budget budget = budget_of(Level::strong);
    if (cards.empty()) return choose_move(Level::strong, view, decision.rng, budget);
    const CardSet allowed = follows_ ? cards : view.legal() - cards;
    Move best = allowed.front();
    double chance = -1;
    for (const auto& choice : appraise(view, true, budget, decision.rng).choices)
      if (allowed.contains(std::get<Card>(choice.move)) && choice.chance > chance) {
        best = choice.move;
        chance = choice.chance;
      }
    return best;
  }

 private:
  Tip tip_;
  bool follows_;
};

constexpr std::string_view kFollows = "follows:", kIgnores = "ignores:";

std::optional<Entrant> find_tip(std::string_view name) {
  const bool follows = name.starts_with(kFollows);
  if (!follows && !name.starts_with(kIgnores)) return std::nullopt;
  const auto tip = parse_tip(name.substr((follows ? kFollows : kIgnores).size()));
  if (!tip) return std::nullopt;
  return Entrant{std::string(name), [tip = *tip, follows]() -> Entry {
                   return std::make_unique<TipContestant>(tip, follows);
                 }};
}

// Those whose name ends in a number: "KIND:N".
struct Family {
  std::string_view kind;
  Entry (*make)(int number);
  int usual;  // where the number is left out
};

constexpr Family kFamilies[] = {
    {"strong", make_level<Level::strong>, 0},
    {"expert", make_level<Level::expert>, 0},
    {"mc", make_monte_carlo, 100},
    {"knows-hands", make_cheat<Knowledge::hands>, kCheatPlayouts},
    {"knows-all", make_cheat<Knowledge::everything>, kCheatPlayouts},
};

std::optional<int> read_number(std::string_view text) {
  int number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc() || end != text.data() + text.size()) return std::nullopt;
  if (number < 1 || number > kMostPlayouts) return std::nullopt;
  return number;
}

std::optional<Entrant> find_in_family(std::string_view name, const Family& family) {
  if (!name.starts_with(family.kind)) return std::nullopt;
  std::string_view rest = name.substr(family.kind.size());
  std::optional<int> number = family.usual;
  if (!rest.empty()) number = rest.front() == ':' ? read_number(rest.substr(1)) : std::nullopt;
  if (!number) return std::nullopt;
  return Entrant{std::string(name),
                 [make = family.make, number = *number] { return make(number); }};
}

}  // namespace

std::optional<Entrant> find_entrant(std::string_view name) {
  if (const auto level = parse_level(name))
    return Entrant{std::string(name), [level = *level]() -> Entry {
                     return std::make_unique<LevelContestant>(level, budget_of(level));
                   }};
  for (const Family& family : kFamilies)
    if (auto found = find_in_family(name, family)) return found;
  return find_tip(name);
}

std::vector<std::string> entrant_names() {
  std::vector<std::string> names;
  for (std::string_view level : level_names()) names.emplace_back(level);
  for (const Family& family : kFamilies) names.push_back(std::string(family.kind) + ":N");
  for (std::string_view prefix : {kFollows, kIgnores}) names.push_back(std::string(prefix) + "TIP");
  return names;
}

}  // namespace linger
