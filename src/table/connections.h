// Those who look at a table, each over a connection of their own, and what each gets to see.
//
// Sans I/O as the table itself: frames are handed in and out; whoever drives it stores the new
// entries of the table's log before the frames are sent.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "protocol/hello.h"
#include "table/table.h"

namespace linger {

// A frame to be sent over a connection, which is known by a number.
struct Delivery {
  int connection = 0;
  std::string frame;
  bool operator==(const Delivery&) const = default;
};

class Connections {
 public:
  // The table outlives them. A seat's token is what its person says hello with; an empty one, of a
  // bot's seat, opens nothing.
  Connections(Table& table, std::vector<std::string> tokens)
      : table_(table), tokens_(std::move(tokens)) {}

  // Takes a frame: a hello, which has to come first, or a command. What is to be sent, in order:
  // the answer, then to everybody what came of it.
  std::vector<Delivery> receive(int connection, std::string_view frame, TimePoint now);

  // To everybody, what has happened at the table since the last delivery, and whose turn it is now.
  std::vector<Delivery> news();

  // The connection is gone; a later one of the same number is another.
  void close(int connection) { viewers_.erase(connection); }

 private:
  std::vector<Delivery> greet(int connection, const Hello& hello);
  std::optional<int> seat_of(std::string_view token) const;

  Table& table_;
  std::vector<std::string> tokens_;  // by seat
  std::map<int, Viewer> viewers_;    // by connection, of those that have said hello
  int told_ = 0;                     // the last event that everybody has
};

}  // namespace linger
