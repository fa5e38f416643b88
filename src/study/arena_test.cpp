#include "study/arena.h"

#include <gtest/gtest.h>

#include <cmath>

#include "game/presets.h"
#include "players/player.h"
#include "study/entrants.h"

namespace linger {
namespace {

const std::atomic<bool> kNeverStops = false;

ArenaSetup setup_of(const char* candidate, const char* field, int blocks) {
  ArenaSetup setup;
  setup.candidate = *find_entrant(candidate);
  setup.field = *find_entrant(field);
  setup.seed = "arena test";
  setup.blocks = blocks;
  return setup;
}

ArenaResult play(const ArenaSetup& setup) {
  return run_arena(setup, kNeverStops);
}

// How many standard errors the share lies above the fair one.
double lead(const ArenaResult& result) {
  return (result.share.mean() - result.fair) / *result.share.standard_error();
}

TEST(Arena, GivesTheSameFiguresWhateverTheThreads) {
  for (const char* candidate : {"casual", "knows-hands:5"}) {
    ArenaSetup setup = setup_of(candidate, "random", 25);
    const ArenaResult one = play(setup);
    EXPECT_EQ(one.deals, 250);
    EXPECT_EQ(one.hands, 1000);
    for (int threads : {2, 8}) {
      setup.threads = threads;
      const ArenaResult many = play(setup);
      EXPECT_EQ(many.share.mean(), one.share.mean());
      EXPECT_EQ(many.share.variance(), one.share.variance());
      EXPECT_EQ(many.hands, one.hands);
    }
    setup.seed = "another";
    EXPECT_NE(play(setup).share.mean(), one.share.mean());
  }
}

TEST(Arena, NobodyBeatsItself) {
  for (const Preset& preset : presets()) {
    for (int players : {3, 4, 6}) {
      ArenaSetup setup = setup_of("random", "random", 60);
      setup.rules = {std::string(preset.name), preset.rules};
      setup.players = players;
      const ArenaResult result = play(setup);
      EXPECT_EQ(result.hands, 600 * players);
      EXPECT_LT(std::abs(lead(result)), 4) << preset.name << ", " << players;
    }
  }
}

TEST(Arena, WhoeverKnowsMoreWinsMore) {
  const ArenaResult casual = play(setup_of("casual", "random", 150));
  const ArenaResult hands = play(setup_of("knows-hands:20", "casual", 40));
  const ArenaResult all = play(setup_of("knows-all:20", "casual", 40));
  EXPECT_GT(lead(casual), 4);
  EXPECT_GT(lead(hands), 4);
  EXPECT_GT(all.share.mean(), hands.share.mean());
}

TEST(Arena, TheShareIsThatOfTheCandidatesSeats) {
  ArenaSetup setup = setup_of("casual", "random", 100);
  setup.mode = ArenaMode::rest_vs_one;
  const ArenaResult rest = play(setup);
  EXPECT_EQ(rest.fair, 0.75);
  EXPECT_EQ(rest.hands, 4000);
  EXPECT_GT(lead(rest), 3);

  setup.mode = ArenaMode::two_vs_two;
  const ArenaResult two = play(setup);
  EXPECT_EQ(two.fair, 0.5);
  EXPECT_EQ(two.hands, 6000);
  EXPECT_GT(lead(two), 3);
  std::swap(setup.candidate, setup.field);
  EXPECT_LT(lead(play(setup)), -3);
}

TEST(Arena, TheTestEndsTheRunAtTheSameBlockWhateverTheThreads) {
  ArenaSetup setup = setup_of("casual", "random", 2000);
  setup.sprt = Sprt{0.25, 0.28};
  const ArenaResult one = play(setup);
  EXPECT_EQ(one.verdict, SprtVerdict::mean1);
  EXPECT_LT(one.share.blocks(), 2000);
  setup.threads = 8;
  const ArenaResult many = play(setup);
  EXPECT_EQ(many.share.blocks(), one.share.blocks());
  EXPECT_EQ(many.share.mean(), one.share.mean());
}

TEST(Arena, KeepsWhatIsDoneWhenItIsStopped) {
  const ArenaSetup setup = setup_of("casual", "random", 100'000);
  std::atomic<bool> stop = false;
  const ArenaResult result =
      run_arena(setup, stop, [&stop](int deals) { stop = deals >= kDealsPerBlock; });
  EXPECT_GT(result.share.blocks(), 0);
  EXPECT_LT(result.share.blocks(), 100'000);
  ArenaSetup same = setup;
  same.blocks = result.share.blocks();
  EXPECT_EQ(play(same).share.mean(), result.share.mean());
}

TEST(Entrants, AreFoundByName) {
  for (std::string_view level : level_names()) EXPECT_TRUE(find_entrant(level)) << level;
  for (const char* name : {"knows-hands", "knows-all", "knows-hands:1", "knows-all:1000000", "mc"})
    EXPECT_TRUE(find_entrant(name)) << name;
  for (const char* name : {"", "nobody", "knows-hands:", "knows-hands:0", "knows-hands:x",
                           "knows-hands:5x", "knows-hands5", "knows-all:1000001", "Casual"})
    EXPECT_FALSE(find_entrant(name)) << name;
}

TEST(Entrants, AreThoseThatAreListed) {
  for (std::string name : entrant_names()) {
    const std::size_t colon = name.find(':');
    if (colon != std::string::npos)
      name.replace(colon + 1, std::string::npos, name.ends_with(":N") ? "7" : "win-early");
    const auto found = find_entrant(name);
    ASSERT_TRUE(found) << name;
    EXPECT_EQ(found->name, name);
  }
}

}  // namespace
}  // namespace linger
