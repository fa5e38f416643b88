#include "table/table.h"

#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

#include <nlohmann/json.hpp>

#include "cards/xoshiro.h"
#include "generators.h"
#include "record/event_json.h"
#include "record/replay.h"
#include "table/bots.h"
#include "table_setups.h"

namespace linger {
namespace {

using namespace std::chrono_literals;
using namespace testing;
using nlohmann::json;

// The next thing that has to happen at the table, done by whoever has to do it.
void step(Table& table, Xoshiro& rng, TimePoint now) {
  const std::string id = "c" + std::to_string(table.seq());
  const auto turn = table.turn();
  if (!turn) {
    table.receive({0}, do_frame(id, table.seq() == table.players() ? "start" : "next"), now);
  } else if (!play_bot_move(table, now)) {
    if (!table.seats()[static_cast<std::size_t>(turn->seat)].here)
      table.receive({turn->seat}, do_frame("r" + id, "return"), now);
    const auto answer = json::parse(
        table.receive({turn->seat}, play_frame(id, turn->decision, random_move(*turn, rng)), now));
    RC_ASSERT(answer.value("ack", "") == id);
  }
}

TEST(Table, PlaysAWholeMatchAndItsRecordReplays) {
  Table table = table_of(Rules{}, 4, 1);
  Xoshiro rng("whole", 0);
  while (!table.over()) step(table, rng, kOpened);
  std::vector<Event> replayed, logged;
  ASSERT_FALSE(replay(table.record(), [&](const auto& e) { replayed.emplace_back(e); }));
  for (const LogEntry& entry : table.log())
    if (const auto* event = std::get_if<Event>(&entry.event)) logged.push_back(*event);
  EXPECT_EQ(replayed, logged);
  EXPECT_EQ(parse_record(write_record(table.record())), table.record());
}

TEST(Table, RefusesWhatIsNotInOrderAndChangesNothing) {
  Table table = table_of(Rules{}, 4, 4);
  const auto refused = [&table](Sender sender, const std::string& frame) {
    const auto before = table.log();
    const std::string code = code_of(table.receive(sender, frame, kOpened));
    EXPECT_EQ(table.log(), before);
    return code;
  };
  EXPECT_EQ(refused({0}, do_frame("a", "next")), "not-started");
  EXPECT_EQ(refused({}, do_frame("a", "start")), "not-seated");
  EXPECT_EQ(refused({0}, do_frame("b", "dance")), "unknown-deed");
  EXPECT_EQ(refused({0}, do_frame("c", "return")), "not-away");
  EXPECT_EQ(refused({0}, play_frame("d", 1, Card())), "no-hand");
  EXPECT_EQ(refused({0}, "{}"), "bad-frame");
  EXPECT_EQ(refused({0}, R"({"id":"e","decision":1.0,"play":"KC"})"), "bad-frame");
  EXPECT_EQ(refused({0}, std::string(kMaxFrameBytes + 1, ' ')), "too-large");
  table.receive({0}, do_frame("start", "start"), kOpened);
  EXPECT_EQ(refused({0}, do_frame("f", "start")), "already-started");
  EXPECT_EQ(refused({0}, do_frame("g", "next")), "hand-running");
  const Turn turn = *table.turn();
  const int other = (turn.seat + 1) % 4;
  EXPECT_EQ(refused({other}, play_frame("h", 1, turn.legal.front())), "not-your-turn");
  EXPECT_EQ(refused({turn.seat}, play_frame("i", 2, turn.legal.front())), "stale-decision");
  EXPECT_EQ(refused({turn.seat}, play_frame("j", 1, table.view(other).hand().front())), "not-held");
  EXPECT_EQ(refused({turn.seat}, play_frame("k", 1, Suit::hearts)), "cannot-name-trump");
}

TEST(Table, ACommandSentTwiceIsDoneOnceAndAnsweredTheSame) {
  Table table = table_of(Rules{}, 3, 3);
  table.receive({0}, do_frame("start", "start"), kOpened);
  const Turn turn = *table.turn();
  const std::string frame = play_frame("x", turn.decision, turn.legal.front());
  const std::string answer = table.receive({turn.seat}, frame, kOpened);
  EXPECT_EQ(json::parse(answer)["ack"], "x");
  const auto log = table.log();
  EXPECT_EQ(table.receive({turn.seat}, frame, kOpened + 1s), answer);
  EXPECT_EQ(table.log(), log);
  // Another seat's command of the same name is another command.
  EXPECT_EQ(code_of(table.receive({table.turn()->seat}, frame, kOpened)), "stale-decision");
}

TEST(Table, ABotTakesOverAtTheDeadlineAndThePersonComesBack) {
  TableSetup setup = setup_of(Rules{}, 3, 3);
  setup.turn_time = 60s;
  Table table(setup, std::make_shared<SeededDecks>("seed"));
  table.receive({0}, do_frame("start", "start"), kOpened);
  const int mover = table.turn()->seat;
  EXPECT_EQ(table.deadline(), kOpened + 60s);
  EXPECT_FALSE(table.tick(kOpened + 59s));
  // Going away brings the deadline nearer, and never puts it off.
  table.receive({mover}, do_frame("l", "leave"), kOpened + 10s);
  EXPECT_EQ(table.deadline(), kOpened + 40s);
  EXPECT_EQ(code_of(table.receive({mover}, play_frame("p", 1, table.turn()->legal.front()),
                                  kOpened + 11s)),
            "away");
  table.receive({mover}, do_frame("r", "return"), kOpened + 20s);
  EXPECT_EQ(table.deadline(), kOpened + 60s);
  table.receive({mover}, do_frame("l2", "leave"), kOpened + 50s);
  EXPECT_EQ(table.deadline(), kOpened + 60s);

  EXPECT_TRUE(table.tick(kOpened + 60s));
  EXPECT_EQ(table.seats()[static_cast<std::size_t>(mover)].bot, Level::casual);
  EXPECT_FALSE(table.deadline());
  EXPECT_EQ(code_of(table.receive({mover}, play_frame("q", 1, table.turn()->legal.front()),
                                  kOpened + 61s)),
            "bot-plays");
  EXPECT_TRUE(play_bot_move(table, kOpened + 61s));
  table.receive({mover}, do_frame("back", "return"), kOpened + 62s);
  EXPECT_EQ(table.seats()[static_cast<std::size_t>(mover)],
            (SeatStatus{"P" + std::to_string(mover), std::nullopt, true}));
}

TEST(Table, CutsForTheDealWhereTheRulesSaySo) {
  Rules rules;
  rules.first_dealer = FirstDealer::cut_low;
  Table table = table_of(rules, 5, 1);
  table.receive({0}, do_frame("start", "start"), kOpened);
  const auto cut = cut_for_deal("seed", 5);
  for (std::size_t i = 0; i < cut.cuts.size(); ++i)
    EXPECT_EQ(table.log()[5 + i].event, TableEvent(CardCut{cut.cuts[i].seat, cut.cuts[i].card}));
  EXPECT_EQ(*table.view(0).dealer(), cut.dealer);
}

// ---- Restoring

void compare(const Table& a, const Table& b) {
  RC_ASSERT(a.log() == b.log());
  RC_ASSERT(a.seats() == b.seats());
  RC_ASSERT(a.turn() == b.turn());
  RC_ASSERT(a.record() == b.record());
  for (int seat = 0; seat < a.players(); ++seat) {
    RC_ASSERT(a.view(seat) == b.view(seat));
    RC_ASSERT(a.welcome(Viewer::at(seat)) == b.welcome(Viewer::at(seat)));
    RC_ASSERT(a.frames_since(Viewer::at(seat), 0) == b.frames_since(Viewer::at(seat), 0));
  }
}

// Now and then somebody goes away, comes back, lets a bot play or lets the deadline pass.
void disturb(Table& table, Xoshiro& rng, TimePoint& now) {
  const int seat = static_cast<int>(rng.below(static_cast<unsigned>(table.players())));
  const char* deeds[] = {"leave", "return", "bot", "undo"};
  if (rng.below(4) == 0)
    table.receive({seat}, do_frame("d" + std::to_string(rng.next()), deeds[rng.below(4)]), now);
  if (rng.below(3) == 0)
    table.receive({0}, do_frame("u" + std::to_string(rng.next()), "undo"), now);
  if (rng.below(8) == 0) now += 1min;
  table.tick(now);
}

RC_GTEST_PROP(Table, RestoredFromItsLogAtAnyPointEqualsTheOneThatWentOn, ()) {
  const auto [rules, players] = random_setting();
  const int persons = *rc::gen::inRange(1, players + 1);
  const std::string seed = random_seed();
  TableSetup setup = setup_of(rules, players, persons);
  setup.turn_time = 45s;
  const auto decks = std::make_shared<SeededDecks>(seed);
  Table table(setup, decks);
  Xoshiro rng(seed, 0);
  TimePoint now = kOpened;
  for (int steps = *rc::gen::inRange(0, 60); steps > 0 && !table.over(); --steps) {
    now += 1s;
    step(table, rng, now);
    disturb(table, rng, now);
  }
  auto restored = Table::restore(setup, decks, table.log());
  RC_ASSERT(restored.has_value());
  compare(*restored, table);

  // Cut anywhere, the log gives a table that had come at least so far, and on the same way.
  const auto cut = *rc::gen::inRange<std::size_t>(0, table.log().size() + 1);
  const auto earlier = Table::restore(setup, decks, std::span(table.log()).first(cut));
  RC_ASSERT(earlier.has_value());
  RC_ASSERT(earlier->log().size() >= cut);
  RC_ASSERT(std::equal(earlier->log().begin(), earlier->log().end(), table.log().begin()));

  // What was done before is known to be done: a frame sent again is answered as it was.
  const auto latest = std::span(table.log()).last(std::min<std::size_t>(10, table.log().size()));
  for (const LogEntry& entry : std::vector<LogEntry>(latest.begin(), latest.end())) {
    if (!entry.sender || entry.command_id.empty()) continue;
    const Sender sender{entry.sender};
    const std::string again = do_frame(entry.command_id, "start");
    RC_ASSERT(json::parse(table.receive(sender, again, now)).contains("ack"));
    RC_ASSERT(restored->receive(sender, again, now) == table.receive(sender, again, now));
  }

  // And both go on alike.
  Xoshiro rng_a("on", 1), rng_b("on", 1);
  for (int i = 0; i < 10 && !table.over(); ++i) {
    step(table, rng_a, now);
    step(*restored, rng_b, now);
  }
  compare(*restored, table);
}

RC_GTEST_PROP(Table, ALogThatIsNotItsOwnIsRefused, ()) {
  const auto [rules, players] = random_setting();
  const TableSetup setup = setup_of(rules, players, players);
  const auto decks = std::make_shared<SeededDecks>(random_seed());
  Table table(setup, decks);
  Xoshiro rng("foreign", 0);
  for (int i = 0; i < 12 && !table.over(); ++i) step(table, rng, kOpened);
  auto log = table.log();
  const auto at = *rc::gen::inRange<std::size_t>(0, log.size());
  log[at].event = *rc::gen::element<TableEvent>(
      SeatLeft{99}, SeatLeft{-1}, BotTookOver{7, Level::random}, CardCut{0, Card()},
      Event(CardPlayed{-1, Card()}), Event(RoundBegan{5, 0}), Event(PlayerOut{0}),
      Event(MatchEnded{}), SeatReturned{0});
  if (log[at] == table.log()[at]) return;
  RC_ASSERT(!Table::restore(setup, decks, log));
}

// ---- What a viewer learns

// A source with one given deck for every hand.
class FixedDeck : public SeededDecks {
 public:
  explicit FixedDeck(const Deck& deck) : SeededDecks("fixed"), deck_(deck) {}
  Deck deck(int) const override { return deck_; }

 private:
  Deck deck_;
};

// The other world: the same but for two cards that the viewer has not seen. They change places,
// or none if the moves made so far would not be legal then.
std::optional<Table> other_world(const Table& table, const Deck& deck, Viewer viewer,
                                 Xoshiro& rng) {
  CardSet seen;
  for (const LogEntry& entry : table.log()) {
    const TableEvent shown = visible_to(viewer, entry.event);
    if (const auto* event = std::get_if<Event>(&shown)) {
      if (const auto* dealt = std::get_if<CardsDealt>(event)) seen |= dealt->cards.known.set();
      if (const auto* drawn = std::get_if<CardsDrawn>(event)) seen |= drawn->cards.known.set();
      if (const auto* play = std::get_if<CardPlayed>(event)) seen.insert(play->card);
      if (const auto* trump = std::get_if<TrumpShown>(event)) seen.insert(trump->card);
    }
  }
  const CardSet unseen = CardSet::full_pack() - seen;
  if (unseen.size() < 2) return std::nullopt;
  Deck other = deck;
  for (auto swaps = 1 + rng.below(6); swaps > 0; --swaps) {
    const auto n = static_cast<unsigned>(unseen.size());
    const Card a = unseen.nth(static_cast<int>(rng.below(n)));
    const Card b = unseen.nth(static_cast<int>(rng.below(n)));
    std::iter_swap(std::ranges::find(other, a), std::ranges::find(other, b));
  }
  Table world(table.setup(), std::make_shared<FixedDeck>(other));
  for (const LogEntry& entry : table.log()) {
    const auto* event = std::get_if<Event>(&entry.event);
    if (std::holds_alternative<Event>(entry.event) && std::holds_alternative<RoundBegan>(*event))
      world.receive({0}, do_frame("go", "start"), entry.at);
    std::optional<Move> move;
    if (event != nullptr && std::holds_alternative<CardPlayed>(*event))
      move = std::get<CardPlayed>(*event).card;
    if (event != nullptr && std::holds_alternative<TrumpNamed>(*event))
      move = std::get<TrumpNamed>(*event).suit;
    if (!move) continue;
    const auto turn = world.turn();
    if (!turn) return std::nullopt;
    const std::string id = "m" + std::to_string(turn->decision);
    if (!code_of(world.receive({turn->seat}, play_frame(id, turn->decision, *move), entry.at))
             .empty())
      return std::nullopt;
  }
  return world;
}

// Every answer that the viewer can provoke, and every frame that the viewer gets.
std::vector<std::string> all_that_is_shown(Table table, Viewer viewer) {
  std::vector<std::string> shown = table.frames_since(viewer, 0);
  shown.push_back(table.welcome(viewer));
  const Sender sender{viewer.seat};
  const int decision = table.turn() ? table.turn()->decision : 1;
  for (int off : {-1, 0, 1})
    for (Card card : canonical_pack()) {
      Table copy = table;
      shown.push_back(copy.receive(sender, play_frame("p", decision + off, card), kOpened));
      // What follows a card that was taken is new to the viewer; here only errors are compared.
      if (code_of(shown.back()).empty()) shown.pop_back();
    }
  for (const char* deed : {"start", "next", "leave", "return", "bot", "undo", "hint", "x"}) {
    Table copy = table;
    shown.push_back(copy.receive(sender, do_frame("d", deed), kOpened));
    if (std::string_view(deed) == "next" || std::string_view(deed) == "start") continue;
    for (auto& frame : copy.frames_since(viewer, table.seq())) shown.push_back(std::move(frame));
  }
  return shown;
}

RC_GTEST_PROP(Table, TwoWorldsThatAViewerCannotTellApartShowTheSameFrames, ()) {
  auto [rules, players] = random_setting();
  if (rules.stock_end == StockEnd::reshuffle) rules.stock_end = StockEnd::play_on;
  const Deck deck = random_deck();
  Table table(setup_of(rules, players, players), std::make_shared<FixedDeck>(deck));
  Xoshiro rng(random_seed(), 0);
  table.receive({0}, do_frame("go", "start"), kOpened);
  for (auto moves = *rc::gen::inRange(0, 40); moves > 0 && table.turn(); --moves) {
    const Turn turn = *table.turn();
    const std::string id = "m" + std::to_string(turn.decision);
    table.receive({turn.seat}, play_frame(id, turn.decision, random_move(turn, rng)), kOpened);
  }
  const Viewer viewer =
      *rc::gen::inRange(0, 4) == 0 ? Viewer::onlooker() : Viewer::at(*rc::gen::inRange(0, players));
  int worlds = 0;
  for (int tries = 0; tries < 8; ++tries) {
    const auto other = other_world(table, deck, viewer, rng);
    if (!other) continue;
    ++worlds;
    RC_ASSERT(all_that_is_shown(table, viewer) == all_that_is_shown(*other, viewer));
    if (viewer.seat) RC_ASSERT(table.view(*viewer.seat) == other->view(*viewer.seat));
  }
  RC_CLASSIFY(worlds > 0);
}

// The allow-list lets through of others' cards only their number, whoever looks and when.
RC_GTEST_PROP(Table, NoFrameNamesACardThatTheViewerMayNotSee, ()) {
  const auto [rules, players] = random_setting();
  Table table = table_of(rules, players, players, random_seed());
  Xoshiro rng(random_seed(), 0);
  for (int i = *rc::gen::inRange(1, 60); i > 0 && !table.over(); --i) step(table, rng, kOpened);
  for (int who = -1; who < players; ++who) {
    const Viewer viewer = who < 0 ? Viewer::onlooker() : Viewer::at(who);
    for (const std::string& frame : table.frames_since(viewer, 0)) {
      const json parsed = json::parse(frame);
      if (parsed.contains("turn")) {
        RC_ASSERT(parsed["turn"].contains("legal") + parsed["turn"].contains("name") ==
                  (parsed["turn"]["seat"] == who));
        continue;
      }
      const json& event = parsed["event"];
      if (event["event"] != "deal" && event["event"] != "draw") continue;
      RC_ASSERT(event.contains("cards") == (event["seat"] == who));
      RC_ASSERT(event.contains("count") == (event["seat"] != who));
    }
  }
}

}  // namespace
}  // namespace linger
