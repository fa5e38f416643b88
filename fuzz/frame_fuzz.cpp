// Frames: a table is sent whatever a stranger may send, line by line, from seat to seat. Each is
// answered with a frame; what is refused changes nothing; the table can always be restored.
#include <cstdint>
#include <string_view>

#include "must.h"
#include "record/json_reader.h"
#include "record/replay.h"
#include "table/bots.h"
#include "table/table.h"

namespace linger {
namespace {

TableSetup setup() {
  TableSetup setup;
  setup.id = "fuzz";
  setup.rules.rules.trump = TrumpRule::first_winner;
  setup.rules.rules.match = {MatchEnd::Kind::hands, 2};
  setup.seats = {{"A", std::nullopt}, {"B", std::nullopt}, {"C", Level::random}};
  setup.turn_time = std::chrono::seconds(5);
  return setup;
}

// Sends one line; the first byte is no part of the frame but picks the sender.
void send(Table& table, std::string_view line, TimePoint now) {
  const int who = line.empty() ? 0 : line.front() & 3;
  const std::string_view frame = line.substr(line.empty() ? 0 : 1);
  const std::size_t before = table.log().size();
  const Sender sender = who == 3 ? Sender{} : Sender{who};
  Json answer;
  must(!parse_json(table.receive(sender, frame, now), answer));
  must(answer.contains("ack") != answer.contains("refused"));
  must(answer.contains("ack") || table.log().size() == before);
  const auto read = read_command(frame);
  if (const auto* command = std::get_if<TableCommand>(&read))
    must(std::get<TableCommand>(read_command(command_frame(*command))) == *command);
}

void check(std::string_view text) {
  const auto decks = std::make_shared<SeededDecks>("fuzz");
  Table table(setup(), decks);
  TimePoint now{};
  while (!text.empty()) {
    const std::string_view line = text.substr(0, text.find('\n'));
    text.remove_prefix(std::min(text.size(), line.size() + 1));
    send(table, line, now);
    now += std::chrono::seconds(1);
    table.tick(now);
    while (play_bot_move(table, now)) {
    }
  }
  const auto restored = Table::restore(setup(), decks, table.log());
  must(restored && restored->log() == table.log());
  must(!replay(table.record(), NoEvents{}));
}

}  // namespace
}  // namespace linger

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  linger::check({reinterpret_cast<const char*>(data), size});
  return 0;
}
