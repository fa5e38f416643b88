#include "players/signature.h"

#include <bit>

#include "cards/xoshiro.h"
#include "game/presets.h"
#include "players/playout.h"

namespace linger {
namespace {

// Folds every event of a hand into one word; the order of the events counts.
class Condenser {
 public:
  std::uint64_t word() const { return word_; }

  void operator()(const CardsDealt& e) { add_cards(1, e.seat, e.cards.known); }
  void operator()(const TrumpShown& e) { add(2, e.card.code()); }
  void operator()(const TrumpNamed& e) { add(3, e.seat, static_cast<int>(e.suit)); }
  void operator()(const CardPlayed& e) { add(4, e.seat, e.card.code()); }
  void operator()(const TrickWon& e) { add(5, e.number, e.winner); }
  void operator()(const StockReshuffled& e) { add(6, e.count); }
  void operator()(const CardsDrawn& e) { add_cards(7, e.seat, e.cards.known); }
  void operator()(const PlayerOut& e) { add(8, e.seat); }
  void operator()(const RoundEnded& e) {
    add(9, e.winner, static_cast<int>(e.reason));
    for (int won : e.tricks) add(10, won);
  }
  void operator()(const auto&) {}

 private:
  void add(int kind, int a, int b = 0) {
    const auto fact = static_cast<std::uint64_t>(kind << 16 | a << 8 | b);
    word_ = std::rotl((word_ ^ fact) * 0x9E37'79B9'7F4A'7C15, 29);  // an odd number, 2^64 / φ
  }
  void add_cards(int kind, int seat, const CardList& cards) {
    for (Card card : cards) add(kind, seat, card.code());
  }

  std::uint64_t word_ = 0;
};

}  // namespace

std::uint64_t engine_signature(int hands) {
  Xoshiro rng("signature", 0);
  Condenser condenser;
  Deck deck = canonical_pack();
  for (int hand = 0; hand < hands; ++hand) {
    const auto rule_sets = static_cast<int>(presets().size());
    const Rules& rules = presets()[static_cast<std::size_t>(hand % rule_sets)].rules;
    const int players = kMinPlayers + hand / rule_sets % (kMaxPlayers - kMinPlayers + 1);
    shuffle_front(deck, reachable_cards(rules, players), rng);
    Round round = Round::deal(rules, players, hand % players, deck, condenser);
    play_out(round, rng, condenser);
  }
  return condenser.word();
}

std::string signature_text(std::uint64_t signature) {
  std::string text(16, '0');
  for (auto digit = text.rbegin(); digit != text.rend(); ++digit, signature >>= 4)
    *digit = "0123456789abcdef"[signature & 15];
  return text;
}

}  // namespace linger
