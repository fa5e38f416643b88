#include "table/connections.h"

#include <gtest/gtest.h>

#include "table_setups.h"

namespace linger {
namespace {

using namespace testing;
using nlohmann::json;

const std::string kHelloOfSeat0 = R"({"hello":"linger/1","token":"a","since":0})";
const std::string kHelloOfOnlooker = R"({"hello":"linger/1"})";

class ConnectionsTest : public ::testing::Test {
 protected:
  std::vector<Delivery> send(int connection, const std::string& frame) {
    return connections_.receive(connection, frame, kOpened);
  }
  static std::vector<json> frames_of(const std::vector<Delivery>& deliveries, int connection) {
    std::vector<json> frames;
    for (const Delivery& each : deliveries)
      if (each.connection == connection) frames.push_back(json::parse(each.frame));
    return frames;
  }
  std::string refusal(int connection, const std::string& frame) {
    const auto out = send(connection, frame);
    EXPECT_EQ(out.size(), 1U);
    EXPECT_EQ(out.front().connection, connection);
    return code_of(out.front().frame);
  }

  Table table_ = table_of(Rules{}, 3, 2);
  Connections connections_{table_, {"a", "b", ""}};
};

TEST_F(ConnectionsTest, AWelcomeComesFirstThenAllThatHappened) {
  const auto frames = frames_of(send(5, kHelloOfSeat0), 5);
  ASSERT_EQ(frames.size(), 4U);
  EXPECT_EQ(frames[0], json::parse(table_.welcome(Viewer::at(0))));
  for (int seq = 1; seq <= 3; ++seq) EXPECT_EQ(frames[static_cast<std::size_t>(seq)]["seq"], seq);
  EXPECT_EQ(frames_of(send(5, R"({"hello":"linger/1","token":"a","since":2})"), 5).size(), 2U);
  // More than there is: whoever says so has another table in mind.
  EXPECT_EQ(frames_of(send(5, R"({"hello":"linger/1","token":"a","since":9})"), 5).size(), 4U);
}

TEST_F(ConnectionsTest, EverybodyIsToldWhatTheyMaySee) {
  send(1, kHelloOfSeat0);
  send(2, R"({"hello":"linger/1","token":"b"})");
  send(3, kHelloOfOnlooker);
  const int before = table_.seq();
  const auto out = send(2, do_frame("s", "start"));
  EXPECT_EQ(out.front(),
            (Delivery{2, R"({"ack":"s","seq":)" + std::to_string(table_.seq()) + "}"}));
  const std::vector<Viewer> viewers = {Viewer::at(0), Viewer::at(1), Viewer::onlooker()};
  for (int connection = 1; connection <= 3; ++connection) {
    std::vector<json> expected;
    if (connection == 2) expected.push_back(json::parse(out.front().frame));
    for (const auto& frame :
         table_.frames_since(viewers[static_cast<std::size_t>(connection - 1)], before))
      expected.push_back(json::parse(frame));
    EXPECT_EQ(frames_of(out, connection), expected);
  }
  EXPECT_TRUE(connections_.news().empty());
}

TEST_F(ConnectionsTest, RefusesWhatIsNotInOrder) {
  EXPECT_EQ(refusal(1, do_frame("s", "start")), "no-hello");
  EXPECT_EQ(refusal(1, "{"), "bad-frame");
  EXPECT_EQ(refusal(1, R"({"hello":"linger/2"})"), "bad-frame");
  EXPECT_EQ(refusal(1, R"({"hello":"linger/1","token":7})"), "bad-frame");
  EXPECT_EQ(refusal(1, R"({"hello":"linger/1","token":"c"})"), "bad-token");
  EXPECT_EQ(refusal(1, R"({"hello":"linger/1","token":""})"), "bad-token");
  send(1, kHelloOfOnlooker);
  EXPECT_EQ(refusal(1, do_frame("s", "start")), "not-seated");
  connections_.close(1);
  EXPECT_EQ(refusal(1, do_frame("s", "start")), "no-hello");
}

TEST_F(ConnectionsTest, TheNewestConnectionHasTheSeat) {
  send(1, kHelloOfSeat0);
  const auto out = send(2, kHelloOfSeat0);
  EXPECT_EQ(frames_of(out, 1),
            std::vector<json>{json::parse(refused_frame("", {"seat-taken", ""}))});
  EXPECT_EQ(refusal(1, do_frame("s", "start")), "no-hello");
  EXPECT_EQ(json::parse(send(2, do_frame("s", "start")).front().frame)["ack"], "s");
}

TEST_F(ConnectionsTest, HintsAreForTheSeatWhoseTurnItIsWhereTheyAreAllowed) {
  send(1, kHelloOfSeat0);
  EXPECT_EQ(refusal(1, do_frame("h", "hint")), "no-hints");
  TableSetup setup = setup_of(Rules{}, 3, 3);
  setup.hints = true;
  Table table(setup, std::make_shared<SeededDecks>("seed"));
  const auto ask = [&table](int seat) {
    return json::parse(table.receive({seat}, do_frame("h", "hint"), kOpened));
  };
  EXPECT_EQ(ask(0)["code"], "no-hand");
  table.receive({0}, do_frame("s", "start"), kOpened);
  const Turn turn = *table.turn();
  EXPECT_EQ(ask((turn.seat + 1) % 3)["code"], "not-your-turn");
  const auto log = table.log();
  const json hint = ask(turn.seat);
  EXPECT_EQ(hint["reply"], "h");
  EXPECT_EQ(hint["result"]["seat"], turn.seat);
  EXPECT_EQ(hint["result"]["choices"].size(), static_cast<std::size_t>(turn.legal.size()));
  EXPECT_EQ(table.log(), log);
}

}  // namespace
}  // namespace linger
