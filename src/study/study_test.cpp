#include "study/study.h"

#include <gtest/gtest.h>

#include "game/presets.h"
#include "study/checkpoint.h"
#include "study/figures.h"

namespace linger {
namespace {

const std::atomic<bool> kNeverStops = false;

Study study_of(std::initializer_list<const char*> presets, std::initializer_list<int> players,
               std::int64_t hands, Level level = Level::random) {
  Simulation simulation;
  for (const char* preset : presets)
    simulation.rules.push_back({preset, find_preset(preset)->rules});
  simulation.level = level;
  simulation.seed = "study test";
  Study study;
  study.hands = hands;
  for (int number : players) {
    simulation.players = number;
    study.parts.emplace_back(simulation);
  }
  return study;
}

Study played(Study study, int threads = 2) {
  ThreadCrew crew(threads);
  run_study(study, crew, kNeverStops);
  return study;
}

// F7 of docs/rules.md, in percent, from the dealer's left.
TEST(Study, RandomPlayGivesTheKnownFigures) {
  const std::vector<std::vector<double>> shares = {{26.1, 23.2, 50.7},
                                                   {21.1, 20.1, 20.1, 38.8},
                                                   {17.5, 17.1, 17.1, 17.1, 31.3},
                                                   {14.9, 14.7, 14.7, 14.7, 14.7, 26.2}};
  const std::vector<double> plays = {11.27, 19.75, 30.13, 42.42};
  const Study study = played(study_of({"survival"}, {3, 4, 5, 6}, 200'000));
  for (std::size_t i = 0; i < study.parts.size(); ++i) {
    const StudyPart& part = study.parts[i];
    const Tally& tally = part.tally.rules.front();
    EXPECT_EQ(tally.hands, 200'000);
    const Figures found = figures_of(tally, part.simulation.players);
    for (std::size_t seat = 0; seat < shares[i].size(); ++seat)
      EXPECT_NEAR(100 * found.share_by_seat[seat].value, shares[i][seat], 0.5) << seat;
    EXPECT_NEAR(found.plays_per_hand.value, plays[i], 0.03);
    // F2: from n to 2n − 1 tricks, the stock is never empty, and there are no ties.
    const auto n = static_cast<std::size_t>(part.simulation.players);
    for (std::size_t tricks = 0; tricks < tally.tricks.size(); ++tricks)
      EXPECT_EQ(tally.tricks[tricks] > 0, n <= tricks && tricks < 2 * n) << tricks;
    EXPECT_EQ(tally.stock_empty, 0);
    EXPECT_EQ(tally.nobody_left + tally.several_left, 0);
    EXPECT_EQ(tally.reasons[static_cast<std::size_t>(EndReason::last_survivor)], 200'000);
  }
}

TEST(Study, GivesTheSameFiguresWhateverTheThreads) {
  for (Level level : {Level::random, Level::casual}) {
    const Study study =
        study_of({"survival", "bicycle"}, {3, 5}, level == Level::random ? 5'350 : 450, level);
    const std::string one = checkpoint_text(played(study, 1));
    EXPECT_EQ(checkpoint_text(played(study, 2)), one);
    EXPECT_EQ(checkpoint_text(played(study, 8)), one);
  }
}

TEST(Study, CountsAsManyHandsAsAreAskedFor) {
  for (std::int64_t hands : {1, 99, 100, 101, 250}) {
    const Study study = played(study_of({"classic", "denexa"}, {4}, hands));
    EXPECT_TRUE(study.finished());
    for (const Tally& tally : study.parts.front().tally.rules) EXPECT_EQ(tally.hands, hands);
  }
}

// A crew that is stopped in the middle of what it was given.
class Interrupted : public Crew {
 public:
  int hands_on() const override { return 8; }
  Played play(const Simulation& simulation, std::int64_t hands, BlockRange range,
              const std::atomic<bool>& /*stop*/) override {
    const BlockRange part{range.first, range.first + (range.size() + 1) / 2};
    stopped = true;
    return ThreadCrew(2).play(simulation, hands, part, kNeverStops);
  }

  std::atomic<bool> stopped = false;
};

TEST(Study, EndsTheSameHoweverOftenItIsInterrupted) {
  const Study asked = study_of({"survival", "classic"}, {3, 4}, 5'000);
  const std::string whole = checkpoint_text(played(asked));
  std::string kept = checkpoint_text(asked);
  int runs = 0;
  for (bool finished = false; !finished && runs < 100; ++runs) {
    Study study = asked;
    ASSERT_EQ(restore(study, kept), CheckpointFault::none);
    Interrupted crew;
    // Stops after the first piece.
    run_study(study, crew, crew.stopped);
    kept = checkpoint_text(study);
    finished = study.finished();
  }
  EXPECT_GT(runs, 5);
  EXPECT_EQ(kept, whole);
}

// ---- Checkpoints

TEST(Checkpoint, BringsBackWhatWasCounted) {
  const Study study = played(study_of({"survival", "denexa", "bicycle"}, {3, 6}, 250));
  Study again = study_of({"survival", "denexa", "bicycle"}, {3, 6}, 250);
  EXPECT_EQ(restore(again, checkpoint_text(study)), CheckpointFault::none);
  EXPECT_TRUE(again.finished());
  for (std::size_t i = 0; i < study.parts.size(); ++i)
    EXPECT_EQ(again.parts[i].tally, study.parts[i].tally);
}

TEST(Checkpoint, OfAnotherStudyIsRefused) {
  const Study study = study_of({"survival", "denexa"}, {3, 4}, 250);
  const std::string text = checkpoint_text(played(study));
  std::vector<Study> others = {study_of({"survival"}, {3, 4}, 250),
                               study_of({"denexa", "survival"}, {3, 4}, 250),
                               study_of({"survival", "denexa"}, {3}, 250),
                               study_of({"survival", "denexa"}, {4, 3}, 250),
                               study_of({"survival", "denexa"}, {3, 4}, 251),
                               study_of({"survival", "denexa"}, {3, 4}, 250, Level::casual),
                               study,
                               study};
  others[6].parts[1].simulation.seed = "another";
  others[7].parts[1].simulation.rules[0].rules.hand = 7;
  for (Study& other : others) {
    EXPECT_EQ(restore(other, text), CheckpointFault::other);
    EXPECT_EQ(other.blocks_played(), 0);
  }
}

// Whatever is cut off, put in or changed: it is refused, and the study is left as it was.
TEST(Checkpoint, IsTakenAsItWasWrittenOrNotAtAll) {
  const Study asked = study_of({"survival", "denexa"}, {3}, 250);
  const std::string text = checkpoint_text(played(asked));
  const auto expect_refused = [&](const std::string& changed) {
    if (changed == text) return;
    Study study = asked;
    EXPECT_NE(restore(study, changed), CheckpointFault::none) << changed;
    EXPECT_EQ(study.blocks_played(), 0);
  };
  for (std::size_t length = 0; length < text.size(); length += 7)
    expect_refused(text.substr(0, length));
  Xoshiro rng("mutations", 0);
  constexpr std::string_view kBytes = "0123456789-+.eE,:[]{}\" \n\\ntrue\xff";
  const auto place = [&] { return rng.below(static_cast<std::uint32_t>(text.size())); };
  for (int i = 0; i < 600; ++i) {
    std::string changed = text;
    for (std::uint32_t changes = rng.below(3) + 1; changes > 0; --changes) {
      const std::size_t at = place() % changed.size();
      const char byte = kBytes[rng.below(static_cast<std::uint32_t>(kBytes.size()))];
      if (const std::uint32_t kind = rng.below(3); kind == 0)
        changed[at] = byte;
      else if (kind == 1)
        changed.insert(at, 1, byte);
      else
        changed.erase(at, rng.below(20) + 1);
    }
    expect_refused(changed);
  }
  for (const char* other : {"", "{}", "[]", "null", R"({"format":"linger-study/1"})",
                            R"({"format":"linger-study/2","hands":250,"parts":[]})",
                            R"({"format":"linger-study/1","hands":250,"parts":[1]})"})
    expect_refused(other);
}

}  // namespace
}  // namespace linger
