#include "protocol/frame.h"

#include <algorithm>

#include "protocol/table_command.h"
#include "record/json_writer.h"
#include "record/reason_json.h"

namespace linger {

std::string welcome_frame(Viewer viewer, std::string_view table, const NamedRules& rules,
                          std::span<const SeatStatus> seats, int seq) {
  std::string out;
  JsonWriter json(out);
  json.begin_object().key("welcome").word(kProtocol).member("table", table);
  if (viewer.seat) json.member("seat", *viewer.seat);
  json.key("rules").raw(rules_to_json(rules.preset, rules.rules, RulesForm::full));
  json.key("players").begin_array();
  for (const SeatStatus& seat : seats) {
    json.begin_object().member("name", std::string_view(seat.name));
    json.key("kind").word(seat.bot ? "bot" : "person");
    if (seat.bot) json.key("level").word(name_of(*seat.bot));
    json.member("here", seat.here).end_object();
  }
  json.end_array().member("seq", seq).end_object();
  return out;
}

std::string event_frame(Viewer viewer, int seq, const TableEvent& event) {
  std::string shown;
  append_json(shown, visible_to(viewer, event));
  std::string out;
  JsonWriter(out).begin_object().member("seq", seq).key("event").raw(shown).end_object();
  return out;
}

std::string turn_frame(Viewer viewer, const Turn& turn) {
  std::string out;
  JsonWriter json(out);
  json.begin_object().key("turn").begin_object();
  json.member("seat", turn.seat).member("decision", turn.decision);
  if (viewer.seat == turn.seat) {
    if (turn.names_trump) {
      json.key("name").begin_array();
      for (Suit suit : {Suit::clubs, Suit::diamonds, Suit::hearts, Suit::spades}) json.value(suit);
      json.end_array();
    } else {
      json.member("legal", turn.legal);
    }
  }
  if (turn.deadline) json.key("deadline").word(iso_time(*turn.deadline));
  json.end_object().end_object();
  return out;
}

std::string ack_frame(std::string_view id, int seq) {
  std::string out;
  JsonWriter(out).begin_object().member("ack", id).member("seq", seq).end_object();
  return out;
}

std::string reply_frame(std::string_view id, std::string_view result) {
  std::string out;
  JsonWriter(out).begin_object().member("reply", id).key("result").raw(result).end_object();
  return out;
}

std::string refused_frame(std::string_view id, const Reason& reason) {
  std::string out;
  JsonWriter json(out);
  json.begin_object().member("refused", id);
  write_members(json, reason);
  json.end_object();
  return out;
}

std::string iso_time(TimePoint time) {
  using namespace std::chrono;
  const auto day = floor<days>(time);
  const year_month_day date(day);
  const hh_mm_ss clock(time - day);
  const auto digits = [](auto number, std::size_t width) {
    std::string text = std::to_string(number);
    return std::string(width - std::min(width, text.size()), '0') + text;
  };
  std::string text = digits(int{date.year()}, 4) + "-" + digits(unsigned{date.month()}, 2) + "-" +
                     digits(unsigned{date.day()}, 2) + "T" + digits(clock.hours().count(), 2) +
                     ":" + digits(clock.minutes().count(), 2) + ":" +
                     digits(clock.seconds().count(), 2);
  if (const auto rest = clock.subseconds().count(); rest != 0) text += "." + digits(rest, 3);
  return text + "Z";
}

}  // namespace linger
