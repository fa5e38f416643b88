#include "record/referee.h"

#include <algorithm>

#include "game/decided.h"
#include "record/card_words.h"
#include "record/event_json.h"
#include "record/replay.h"

namespace linger {
namespace {

// What the last move brought about, gathered from its events.
class LastMove {
 public:
  void operator()(const RoundBegan&) { *this = {}; }
  void operator()(const CardPlayed&) { *this = {}; }
  void operator()(const TrumpNamed& event) {
    *this = {};
    named = event;
  }
  void operator()(const TrickWon& event) { trick = event; }
  void operator()(const StockReshuffled& event) { reshuffle = event; }
  void operator()(const CardsDrawn& event) { drawn = event; }
  void operator()(const PlayerOut& event) { out.push_back(event.seat); }
  void operator()(const auto&) {}

  std::optional<TrumpNamed> named;
  std::optional<TrickWon> trick;
  std::optional<StockReshuffled> reshuffle;
  std::optional<CardsDrawn> drawn;
  std::vector<int> out;
};

// Collects the findings about one situation, in the order in which things happen at a table.
class Findings {
 public:
  Findings(const Rules& rules, const Round& round, const LastMove& last, bool from_position)
      : rules_(rules), round_(round), last_(last), from_position_(from_position) {}

  std::vector<Reason> collect() {
    tell_last_move();
    if (round_.over()) {
      tell_end();
    } else {
      if (round_.in_trick()) tell_trick_in_progress();
      tell_turn();
      if (const auto winner = decided(rules_, standing(round_)))
        add("decided", "F3", {{"seat", SeatNumber{*winner}}});
    }
    return std::move(findings_);
  }

 private:
  using Arguments = std::vector<std::pair<std::string_view, Argument>>;

  void add(std::string_view code, std::string_view ruling, Arguments args) {
    findings_.push_back({code, ruling, std::move(args)});
  }

  void tell_last_move();
  void tell_winning_card(std::string_view by_trump, std::string_view by_suit);
  void tell_draw();
  void tell_out(std::string_view code);
  void tell_end();
  void tell_trick_in_progress() { tell_winning_card("winning-by-trump", "winning-by-suit"); }
  void tell_turn();
  void tell_lead(SeatNumber mover);
  void tell_choice(SeatNumber mover);

  const Rules& rules_;
  const Round& round_;
  const LastMove& last_;
  bool from_position_;
  std::vector<Reason> findings_;
};

// R5. The best card beat the others by being the highest trump or the highest of the suit led.
void Findings::tell_winning_card(std::string_view by_trump, std::string_view by_suit) {
  const int seat = last_.trick ? last_.trick->winner : round_.best();
  const Card card = round_.played(seat);
  add(card.suit() == round_.trump() ? by_trump : by_suit, "R5",
      {{"seat", SeatNumber{seat}}, {"card", card}, {"suit", card.suit()}});
}

// R6, in its order.
void Findings::tell_last_move() {
  if (last_.named)
    add("trump-named", "R2",
        {{"seat", SeatNumber{last_.named->seat}}, {"suit", last_.named->suit}});
  if (last_.trick) {
    tell_winning_card("trick-won-by-trump", "trick-won-by-suit");
    const bool before_draw = rules_.elimination == Elimination::before_draw;
    if (before_draw) tell_out("out-before-draw");
    tell_draw();
    if (!before_draw) tell_out("out");
  } else {
    tell_out("out");  // R10: those who leave when the last holder wins
  }
}

void Findings::tell_draw() {
  const SeatNumber winner{last_.trick->winner};
  if (last_.reshuffle) add("reshuffled", "R9", {{"count", last_.reshuffle->count}});
  if (last_.drawn) {
    const CardList& cards = last_.drawn->cards.known;
    const bool last_ones = round_.stock_size() == 0;
    add(last_ones ? "draws-last" : "draws", "R6",
        {{"seat", winner}, {"count", cards.size()}, {"cards", cards}});
  } else if (round_.phase() == Phase::needs_stock) {
    const CardSet cards = round_.played_cards();
    add("reshuffle-due", "R9",
        {{"seat", winner}, {"count", cards.size()}, {"cards", listed(cards)}});
  } else {
    const bool is_out =
        rules_.elimination == Elimination::before_draw && round_.hand(winner.seat).empty();
    add(is_out ? "no-draw-out" : "no-draw-stock-empty", is_out ? "R6" : "R9", {{"seat", winner}});
  }
}

void Findings::tell_out(std::string_view code) {
  for (int seat : last_.out) add(code, last_.trick ? "R6" : "R10", {{"seat", SeatNumber{seat}}});
}

void Findings::tell_end() {
  constexpr std::array<std::string_view, 4> kCodes = {"won-last-survivor", "won-last-trick",
                                                      "won-stock-exhausted", "won-last-holder"};
  const EndReason reason = round_.end_reason();
  add(kCodes[static_cast<std::size_t>(reason)], end_reason_ruling(reason),
      {{"seat", SeatNumber{round_.winner()}}});
}

void Findings::tell_turn() {
  const SeatNumber mover{round_.mover()};
  if (round_.phase() == Phase::needs_stock) return;
  if (round_.phase() == Phase::name_trump) return add("names-trump", "R2", {{"seat", mover}});
  if (!round_.in_trick()) tell_lead(mover);
  tell_choice(mover);
}

// R3, R6.6.
void Findings::tell_lead(SeatNumber mover) {
  if (round_.tricks() == 0 && !from_position_) return add("leads-first", "R3", {{"seat", mover}});
  if (last_.trick && last_.trick->winner != mover.seat)
    return add("leads-for-winner", "R6",
               {{"seat", mover}, {"winner", SeatNumber{last_.trick->winner}}});
  add("leads", "R6", {{"seat", mover}});
}

void Findings::tell_choice(SeatNumber mover) {
  const Duty duty = round_.duty();
  const CardSet held = round_.hand(mover.seat);
  const CardList legal = listed(round_.legal());
  if (duty.follow) {
    const bool able = !held.of_suit(*duty.follow).empty();
    return add(able ? "must-follow" : "may-play-any", "R4",
               {{"seat", mover}, {"suit", *duty.follow}, {"cards", legal}});
  }
  if (duty.lead && !held.of_suit(*duty.lead).empty())
    return add("must-lead-trump", "R3", {{"seat", mover}, {"suit", *duty.lead}, {"cards", legal}});
  add("may-lead-any", "R3", {{"seat", mover}, {"cards", legal}});
}

RefereeAnswer answer_for(const Record& record) {
  RefereeAnswer answer;
  answer.rules = {record.preset, record.rules};
  Replay replay(record);
  LastMove last;
  while (replay.step(last)) {
  }
  answer.fault = replay.fault();
  answer.round_number = replay.match().rounds();
  if (answer.round_number == 0) return answer;
  answer.round = replay.match().round();
  const RoundRecord& round = record.rounds[static_cast<std::size_t>(answer.round_number - 1)];
  answer.findings =
      Findings(record.rules, *answer.round, last, round.position.has_value()).collect();
  return answer;
}

void renumber(std::optional<Fault>& fault, int rounds) {
  if (fault && fault->round) *fault->round += rounds;
}

// The record as if it began with the last of its rounds, under other rules.
Record last_round_of(const Record& record, int before, const NamedRules& rules) {
  Record last = record;
  last.preset = rules.preset;
  last.rules = rules.rules;
  last.rounds.erase(last.rounds.begin(), last.rounds.begin() + before);
  renumber(last.fault, -before);
  for (RoundRecord& round : last.rounds) {
    renumber(round.moves_fault, -before);
    renumber(round.reshuffles_fault, -before);
  }
  return last;
}

// What lies on the table, whatever the last move did: R2 may have made other trumps, R1 and R6
// other hands.
std::vector<Reason> table_of(const Rules& rules, const Round& round, bool from_position) {
  std::vector<Reason> table;
  const bool to_be_named =
      rules.trump == TrumpRule::first_winner && !from_position && !round.over();
  if (round.trump())
    table.push_back({"trump", "R2", {{"suit", *round.trump()}}});
  else
    table.push_back({to_be_named ? "no-trump-yet" : "no-trump", "R2"});
  table.push_back({"stock", "R1", {{"count", round.stock_size()}}});
  for (int seat = 0; seat < round.players(); ++seat)
    table.push_back(
        {"holds", "R1", {{"seat", SeatNumber{seat}}, {"cards", listed(round.hand(seat))}}});
  return table;
}

void drop_shared(std::vector<Reason>& a, std::vector<Reason>& b) {
  const std::vector<Reason> before = a;
  std::erase_if(a, [&b](const Reason& each) { return std::ranges::find(b, each) != b.end(); });
  std::erase_if(
      b, [&before](const Reason& each) { return std::ranges::find(before, each) != before.end(); });
}

}  // namespace

RefereeAnswer referee(const Record& record) {
  return answer_for(record);
}

RefereeAnswer referee(const Record& record, const NamedRules& rules) {
  const int before = std::max(static_cast<int>(record.rounds.size()) - 1, 0);
  const Record last = last_round_of(record, before, rules);
  RefereeAnswer answer = answer_for(last);
  renumber(answer.fault, before);
  if (answer.round) answer.round_number += before;
  return answer;
}

RefereeComparison compare(const Record& record, const NamedRules& a, const NamedRules& b) {
  RefereeComparison comparison{referee(record, a), referee(record, b)};
  if (comparison.a.round && comparison.b.round)
    for (RefereeAnswer* side : {&comparison.a, &comparison.b}) {
      const bool from_position = record.rounds.back().position.has_value();
      const auto table = table_of(side->rules.rules, *side->round, from_position);
      side->findings.insert(side->findings.begin(), table.begin(), table.end());
    }
  drop_shared(comparison.a.findings, comparison.b.findings);
  return comparison;
}

std::vector<IllegalCard> illegal_cards(const Round& round) {
  std::vector<IllegalCard> illegal;
  if (round.phase() != Phase::play) return illegal;
  const int seat = round.mover();
  for (Card card : round.hand(seat) - round.legal())
    illegal.push_back({card, *why_illegal(round.hand(seat), round.duty(), card, seat)});
  return illegal;
}

}  // namespace linger
