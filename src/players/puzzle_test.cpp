#include "players/puzzle.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <map>

#include "game/presets.h"
#include "players/recorded_hand.h"

namespace linger {
namespace {

constexpr std::uint64_t kNodes = 100'000'000;

// Read again from its record, as the commands read it.
void expect_one_solution(const Record& record, Card solution) {
  OpenHand hand;
  ASSERT_FALSE(open_hand_of(record, hand));
  EXPECT_EQ(hand.round.mover(), 0);
  EXPECT_GT(hand.round.legal().size(), 1);
  Solver solver;
  solver.set(hand, kNodes);
  EXPECT_EQ(solver.force().seats, 1);
  EXPECT_EQ(solver.forcing_moves(), std::vector<Move>{solution});
  EXPECT_GT(solver.nodes(), 0U);
}

TEST(Puzzle, HasExactlyOneSolutionUnderEveryPreset) {
  for (const Preset& preset : presets())
    for (int players : {3, 4}) {
      PuzzleMaker maker(preset.rules, players, "test");
      for (int i = 0; i < 3; ++i) {
        const auto puzzle = maker.next(~0U, 10'000);
        ASSERT_TRUE(puzzle) << preset.name;
        expect_one_solution(record_of(*puzzle, preset.name, preset.rules), puzzle->solution);
      }
    }
}

TEST(Puzzle, IsOfAGradeThatIsWanted) {
  PuzzleMaker maker({}, 4, "test");
  for (int grade = 2; grade <= kGrades; ++grade)
    EXPECT_EQ(maker.next(1U << grade, 10'000)->grade, grade);
}

TEST(Puzzle, IsTheSameFromTheSameSeed) {
  PuzzleMaker a({}, 4, "test"), b({}, 4, "test"), c({}, 4, "other");
  for (int i = 0; i < 5; ++i) {
    const auto puzzle = record_of(*a.next(~0U, 1000), "survival", {});
    EXPECT_EQ(puzzle, record_of(*b.next(~0U, 1000), "survival", {}));
    EXPECT_NE(puzzle, record_of(*c.next(~0U, 1000), "survival", {}));
  }
}

// Nor does it take for ever under rules where no position can be settled.
TEST(Puzzle, IsGivenUpAfterSoManyNodes) {
  Rules rules = find_preset("draw-per-card")->rules;
  rules.hand = 2;
  EXPECT_FALSE(PuzzleMaker(rules, 4, "test").next(~0U, 1'000'000'000, 1'000'000));
  // Where it is given up depends on nothing else.
  PuzzleMaker a({}, 4, "test"), b({}, 4, "test");
  int found = 0, in_vain = 0;
  for (int i = 0; i < 200; ++i) {
    const auto puzzle = a.next(~0U, 1000, 2000), same = b.next(~0U, 1000, 2000);
    ASSERT_EQ(puzzle.has_value(), same.has_value());
    ++(puzzle ? found : in_vain);
    if (puzzle) EXPECT_EQ(record_of(*puzzle, "survival", {}), record_of(*same, "survival", {}));
  }
  EXPECT_GT(found, 0);
  EXPECT_GT(in_vain, 0);
}

// Clubs become diamonds, and so on.
Card in_next_suit(Card card) {
  return Card(card.rank(), static_cast<Suit>((static_cast<int>(card.suit()) + 1) % kSuits));
}
CardList in_next_suit(const CardList& cards) {
  CardList list;
  for (Card card : cards) list.push_back(in_next_suit(card));
  return list;
}

TEST(Puzzle, IsLikeAnotherThatHasOtherNamesOfSuits) {
  PuzzleMaker maker({}, 4, "test");
  for (int i = 0; i < 50; ++i) {
    const Puzzle puzzle = *maker.next(~0U, 1000);
    Puzzle renamed = puzzle;
    for (CardList& hand : renamed.position.hands) hand = in_next_suit(hand);
    renamed.position.stock = in_next_suit(puzzle.position.stock);
    renamed.position.trump = in_next_suit(Card(Rank::two, *puzzle.position.trump)).suit();
    renamed.table = in_next_suit(puzzle.table);
    EXPECT_EQ(canonical_form({}, puzzle), canonical_form({}, renamed));
    // Who wins is another question as soon as another suit is trumps.
    renamed.position.trump = puzzle.position.trump;
    EXPECT_NE(canonical_form({}, puzzle), canonical_form({}, renamed));
  }
}

// puzzles/puzzles.jsonl, as docs/formats.md says how it is made.
TEST(PuzzleFile, HasThreeHundredOfEveryGradeWithOneSolutionEach) {
  std::ifstream file(LINGER_SOURCE_DIR "/puzzles/puzzles.jsonl");
  std::set<std::string> forms;
  std::map<std::string, int> grades;
  for (std::string line; std::getline(file, line);) {
    const Record record = parse_record(line);
    ASSERT_FALSE(record.fault) << line;
    OpenHand hand;
    ASSERT_FALSE(open_hand_of(record, hand)) << line;
    Solver solver;
    solver.set(hand, kNodes);
    const auto forcing = solver.forcing_moves();
    ASSERT_EQ(forcing.size(), 1U) << line;
    Puzzle puzzle;
    puzzle.players = hand.round.players();
    puzzle.position = *record.rounds[0].position;
    for (const Move& move : record.rounds[0].moves) puzzle.table.push_back(std::get<Card>(move));
    puzzle.solution = std::get<Card>(forcing[0]);
    EXPECT_TRUE(forms.insert(canonical_form(record.rules, puzzle)).second) << line;
    const Record again = record_of(puzzle, record.preset, record.rules);
    const auto told = [](const Record& r) {
      const std::size_t at = r.further.find("\"solution\"");
      return r.further.substr(at, r.further.find(',', at) - at);
    };
    EXPECT_EQ(told(again), told(record));
    ++grades[record.further.substr(0, record.further.find(','))];
  }
  EXPECT_EQ(forms.size(), 300U);
  EXPECT_EQ(grades.size(), static_cast<std::size_t>(kGrades));
  for (const auto& [grade, count] : grades) EXPECT_GE(count, 50) << grade;
}

}  // namespace
}  // namespace linger
