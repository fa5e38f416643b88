#include "table/saved_match.h"

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
  return seats.size() == players && std::ranges::all_of(seats, known);
}

// The elements of an array as JSON text.
std::string elements(const Json& array) {
  const std::string text = json_text(array);
  return text.substr(1, text.size() - 2);
}

// In the order that json_text has, so that a record that is read and written stays as it is.
void add_undone(std::string& text, const std::vector<Undone>& undone) {
  for (const auto& [round, move, card] : undone) {
    if (!text.empty()) text += ",";
    JsonWriter json(text);
    json.begin_object().member("card", card).member("move", move).member("round", round);
    json.end_object();
  }
}

std::string to_text(const Beside& beside) {
  std::string text;
  JsonWriter json(text);
  json.begin_object().key("seats").begin_array();
  for (const std::string& seat : beside.seats) json.value(std::string_view(seat));
  json.end_array();
  if (beside.seed) json.member("seed", std::string_view(*beside.seed));
  if (!beside.undone.empty()) json.key("undone").begin_array().raw(beside.undone).end_array();
  json.raw(beside.others).end_object();
  return text.substr(1, text.size() - 2);
}

// Makes all moves that have been made.
void replay_onto(Table& table, const Record& begun) {
  const auto perform = [&table](int seat, const std::variant<MakeMove, Deed>& what) {
    table.perform({seat, true}, {"", what}, table.setup().opened);
  };
  for (std::size_t round = 0; round < begun.rounds.size(); ++round) {
    perform(0, round == 0 ? Deed::start : Deed::next);
    for (const Move& move : begun.rounds[round].moves) {
      const Turn turn = *table.turn();
      perform(turn.seat, MakeMove{turn.decision, move});
    }
  }
}

}  // namespace

std::optional<int> Beside::person() const {
  if (std::ranges::count(seats, kPersonSeat) != 1) return std::nullopt;
  return static_cast<int>(std::ranges::find(seats, kPersonSeat) - seats.begin());
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
  beside.undone = elements(ObjectReader(json).array("undone"));
  beside.others = ObjectReader(json).others({"seats", "seed", "undone"});
  if (!usable(beside.seats, record.players.size())) beside.seats.clear();
  return beside;
}

Table MatchPlan::table(const std::string& id) const {
  TableSetup setup;
  setup.id = id;
  setup.rules = rules;
  setup.seats = seats;
  setup.bot_seed = seed;
  setup.hints = true;
  Table table(setup, std::make_shared<RecordedDecks>(begun, seed));
  replay_onto(table, begun);
  return table;
}

Record MatchPlan::to_save(const Table& table) const {
  Record record = table.record();
  for (std::size_t i = 0; i < begun.rounds.size(); ++i) {
    record.rounds[i].seed = begun.rounds[i].seed;
    record.rounds[i].further = begun.rounds[i].further;
    record.rounds[i].position_further = begun.rounds[i].position_further;
  }
  Beside beside{{}, seed_is_of_match ? std::optional(seed) : std::nullopt, undone, others};
  add_undone(beside.undone, table.undone());
  for (const SeatSetup& seat : seats)
    beside.seats.emplace_back(seat.bot ? name_of(*seat.bot) : kPersonSeat);
  record.further = to_text(beside);
  return record;
}

MatchPlan plan_to_go_on(Record record, const std::string& spare_seed) {
  const Beside beside = read_beside(record);
  MatchPlan plan;
  plan.rules = {record.preset, record.rules};
  for (const std::string& name : record.players) plan.seats.push_back({name, std::nullopt});
  plan.seed = beside.seed ? *beside.seed : spare_seed;
  plan.seed_is_of_match = beside.seed.has_value();
  plan.undone = beside.undone;
  plan.others = beside.others;
  plan.begun = std::move(record);
  return plan;
}

}  // namespace linger
