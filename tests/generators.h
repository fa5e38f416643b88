// What RapidCheck draws from: rule sets, decks and positions, all of them sound.
#pragma once

#include <rapidcheck.h>

#include <algorithm>
#include <string>
#include <vector>

#include "cards/deck.h"
#include "game/options.h"
#include "game/position.h"
#include "game/rules.h"

namespace linger::testing {

struct Setting {
  Rules rules;
  int players = 4;
};

inline Rules random_rules() {
  Rules rules;
  for (const NamedOption& option : named_options())
    option.set(rules, static_cast<std::uint8_t>(
                          *rc::gen::inRange<int>(0, static_cast<int>(option.values.size()))));
  if (rules.stock_end == StockEnd::reshuffle) rules.draw = DrawRule::one;
  rules.match = {*rc::gen::element(MatchEnd::Kind::first_to, MatchEnd::Kind::hands),
                 static_cast<std::uint8_t>(*rc::gen::inRange(1, 5))};
  return rules;
}

// Any rules at all, with hands from one card to the whole pack.
inline Setting random_setting() {
  Setting setting{random_rules(), *rc::gen::inRange(kMinPlayers, kMaxPlayers + 1)};
  const int limit = (kPackSize - (setting.rules.turns_stock_card() ? 1 : 0)) / setting.players;
  setting.rules.hand =
      static_cast<std::uint8_t>(*rc::gen::inRange(0, std::min(kMaxHand, limit) + 1));
  RC_ASSERT(!check_rules(setting.rules, setting.players));
  return setting;
}

inline std::string random_seed() {
  return std::to_string(*rc::gen::arbitrary<std::uint64_t>());
}
inline Deck random_deck() {
  return deck_of_seed(random_seed());
}

// Short hands and a short stock, where R8 to R10 live (F2).
inline Position random_position(const Setting& setting) {
  const Deck deck = random_deck();
  std::size_t next = 0;
  Position position;
  std::vector<int> holders;
  for (int seat = 0; seat < setting.players; ++seat) {
    const int cards = *rc::gen::inRange(0, 5);
    for (int i = 0; i < cards; ++i)
      position.hands[static_cast<std::size_t>(seat)].push_back(deck[next++]);
    if (cards > 0) holders.push_back(seat);
  }
  for (int seat = 0; holders.size() < 2; ++seat) {
    if (!position.hands[static_cast<std::size_t>(seat)].empty()) continue;
    position.hands[static_cast<std::size_t>(seat)].push_back(deck[next++]);
    holders.push_back(seat);
  }
  for (int stock = *rc::gen::inRange(0, 6); stock > 0; --stock)
    position.stock.push_back(deck[next++]);
  if (setting.rules.trump != TrumpRule::none && *rc::gen::inRange(0, 4) > 0)
    position.trump = static_cast<Suit>(*rc::gen::inRange(0, kSuits));
  position.leader = *rc::gen::elementOf(holders);
  RC_ASSERT(!check_position(position, setting.rules, setting.players));
  return position;
}

}  // namespace linger::testing
