// The other half of record.h: records back to text.
#include "record/card_words.h"
#include "record/json_writer.h"
#include "record/record.h"
#include "record/rules_json.h"

namespace linger {
namespace {

void write_position(JsonWriter& json, const RoundRecord& round, int players) {
  const Position& position = *round.position;
  json.key("position").begin_object().key("hands").begin_array();
  for (int seat = 0; seat < players; ++seat)
    json.word(to_text(position.hands[static_cast<std::size_t>(seat)]));
  json.end_array().key("stock").word(to_text(position.stock));
  if (position.trump) json.member("trump", *position.trump);
  json.member("leader", position.leader).raw(round.position_further).end_object();
}

void write_round(JsonWriter& json, const RoundRecord& round, int players) {
  json.begin_object();
  if (round.position) write_position(json, round, players);
  if (round.dealer) json.member("dealer", *round.dealer);
  if (round.seed)
    json.member("seed", *round.seed);
  else if (round.deck)
    json.key("deck").word(to_text(*round.deck));
  json.key("moves").word(to_text(round.moves));
  if (!round.reshuffles.empty()) {
    json.key("reshuffles").begin_array();
    for (const CardList& stock : round.reshuffles) json.word(to_text(stock));
    json.end_array();
  }
  json.raw(round.further).end_object();
}

}  // namespace

std::string write_record(const Record& record) {
  std::string out;
  JsonWriter json(out);
  json.begin_object().key("format").word(kRecordFormat);
  append_rules(json.key("rules").next(), record.preset, record.rules, RulesForm::minimal);
  json.key("players").begin_array();
  for (const std::string& name : record.players) json.value(name);
  json.end_array().key("rounds").begin_array();
  for (const RoundRecord& round : record.rounds)
    write_round(json, round, static_cast<int>(record.players.size()));
  json.end_array().raw(record.further).end_object();
  return out;
}

}  // namespace linger
