#include "bindings/local_table.h"

#include "record/json_writer.h"
#include "table/bots.h"

namespace linger {
namespace {

constexpr std::string_view kTableId = "local";

// Nobody but the page itself can come here, so that a token need not be a secret.
std::string token_of(std::size_t seat) {
  return "seat-" + std::to_string(seat);
}

std::vector<std::string> tokens_of(const std::vector<SeatSetup>& seats) {
  std::vector<std::string> tokens;
  for (std::size_t seat = 0; seat < seats.size(); ++seat)
    tokens.push_back(seats[seat].bot ? "" : token_of(seat));
  return tokens;
}

std::string lines(const std::vector<Delivery>& deliveries) {
  std::string text;
  for (const auto& [connection, frame] : deliveries)
    text.append(std::to_string(connection)).append(" ").append(frame).append("\n");
  return text;
}

}  // namespace

LocalTable::LocalTable(MatchPlan plan)
    : plan_(std::move(plan)),
      table_(plan_.table(std::string(kTableId))),
      connections_(table_, tokens_of(plan_.seats)) {}

void LocalTable::append_seats(std::string& out) const {
  JsonWriter json(out);
  json.begin_object().key("table").word(kTableId).key("seats").begin_array();
  for (std::size_t seat = 0; seat < plan_.seats.size(); ++seat)
    if (!plan_.seats[seat].bot)
      json.begin_object()
          .member("seat", static_cast<int>(seat))
          .key("token")
          .word(token_of(seat))
          .end_object();
  json.end_array().end_object();
}

std::string LocalTable::receive(int connection, std::string_view frame, TimePoint now) {
  return lines(connections_.receive(connection, frame, now));
}

std::string LocalTable::play_bot(TimePoint now) {
  play_bot_move(table_, now);
  return lines(connections_.news());
}

LocalTable::Waits LocalTable::waits() const {
  if (table_.over()) return Waits::over;
  const auto turn = table_.turn();
  if (!turn) return Waits::deal;
  return table_.seats()[static_cast<std::size_t>(turn->seat)].bot ? Waits::bot : Waits::person;
}

std::string LocalTable::saved() const {
  return write_record(plan_.to_save(table_));
}

}  // namespace linger
