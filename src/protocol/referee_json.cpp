#include "protocol/referee_json.h"

#include "record/event_json.h"
#include "record/json_writer.h"
#include "record/reason_json.h"
#include "record/rules_json.h"

namespace linger {
namespace {

void write_rules_and_fault(JsonWriter& json, const RefereeAnswer& answer) {
  append_rules(json.key("rules").next(), answer.rules.preset, answer.rules.rules, RulesForm::full);
  if (answer.fault) append_json(json.key("fault").next(), *answer.fault);
}

void write_findings(JsonWriter& json, const std::vector<Reason>& findings) {
  json.key("findings").begin_array();
  for (const Reason& finding : findings) append_json(json.next(), finding);
  json.end_array();
}

// R2, R4: who holds what, who is in, and what lies on the table.
void write_table(JsonWriter& json, const Round& round) {
  if (const auto trump = round.trump()) json.member("trump", *trump);
  json.member("stock", round.stock_size()).key("hands").begin_array();
  for (int seat = 0; seat < round.players(); ++seat) json.value(round.hand(seat));
  json.end_array().key("in").begin_array();
  for (int seat = 0; seat < round.players(); ++seat)
    if (contains(round.in(), seat)) json.value(seat);
  json.end_array();
}

void write_trick(JsonWriter& json, const Round& round) {
  if (round.over() || !round.in_trick()) return;
  json.key("trick").begin_array();
  for (int place = 0; place < round.players(); ++place) {
    const int seat = (round.leader() + place) % round.players();
    if (round.has_played(seat))
      json.begin_object().member("seat", seat).member("card", round.played(seat)).end_object();
  }
  json.end_array();
}

void write_turn(JsonWriter& json, const Round& round) {
  if (round.phase() != Phase::play && round.phase() != Phase::name_trump) return;
  json.key("turn").begin_object().member("seat", round.mover());
  if (round.phase() == Phase::name_trump) {
    json.key("name").begin_array();
    for (int suit = 0; suit < kSuits; ++suit) json.value(static_cast<Suit>(suit));
    json.end_array().end_object();
    return;
  }
  json.member("legal", round.legal()).key("illegal").begin_array();
  for (const auto& [card, reason] : illegal_cards(round)) {
    json.begin_object().member("card", card);
    write_members(json, reason);
    json.end_object();
  }
  json.end_array().end_object();
}

void write_side(JsonWriter& json, std::string_view name, const RefereeAnswer& answer) {
  json.key(name).begin_object();
  write_rules_and_fault(json, answer);
  write_findings(json, answer.findings);
  json.end_object();
}

}  // namespace

void append_json(std::string& out, const RefereeAnswer& answer) {
  JsonWriter json(out);
  json.begin_object();
  write_rules_and_fault(json, answer);
  if (answer.round) {
    json.member("round", answer.round_number);
    write_table(json, *answer.round);
    write_trick(json, *answer.round);
    write_turn(json, *answer.round);
    if (answer.round->over()) {
      json.member("winner", answer.round->winner());
      json.key("reason").word(end_reason_name(answer.round->end_reason()));
    }
  }
  write_findings(json, answer.findings);
  json.end_object();
}

void append_json(std::string& out, const RefereeComparison& comparison) {
  JsonWriter json(out);
  json.begin_object().member("same", comparison.same());
  write_side(json, "a", comparison.a);
  write_side(json, "b", comparison.b);
  json.end_object();
}

}  // namespace linger
