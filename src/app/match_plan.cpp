#include "app/match_plan.h"

#include <algorithm>
#include <array>

#include "app/faults.h"
#include "app/resumable.h"
#include "app/seed_option.h"
#include "record/utf8.h"

namespace linger {
namespace {

constexpr std::array<std::string_view, kMaxPlayers> kBotNames = {"Ada", "Ben",  "Cleo",
                                                                 "Dan", "Emil", "Fina"};

std::optional<Level> read_seat(const std::string& word, const Catalogue& catalogue) {
  if (word == kPersonSeat) return std::nullopt;
  if (const auto level = parse_level(word)) return level;
  std::vector<std::string> allowed = {std::string(kPersonSeat)};
  for (std::string_view name : level_names()) allowed.emplace_back(name);
  throw CallFault(
      catalogue.text("error.seat", {{"value", word}, {"allowed", catalogue.joined(allowed)}}));
}

// The seats by their words. Names are filled in where there are none yet, the person's is `name`.
void take_seats(PlannedMatch& match, const std::vector<std::string>& words, const std::string& name,
                const Catalogue& catalogue) {
  match.plan.seats.resize(words.size());
  match.person.reset();
  for (std::size_t i = 0; i < words.size(); ++i) {
    SeatSetup& seat = match.plan.seats[i];
    seat.bot = read_seat(words[i], catalogue);
    if (!seat.bot && match.person) throw CallFault(catalogue.text("error.one-person"));
    if (!seat.bot) match.person = static_cast<int>(i);
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

PlannedMatch new_match(const PlayOptions& options, const Catalogue& catalogue) {
  PlannedMatch match;
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
  match.plan.rules = resolve_rules(options.rules, catalogue);
  require_limits(match.plan.rules.rules, static_cast<int>(seats.size()), catalogue);
  require_name(options.name, catalogue);
  take_seats(match, seats, options.name, catalogue);
  match.plan.seed = options.seed ? *options.seed : random_seed();
  require_seed(match.plan.seed, catalogue);
  return match;
}

PlannedMatch resumed_match(const PlayOptions& options, const Catalogue& catalogue) {
  if (options.rules.given() || options.players != 0 || options.seed || !options.name.empty())
    throw CallFault(catalogue.text("error.resume-alone"));
  require_seats(options.seats, catalogue);
  PlannedMatch match;
  match.begun = find_resumable(options.resume, catalogue);
  const Record& record = match.begun.record;
  match.plan = plan_to_go_on(record, random_seed());
  const Beside beside = read_beside(record);

  std::vector<std::string> seats = options.seats;
  // A terminal is one person's.
  if (seats.empty() && std::ranges::count(beside.seats, kPersonSeat) <= 1) seats = beside.seats;
  if (seats.empty()) {
    seats.assign(record.players.size(), std::string(name_of(Level::casual)));
    seats.front() = kPersonSeat;
  }
  if (seats.size() != record.players.size())
    refuse_count(seats.size(), static_cast<int>(record.players.size()), catalogue);
  take_seats(match, seats, "", catalogue);
  return match;
}

}  // namespace linger
