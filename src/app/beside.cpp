#include "app/beside.h"

#include <algorithm>

#include "players/player.h"
#include "record/json_reader.h"
#include "record/json_writer.h"

namespace linger {
namespace {

bool usable(const std::vector<std::string>& seats, std::size_t players) {
  const auto known = [](const std::string& seat) {
    return seat == kPersonSeat || parse_level(seat);
  };
  return seats.size() == players && std::ranges::all_of(seats, known) &&
         std::ranges::count(seats, kPersonSeat) <= 1;
}

}  // namespace

std::optional<int> Beside::person() const {
  const auto found = std::ranges::find(seats, kPersonSeat);
  if (found == seats.end()) return std::nullopt;
  return static_cast<int>(found - seats.begin());
}

Beside read_beside(const Record& record) {
  Beside beside;
  Json json;
  if (parse_json("{" + record.further + "}", json)) return beside;
  ObjectReader reader(json);
  if (reader.has("seats"))
    for (std::string_view seat : reader.strings("seats")) beside.seats.emplace_back(seat);
  ObjectReader of_seed(json);
  if (const std::string_view seed = of_seed.string("seed"); of_seed.ok()) beside.seed = seed;
  beside.others = ObjectReader(json).others({"seats", "seed"});
  if (!usable(beside.seats, record.players.size())) beside.seats.clear();
  return beside;
}

void speak_of(const Record& record, Catalogue& words) {
  words.name_players(record.players);
  words.address(read_beside(record).person());
}

std::string beside_text(const Beside& beside) {
  std::string text;
  JsonWriter json(text);
  json.begin_object().key("seats").begin_array();
  for (const std::string& seat : beside.seats) json.value(std::string_view(seat));
  json.end_array();
  if (beside.seed) json.member("seed", std::string_view(*beside.seed));
  json.raw(beside.others).end_object();
  return text.substr(1, text.size() - 2);
}

}  // namespace linger
