#include "app/match_plan.h"

#include <algorithm>
#include <array>

#include "app/faults.h"
#include "app/input.h"
#include "app/seed_option.h"
#include "record/json_reader.h"
#include "record/json_writer.h"
#include "record/record_stream.h"
#include "record/replay.h"

namespace linger {
namespace {

constexpr std::array<std::string_view, kMaxPlayers> kBotNames = {"Ada", "Ben",  "Cleo",
                                                                 "Dan", "Emil", "Fina"};
constexpr std::string_view kPerson = "you";

std::string word_of(const SeatSetup& seat) {
  return std::string(seat.bot ? name_of(*seat.bot) : kPerson);
}

std::optional<Level> read_seat(const std::string& word, const Catalogue& catalogue) {
  if (word == kPerson) return std::nullopt;
  if (const auto level = parse_level(word)) return level;
  std::vector<std::string> allowed = {std::string(kPerson)};
  for (std::string_view name : level_names()) allowed.emplace_back(name);
  throw CallFault(
      catalogue.text("error.seat", {{"value", word}, {"allowed", catalogue.joined(allowed)}}));
}

// The seats by their words; names are filled in where there are none yet.
void take_seats(MatchPlan& plan, const std::vector<std::string>& words,
                const Catalogue& catalogue) {
  plan.seats.resize(words.size());
  plan.person.reset();
  for (std::size_t i = 0; i < words.size(); ++i) {
    SeatSetup& seat = plan.seats[i];
    seat.bot = read_seat(words[i], catalogue);
    if (!seat.bot && plan.person) throw CallFault(catalogue.text("error.one-person"));
    if (!seat.bot) plan.person = static_cast<int>(i);
    if (seat.name.empty())
      seat.name = seat.bot ? std::string(kBotNames[i]) : catalogue.text("play.name.you");
  }
}

void refuse_count(std::size_t seats, int players, const Catalogue& catalogue) {
  throw CallFault(catalogue.text("error.seats-players",
                                 {{"seats", static_cast<int>(seats)}, {"players", players}}));
}

// What the program itself wrote beside the match; a record from elsewhere may have other things
// there, or none.
struct Beside {
  std::vector<std::string> seats;
  std::string seed;
  std::string others;  // JSON members
};

Beside read_beside(const Record& record) {
  Beside beside;
  Json json;
  if (parse_json("{" + record.further + "}", json)) return beside;
  ObjectReader reader(json);
  if (reader.has("seats"))
    for (std::string_view seat : reader.strings("seats")) beside.seats.emplace_back(seat);
  if (reader.has("seed")) beside.seed = reader.string("seed");
  beside.others = reader.others({"seats", "seed"});
  const bool usable = beside.seats.size() == record.players.size() &&
                      std::ranges::all_of(beside.seats,
                                          [](const std::string& word) {
                                            return word == kPerson || parse_level(word);
                                          }) &&
                      std::ranges::count(beside.seats, kPerson) <= 1;
  if (!usable) beside.seats.clear();
  return beside;
}

RecordText last_record(const std::string& file, const Catalogue& catalogue) {
  Input input(file, catalogue);
  RecordStream records(input.stream());
  RecordText record, last;
  last.line = 0;
  while (records.next(record)) last = record;
  input.check();
  if (last.line == 0) throw InputFault(catalogue.text("error.no-record", {{"file", file}}));
  return last;
}

// A record that can be gone on with: sound, dealt, and not at its end.
void require_resumable(const std::string& file, int line, const Record& record,
                       const Catalogue& catalogue) {
  Replay replay(record);
  while (replay.step(NoEvents{})) {
  }
  if (replay.fault()) {
    std::string text = fault_line(catalogue, file, line, *replay.fault());
    text.pop_back();  // the line break
    throw InputFault(text);
  }
  if (!record.rounds.empty() && record.rounds.front().position)
    throw InputFault(catalogue.text("error.resume-position", {{"file", file}}));
  if (replay.match().over()) throw InputFault(catalogue.text("play.resume.over", {{"file", file}}));
}

}  // namespace

MatchPlan new_match(const PlayOptions& options, const Catalogue& catalogue) {
  MatchPlan plan;
  std::vector<std::string> seats = options.seats;
  if (seats.empty()) {
    seats.assign(static_cast<std::size_t>(options.players == 0 ? 4 : options.players),
                 std::string(name_of(Level::casual)));
    seats.front() = kPerson;
  } else if (options.players != 0 && seats.size() != static_cast<std::size_t>(options.players)) {
    refuse_count(seats.size(), options.players, catalogue);
  }
  plan.rules = resolve_rules(options.rules, catalogue);
  require_limits(plan.rules.rules, static_cast<int>(seats.size()), catalogue);
  take_seats(plan, seats, catalogue);
  require_seed(options.seed, catalogue);
  plan.seed = options.seed.empty() ? random_seed() : options.seed;
  return plan;
}

MatchPlan resumed_match(const PlayOptions& options, const Catalogue& catalogue) {
  if (options.rules.given() || options.players != 0 || !options.seed.empty())
    throw CallFault(catalogue.text("error.resume-alone"));
  const RecordText text = last_record(options.resume, catalogue);
  MatchPlan plan;
  plan.begun_text = text.text;
  plan.begun = parse_record(text.text);
  require_resumable(options.resume, text.line, plan.begun, catalogue);
  plan.rules = {plan.begun.preset, plan.begun.rules};
  const Beside beside = read_beside(plan.begun);
  plan.begun.further = beside.others;
  plan.seed = beside.seed.empty() ? random_seed() : beside.seed;

  std::vector<std::string> seats = options.seats.empty() ? beside.seats : options.seats;
  if (seats.empty()) {
    seats.assign(plan.begun.players.size(), std::string(name_of(Level::casual)));
    seats.front() = kPerson;
  }
  if (seats.size() != plan.begun.players.size())
    refuse_count(seats.size(), static_cast<int>(plan.begun.players.size()), catalogue);
  for (const std::string& name : plan.begun.players) plan.seats.push_back({name, std::nullopt});
  take_seats(plan, seats, catalogue);
  return plan;
}

TableSetup MatchPlan::table_setup() const {
  TableSetup setup;
  setup.id = "terminal";
  setup.rules = rules;
  setup.seats = seats;
  setup.bot_seed = seed;
  return setup;
}

std::shared_ptr<const DeckSource> MatchPlan::decks() const {
  return std::make_shared<RecordedDecks>(begun, seed);
}

std::string MatchPlan::further() const {
  std::string words, members;
  JsonWriter json(words);
  json.begin_array();
  for (const SeatSetup& seat : seats) json.value(std::string_view(word_of(seat)));
  json.end_array();
  JsonWriter object(members);
  object.begin_object().key("seats").raw(words).member("seed", std::string_view(seed));
  object.raw(begun.further).end_object();
  return members.substr(1, members.size() - 2);  // without the braces
}

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

}  // namespace linger
