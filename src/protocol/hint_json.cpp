#include "protocol/hint_json.h"

#include "game/scoring.h"
#include "protocol/decimals.h"
#include "record/card_words.h"
#include "record/reason_json.h"

namespace linger {

void write_reasons(JsonWriter& json, std::string_view key, const std::vector<Reason>& reasons) {
  json.key(key).begin_array();
  for (const Reason& reason : reasons) append_json(json.next(), reason);
  json.end_array();
}

void append_json(std::string& out, const Hint& hint, const Rules& rules) {
  JsonWriter json(out);
  json.begin_object().member("seat", hint.seat).member("worlds", hint.worlds);
  write_reasons(json, "remarks", hint.remarks);
  json.key("choices").begin_array();
  for (const Hint::Choice& choice : hint.choices) {
    json.begin_object();
    if (const auto* card = std::get_if<Card>(&choice.move))
      json.member("card", *card);
    else
      json.member("name", std::get<Suit>(choice.move));
    json.key("chance").raw(decimals(choice.chance)).key("se").raw(decimals(choice.error));
    if (points_decide(rules)) json.key("points").raw(decimals(choice.points));
    write_reasons(json, "reasons", choice.reasons);
    json.end_object();
  }
  json.end_array().key("best").word(to_text(std::vector<Move>{hint.best().move})).end_object();
}

}  // namespace linger
