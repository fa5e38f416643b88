#include "bindings/open.h"

#include <algorithm>

#include "bindings/record_calls.h"
#include "game/options.h"
#include "record/replay.h"

namespace linger {
namespace {

// Of the hands to come where a record has no seed, and none is given.
constexpr std::string_view kSpareSeed = "trial";

std::string level_list() {
  std::string list;
  for (std::string_view name : level_names()) list.append(list.empty() ? "" : ", ").append(name);
  return list;
}

// {"kind": "person" or "bot", "level", "name"}. Without a name the seat keeps the one that it has.
void read_seat(ObjectReader& in, int number, SeatSetup& seat) {
  const std::string_view kind = in.string("kind");
  if (in.has("name") || seat.name.empty()) seat.name = in.string("name");
  if (!in.ok()) return;
  if (auto reason = check_name(seat.name, number)) return in.fail(*reason);
  seat.bot.reset();
  if (kind == "person") return;
  if (kind != "bot") return in.fail(bad_value(in.full_name("kind"), excerpt(kind), "person, bot"));
  const std::string_view level = in.string("level");
  seat.bot = parse_level(level);
  if (!seat.bot) in.fail(bad_value(in.full_name("level"), excerpt(level), level_list()));
}

// A match that is gone on with keeps the number of its seats.
void read_seats(ObjectReader& args, MatchPlan& plan) {
  const Json& list = args.array("seats");
  if (!args.ok()) return;
  const bool fresh = plan.seats.empty();
  if (!fresh && list.size() != plan.seats.size())
    return args.fail(
        bad_value("seats", std::to_string(list.size()), std::to_string(plan.seats.size())));
  plan.seats.resize(list.size());
  for (std::size_t i = 0; i < list.size() && args.ok(); ++i) {
    ObjectReader in(list[i], "seats[" + std::to_string(i) + "]");
    read_seat(in, static_cast<int>(i), plan.seats[i]);
    if (!in.ok()) args.fail(*in.fault());
  }
}

// As a record says, or else a person on the first seat and bots on the others.
void seat_as_before(MatchPlan& plan) {
  const Beside beside = read_beside(plan.begun);
  for (std::size_t i = 0; i < plan.seats.size(); ++i)
    plan.seats[i].bot = beside.seats.empty()
                            ? (i == 0 ? std::nullopt : std::optional(Level::casual))
                            : parse_level(beside.seats[i]);
}

std::optional<Fault> read_new(ObjectReader& args, MatchPlan& plan) {
  if (args.has("rules"))
    if (auto reason = rules_from_json(args.any("rules"), plan.rules)) args.fail(*reason);
  plan.seed = args.string("seed");
  if (args.ok()) read_seats(args, plan);
  if (!args.ok()) return fault_of(args);
  if (auto reason = check_rules(plan.rules.rules, static_cast<int>(plan.seats.size())))
    return Fault{std::nullopt, std::nullopt, *reason};
  return std::nullopt;
}

// A record that was cut off may have reshuffles left that no move calls for any more.
std::optional<Fault> check_begun(Record& record) {
  auto fault = replay(record, NoEvents{});
  while (fault && fault->reason.code == "surplus-reshuffle" &&
         fault->round == static_cast<int>(record.rounds.size())) {
    record.rounds.back().reshuffles.pop_back();
    fault = replay(record, NoEvents{});
  }
  return fault;
}

std::optional<Fault> read_begun(ObjectReader& args, MatchPlan& plan) {
  Record record = record_in(args);
  const std::string spare(args.has("seed") ? args.string("seed") : kSpareSeed);
  if (!args.ok()) return fault_of(args);
  if (auto fault = check_begun(record)) return fault;
  plan = plan_to_go_on(std::move(record), spare);
  if (args.has("seats"))
    read_seats(args, plan);
  else
    seat_as_before(plan);
  return fault_of(args);
}

}  // namespace

std::optional<Fault> read_open(ObjectReader& args, MatchPlan& plan) {
  return args.has("record") ? read_begun(args, plan) : read_new(args, plan);
}

}  // namespace linger
