#include "game/presets.h"

#include <array>

namespace linger {
namespace {

template <class Change>
constexpr Rules with(Rules rules, Change change) {
  change(rules);
  return rules;
}

constexpr Rules kSurvival;

constexpr Rules kClassic = with(kSurvival, [](Rules& r) {
  r.stock_end = StockEnd::play_on;
  r.last_trick = LastTrick::last_holder;
  r.first_dealer = FirstDealer::cut_low;
});

constexpr Rules kBicycle = with(kSurvival, [](Rules& r) {
  r.elimination = Elimination::before_draw;
  r.opening = Opening::trump;
  r.stock_end = StockEnd::play_on;
  r.match = {MatchEnd::Kind::hands, 1};
});

constexpr Rules kLiftSmoke = with(kSurvival, [](Rules& r) {
  r.stock_end = StockEnd::play_on;
  r.next_dealer = NextDealer::winner;
  r.scoring = Scoring::pot;
});

constexpr Rules kParlett = with(kSurvival, [](Rules& r) {
  r.stock_end = StockEnd::play_on;
  r.scoring = Scoring::cards_left;
});

constexpr std::array<Preset, 12> kPresets = {{
    {"survival", kSurvival},
    {"classic", kClassic},
    {"sift-smoke", kClassic},
    {"draw-per-card", with(kClassic, [](Rules& r) { r.draw = DrawRule::per_card; })},
    {"no-trump", with(kClassic, [](Rules& r) { r.trump = TrumpRule::none; })},
    {"random-trump", with(kClassic, [](Rules& r) { r.trump = TrumpRule::stock_top; })},
    {"grand-coup", with(kClassic, [](Rules& r) { r.trump = TrumpRule::first_winner; })},
    {"long-hand", with(kClassic, [](Rules& r) { r.hand = 7; })},
    {"bicycle", kBicycle},
    {"lift-smoke", kLiftSmoke},
    {"parlett", kParlett},
    {"denexa", with(kSurvival, [](Rules& r) { r.stock_end = StockEnd::reshuffle; })},
}};

}  // namespace

std::span<const Preset> presets() {
  return kPresets;
}

const Preset* find_preset(std::string_view name) {
  for (const Preset& preset : kPresets)
    if (preset.name == name) return &preset;
  return nullptr;
}

}  // namespace linger
