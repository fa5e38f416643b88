// Records broken at random: a replay finds the fault where a naive reading of the rules finds it.
#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

#include "record/conformance_lines.h"
#include "record/replay.h"
#include "slow_round.h"

namespace linger {
namespace {

using testing::SlowRound;

SlowRound slow_round(const Record& record) {
  const RoundRecord& round = record.rounds.front();
  const int players = static_cast<int>(record.players.size());
  return round.position ? SlowRound::from_position(record.rules, players, *round.position)
                        : SlowRound::deal(record.rules, players, *round.dealer, *round.deck);
}

struct Verdict {
  enum class What { sound, move, reshuffle } what = What::sound;
  int move = 0;  // from 1

  bool operator==(const Verdict&) const = default;
};
void showValue(const Verdict& verdict, std::ostream& out) {
  out << static_cast<int>(verdict.what) << " at " << verdict.move;
}

// Plays the record's only round; the first thing wrong with it, as the slow reading has it.
Verdict play(SlowRound& slow, const RoundRecord& round) {
  std::size_t reshuffle = 0;
  int number = 0;
  for (const Move& move : round.moves) {
    ++number;
    const Card* card = std::get_if<Card>(&move);
    if (card != nullptr ? !slow.play(*card) : !slow.name(std::get<Suit>(move)))
      return {Verdict::What::move, number};
    if (!slow.waits_for_stock || reshuffle == round.reshuffles.size()) continue;
    const CardList& stock = round.reshuffles[reshuffle++];
    if (!slow.give_stock({stock.begin(), stock.end()})) return {Verdict::What::reshuffle, 0};
  }
  if (reshuffle < round.reshuffles.size()) return {Verdict::What::reshuffle, 0};
  return {};
}

Verdict slow_verdict(const Record& record) {
  SlowRound slow = slow_round(record);
  return play(slow, record.rounds.front());
}

Verdict verdict(const Record& record) {
  const auto fault = replay(record, NoEvents());
  if (!fault) return {};
  RC_ASSERT(fault->round == 1);
  if (fault->move) return {Verdict::What::move, *fault->move};
  return {Verdict::What::reshuffle, 0};
}

// A record of tests/conformance with only one of its rounds, as if the match began there.
Record any_round() {
  const auto& lines = conformance_lines();
  const auto line = *rc::gen::inRange<std::size_t>(0, lines.size());
  Record record = parse_record(lines[line].record);
  RC_ASSERT(!record.fault);
  const auto kept = *rc::gen::inRange<std::size_t>(0, record.rounds.size());
  record.rounds = {record.rounds[kept]};
  return record;
}

Move any_move() {
  if (*rc::gen::inRange(0, 8) == 0) return static_cast<Suit>(*rc::gen::inRange(0, kSuits));
  return Card::from_index(*rc::gen::inRange(0, kPackSize));
}

// A move swapped, replaced, dropped, doubled or added.
void corrupt(std::vector<Move>& moves) {
  const auto any_place = [&moves] { return *rc::gen::inRange<std::size_t>(0, moves.size()); };
  switch (moves.empty() ? 4 : *rc::gen::inRange(0, 5)) {
    case 0:
      std::swap(moves[any_place()], moves[any_place()]);
      break;
    case 1:
      moves[any_place()] = any_move();
      break;
    case 2:
      moves.erase(moves.begin() + static_cast<std::ptrdiff_t>(any_place()));
      break;
    case 3:
      moves.push_back(moves[any_place()]);
      break;
    default:
      moves.push_back(any_move());
      break;
  }
}

void corrupt(std::vector<CardList>& reshuffles) {
  if (*rc::gen::arbitrary<bool>())
    reshuffles.pop_back();
  else if (*rc::gen::arbitrary<bool>())
    reshuffles.push_back(reshuffles.back());
  else
    reshuffles.back() = CardList{Card::from_index(*rc::gen::inRange(0, kPackSize))};
}

TEST(Corruption, TheSlowReadingAcceptsWhatIsSound) {
  for (const ConformanceLine& line : conformance_lines()) {
    const Record record = parse_record(line.record);
    for (const RoundRecord& round : record.rounds) {
      Record one = record;
      one.rounds = {round};
      SlowRound slow = slow_round(one);
      EXPECT_EQ(play(slow, round), Verdict()) << line.file << ":" << line.number;
      Replay replay(one);
      while (replay.step(NoEvents())) {
      }
      EXPECT_EQ(slow.over(), replay.match().round().over());
      if (slow.over()) {
        EXPECT_EQ(slow.winner, replay.match().round().winner());
      }
    }
  }
}

RC_GTEST_PROP(Corruption, IsFoundWhereItIs, ()) {
  Record record = any_round();
  RoundRecord& round = record.rounds.front();
  for (int times = *rc::gen::inRange(1, 4); times > 0; --times) {
    if (!round.reshuffles.empty() && *rc::gen::inRange(0, 3) == 0)
      corrupt(round.reshuffles);
    else
      corrupt(round.moves);
  }
  const Record written = parse_record(write_record(record));
  RC_ASSERT(!written.fault);
  RC_ASSERT(written == record);
  RC_ASSERT(verdict(record) == slow_verdict(record));
}

// Other rules than the record's own: the moves mostly end in a fault, and always in the same one.
RC_GTEST_PROP(Corruption, OtherRulesAreReadAlike, ()) {
  Record record = any_round();
  const auto pick = [](auto last) {
    return static_cast<decltype(last)>(*rc::gen::inRange(0, static_cast<int>(last) + 1));
  };
  record.rules.draw = pick(DrawRule::per_card);
  record.rules.elimination = pick(Elimination::before_draw);
  record.rules.stock_end = pick(StockEnd::reshuffle);
  record.rules.last_trick = pick(LastTrick::last_holder);
  record.rules.opening = pick(Opening::trump);
  if (record.rules.draw == DrawRule::per_card && record.rules.stock_end == StockEnd::reshuffle)
    record.rules.draw = DrawRule::one;
  RC_ASSERT(verdict(record) == slow_verdict(record));
}

// Bytes changed at random: a fault or none, and never a crash.
RC_GTEST_PROP(Corruption, AnyBytesAreSafe, ()) {
  const auto& lines = conformance_lines();
  std::string text = lines[*rc::gen::inRange<std::size_t>(0, lines.size())].record;
  for (int times = *rc::gen::inRange(1, 6); times > 0; --times)
    text[*rc::gen::inRange<std::size_t>(0, text.size())] =
        *rc::gen::elementOf(std::string("{}[]\",:= \\0123456789TJQKACDHSx\xC3\n"));
  const Record record = parse_record(text);
  const auto fault = replay(record, NoEvents());
  if (!fault) RC_ASSERT(!replay(parse_record(write_record(record)), NoEvents()));
}

}  // namespace
}  // namespace linger
