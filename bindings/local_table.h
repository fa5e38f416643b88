// The one table of the page: everybody who sits at it uses this device, or is a bot.
#pragma once

#include <string>

#include "table/connections.h"
#include "table/saved_match.h"

namespace linger {

class LocalTable {
 public:
  explicit LocalTable(MatchPlan plan);
  LocalTable(const LocalTable&) = delete;
  LocalTable& operator=(const LocalTable&) = delete;

  // {"table", "seats": [{seat, token}]}: the seats of persons.
  void append_seats(std::string& out) const;

  // Both give what is to be sent: a line for each frame, `CONNECTION FRAME`.
  std::string receive(int connection, std::string_view frame, TimePoint now);
  // The move of the bot whose turn it is, if it is one's.
  std::string play_bot(TimePoint now);

  enum class Waits { nothing, bot, person, deal, over };
  Waits waits() const;

  // The match as a record with all that it takes to go on, hidden cards included.
  std::string saved() const;

 private:
  MatchPlan plan_;
  Table table_;
  Connections connections_;
};

}  // namespace linger
