#include "app/match_plan.h"

#include <algorithm>
#include <array>

#include "app/beside.h"
#include "app/faults.h"
#include "app/resumable.h"
#include "app/seed_option.h"
#include "record/utf8.h"

namespace linger {
namespace {

constexpr std::array<std::string_view, kMaxPlayers> kBotNames = {"Ada", "Ben",  "Cleo",
                                                                 "Dan", "Emil", "Fina"};

std::string word_of(const SeatSetup& seat) {
  return std::string(seat.bot ? name_of(*seat.bot) : kPersonSeat);
}

std::optional<Level> read_seat(const std::string& word, const Catalogue& catalogue) {
  if (word == kPersonSeat) return std::nullopt;
  if (const auto level = parse_level(word)) return level;
  std::vector<std::string> allowed = {std::string(kPersonSeat)};
  for (std::string_view name : level_names()) allowed.emplace_back(name);
  throw CallFault(
      catalogue.text("error.seat", {{"value", word}, {"allowed", catalogue.joined(allowed)}}));
}

// The seats by their words. Names are filled in where there are none yet, the person's is `name`.
void take_seats(MatchPlan& plan, const std::vector<std::string>& words, const std::string& name,
                const Catalogue& catalogue) {
  plan.seats.resize(words.size());
  plan.person.reset();
  for (std::size_t i = 0; i < words.size(); ++i) {
    SeatSetup& seat = plan.seats[i];
    seat.bot = read_seat(words[i], catalogue);
    if (!seat.bot && plan.person) throw CallFault(catalogue.text("error.one-person"));
    if (!seat.bot) plan.person = static_cast<int>(i);
    if (seat.name.empty())
      seat.name = seat.bot       ? std::string(kBotNames[i])
                  : name.empty() ? catalogue.text("play.name.you")
                                 : name;
  }
}

void require_name(const std::string& name, const Catalogue& catalogue) {
  if (find_ill_formed_utf8(name) != std::string::npos)
    throw CallFault(catalogue.text("error.not-utf8", {{"what", std::string("--name")}}));
  if (utf8_length(name) > kMaxNameLength)
    throw CallFault(catalogue.text("error.name", {{"limit", kMaxNameLength}}));
}

// A word that means no seat is a plainer fault than a wrong number of them.
void require_seats(const std::vector<std::string>& words, const Catalogue& catalogue) {
  for (const std::string& word : words) read_seat(word, catalogue);
}

void refuse_count(std::size_t seats, int players, const Catalogue& catalogue) {
  throw CallFault(catalogue.text("error.seats-players",
                                 {{"seats", static_cast<int>(seats)}, {"players", players}}));
}

}  // namespace

MatchPlan new_match(const PlayOptions& options, const Catalogue& catalogue) {
  MatchPlan plan;
  require_seats(options.seats, catalogue);
  std::vector<std::string> seats = options.seats;
  if (seats.empty()) {
    seats.assign(static_cast<std::size_t>(options.players == 0 ? 4 : options.players),
                 std::string(name_of(Level::casual)));
    seats.front() = kPersonSeat;
  } else if (options.players != 0 && seats.size() != static_cast<std::size_t>(options.players)) {
    refuse_count(seats.size(), options.players, catalogue);
  } else if (seats.size() < kMinPlayers || seats.size() > kMaxPlayers) {
    throw CallFault(catalogue.text("error.seats-count", {{"seats", static_cast<int>(seats.size())},
                                                         {"least", kMinPlayers},
                                                         {"most", kMaxPlayers}}));
  }
  plan.rules = resolve_rules(options.rules, catalogue);
  require_limits(plan.rules.rules, static_cast<int>(seats.size()), catalogue);
  require_name(options.name, catalogue);
  take_seats(plan, seats, options.name, catalogue);
  plan.seed = options.seed ? *options.seed : random_seed();
  require_seed(plan.seed, catalogue);
  return plan;
}

MatchPlan resumed_match(const PlayOptions& options, const Catalogue& catalogue) {
  if (options.rules.given() || options.players != 0 || options.seed || !options.name.empty())
    throw CallFault(catalogue.text("error.resume-alone"));
  require_seats(options.seats, catalogue);
  MatchPlan plan;
  plan.begun = find_resumable(options.resume, catalogue);
  const Record& record = plan.begun.record;
  plan.rules = {record.preset, record.rules};
  const Beside beside = read_beside(record);
  plan.beside_others = beside.others;
  plan.seed = beside.seed ? *beside.seed : random_seed();
  plan.seed_is_of_match = beside.seed.has_value();

  std::vector<std::string> seats = options.seats.empty() ? beside.seats : options.seats;
  if (seats.empty()) {
    seats.assign(record.players.size(), std::string(name_of(Level::casual)));
    seats.front() = kPersonSeat;
  }
  if (seats.size() != record.players.size())
    refuse_count(seats.size(), static_cast<int>(record.players.size()), catalogue);
  for (const std::string& name : record.players) plan.seats.push_back({name, std::nullopt});
  take_seats(plan, seats, "", catalogue);
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
  return std::make_shared<RecordedDecks>(begun.record, seed);
}

Record MatchPlan::to_save(Record record) const {
  for (std::size_t i = 0; i < begun.record.rounds.size(); ++i) {
    record.rounds[i].seed = begun.record.rounds[i].seed;
    record.rounds[i].further = begun.record.rounds[i].further;
  }
  Beside beside{{}, seed_is_of_match ? std::optional(seed) : std::nullopt, beside_others};
  for (const SeatSetup& seat : seats) beside.seats.push_back(word_of(seat));
  record.further = beside_text(beside);
  return record;
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
