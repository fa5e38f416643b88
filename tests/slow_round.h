// A second implementation of one hand (R1–R10), as slow and as literal as RULES allow: lists of
// cards, no sets, no tricks of speed. The tests play it beside Round.
#pragma once

#include <algorithm>
#include <optional>
#include <vector>

#include "game/events.h"
#include "game/position.h"
#include "game/rules.h"

namespace linger::testing {

class SlowRound {
 public:
  using Hand = std::vector<Card>;

  static SlowRound deal(const Rules& rules, int players, int dealer, const Deck& deck) {
    SlowRound r(rules, players);
    std::vector<Card> pack(deck.begin(), deck.end());
    r.from_deal_ = true;
    const int each = rules.hand == 0 ? players : rules.hand;
    Card last;
    for (int i = 0; i < each; ++i)
      for (int p = 1; p <= players; ++p) {
        last = pack.front();
        r.hands[(dealer + p) % players].push_back(last);
        pack.erase(pack.begin());
      }
    for (int p = 1; p <= players; ++p) {
      const int seat = (dealer + p) % players;
      CardList cards{std::span<const Card>(r.hands[seat])};
      r.say(CardsDealt{seat, Cards(cards)});
    }
    if (rules.trump == TrumpRule::dealer_last) {
      r.trump = last.suit();
      r.say(TrumpShown{last});
    } else if (rules.trump == TrumpRule::stock_top || rules.trump == TrumpRule::stock_aside) {
      const Card turned = pack.front();
      pack.erase(pack.begin());
      if (rules.trump == TrumpRule::stock_top) pack.push_back(turned);
      r.trump = turned.suit();
      r.say(TrumpShown{turned});
    }
    r.stock = pack;
    for (int s = 0; s < players; ++s) r.in[s] = true;
    r.began_with_stock_ = !r.stock.empty();
    r.leader = r.turn = (dealer + 1) % players;
    return r;
  }

  static SlowRound from_position(const Rules& rules, int players, const Position& position) {
    SlowRound r(rules, players);
    PositionSet event{players, position.leader, {}, position.stock.size(), position.trump};
    for (int s = 0; s < players; ++s) {
      r.hands[s].assign(position.hands[s].begin(), position.hands[s].end());
      r.in[s] = !r.hands[s].empty();
      event.hands[s] = Cards(position.hands[s]);
    }
    r.stock.assign(position.stock.begin(), position.stock.end());
    r.trump = position.trump;
    r.began_with_stock_ = !r.stock.empty();
    r.leader = r.turn = position.leader;
    r.say(event);
    return r;
  }

  bool over() const { return winner.has_value(); }

  bool is_legal(Card card) const {
    const Hand& hand = hands[turn];
    if (std::find(hand.begin(), hand.end(), card) == hand.end()) return false;
    const auto holds = [&hand](Suit suit) {
      for (Card c : hand)
        if (c.suit() == suit) return true;
      return false;
    };
    if (!trick.empty()) return card.suit() == trick[0].suit() || !holds(trick[0].suit());
    const bool very_first = from_deal_ && tricks_played == 0;
    if (very_first && rules.opening == Opening::trump && trump)
      return card.suit() == *trump || !holds(*trump);
    return true;
  }

  // A move that is not legal now changes nothing and is answered with false.
  bool play(Card card) {
    if (over() || naming || waits_for_stock || !is_legal(card)) return false;
    Hand& hand = hands[turn];
    hand.erase(std::find(hand.begin(), hand.end(), card));
    trick.push_back(card);
    who.push_back(turn);
    say(CardPlayed{turn, card});
    int next = turn;
    do next = (next + 1) % players;
    while (!in[next]);
    if (next == leader) {
      end_trick();
      return true;
    }
    turn = next;
    if (rules.last_trick == LastTrick::last_holder && rules.stock_end != StockEnd::reshuffle &&
        stock.empty() && holders() == std::vector<int>{turn})
      win_inside_trick();
    return true;
  }

  bool name(Suit suit) {
    if (!naming) return false;
    trump = suit;
    naming = false;
    say(TrumpNamed{turn, suit});
    return true;
  }

  // The cards of the finished tricks in a new order.
  bool give_stock(const std::vector<Card>& cards) {
    if (!waits_for_stock ||
        !std::is_permutation(cards.begin(), cards.end(), finished.begin(), finished.end()))
      return false;
    waits_for_stock = false;
    stock = cards;
    finished.clear();
    say(StockReshuffled{static_cast<int>(stock.size())});
    draw_and_go_on();
    return true;
  }

  Rules rules;
  int players;
  std::vector<Hand> hands = std::vector<Hand>(kMaxPlayers);
  std::vector<Card> stock, finished, trick;
  std::vector<int> who;  // played the cards of the trick
  std::vector<bool> in = std::vector<bool>(kMaxPlayers, false);
  std::optional<Suit> trump;
  int leader = 0, turn = 0, tricks_played = 0;
  bool naming = false, waits_for_stock = false;
  std::optional<int> winner;
  std::vector<Event> events;

 private:
  SlowRound(const Rules& r, int n) : rules(r), players(n) {}

  void say(const Event& event) { events.push_back(event); }

  std::vector<int> holders() const {
    std::vector<int> list;
    for (int s = 0; s < players; ++s)
      if (!hands[s].empty()) list.push_back(s);
    return list;
  }

  void put_out_the_empty() {
    for (int s : who)
      if (in[s] && hands[s].empty()) {
        in[s] = false;
        say(PlayerOut{s});
      }
  }

  void win_inside_trick() {
    for (int s : who) {
      in[s] = false;
      say(PlayerOut{s});
    }
    finish(turn, EndReason::last_holder);
  }

  void finish(int who_wins, EndReason reason) {
    winner = who_wins;
    RoundEnded event{players, who_wins, reason, {}};
    for (int s = 0; s < players; ++s) event.tricks[s] = static_cast<std::uint8_t>(won_[s]);
    say(event);
  }

  int trick_winner() const {
    // The highest trump, else the highest of the suit led.
    int best = -1;
    for (const Suit suit : {trump.value_or(trick[0].suit()), trick[0].suit()}) {
      for (std::size_t i = 0; i < trick.size(); ++i)
        if (trick[i].suit() == suit &&
            (best < 0 || trick[i].rank() > trick[static_cast<std::size_t>(best)].rank()))
          best = static_cast<int>(i);
      if (best >= 0) break;
    }
    return who[static_cast<std::size_t>(best)];
  }

  void end_trick() {
    taker_ = trick_winner();
    ++won_[taker_];
    ++tricks_played;
    finished.insert(finished.end(), trick.begin(), trick.end());
    say(TrickWon{tricks_played, taker_});
    if (rules.elimination == Elimination::before_draw) put_out_the_empty();
    if (in[taker_] && stock.empty() && rules.stock_end == StockEnd::reshuffle)
      waits_for_stock = true;
    else
      draw_and_go_on();
  }

  void draw_and_go_on() {
    CardList drawn;
    const int due = !in[taker_]                   ? 0
                    : rules.draw == DrawRule::one ? 1
                                                  : static_cast<int>(who.size());
    for (int i = 0; i < due && !stock.empty(); ++i) {
      drawn.push_back(stock.front());
      hands[taker_].push_back(stock.front());
      stock.erase(stock.begin());
    }
    if (!drawn.empty()) say(CardsDrawn{taker_, Cards(drawn)});
    put_out_the_empty();
    trick.clear();
    who.clear();
    const std::vector<int> left = holders();
    if (left.size() == 1) return finish(left[0], EndReason::last_survivor);
    if (left.empty()) return finish(taker_, EndReason::last_trick);
    if (!drawn.empty() && stock.empty() && began_with_stock_ &&
        rules.stock_end == StockEnd::final_draw_wins)
      return finish(taker_, EndReason::stock_exhausted);
    leader = taker_;
    while (hands[leader].empty()) leader = (leader + 1) % players;
    turn = leader;
    naming = from_deal_ && tricks_played == 1 && rules.trump == TrumpRule::first_winner;
  }

  bool from_deal_ = false;
  bool began_with_stock_ = false;
  int taker_ = 0;  // who won the last trick
  std::vector<int> won_ = std::vector<int>(kMaxPlayers, 0);
};

}  // namespace linger::testing
