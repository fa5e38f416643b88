#include "protocol/review_json.h"

#include "protocol/decimals.h"
#include "protocol/hint_json.h"
#include "record/card_words.h"

namespace linger {
namespace {

std::string word_of(const Move& move) {
  return to_text(std::vector<Move>{move});
}

void write(JsonWriter& json, const RoundReview::Moment& moment, int players) {
  json.begin_object().member("moves", moment.moves).member("tricks", moment.tricks);
  json.key("chances").begin_array();
  for (int seat = 0; seat < players; ++seat)
    json.raw(decimals(moment.chances[static_cast<std::size_t>(seat)]));
  json.end_array();
  if (moment.force) json.member("force", *moment.force);
  json.member("force_known", moment.force_known).end_object();
}

void write(JsonWriter& json, const RoundReview::Decision& decision, bool by_points) {
  json.begin_object().member("move", decision.move).member("seat", decision.seat);
  json.key("played").word(word_of(decision.played.move));
  json.key("best").word(word_of(decision.best.move));
  json.key("chance").raw(decimals(decision.played.chance));
  json.key("best_chance").raw(decimals(decision.best.chance));
  json.key("loss").raw(decimals(decision.loss.chance));
  json.key("se").raw(decimals(decision.loss.error));
  if (by_points) json.key("points_lost").raw(decimals(decision.points_lost));
  write_reasons(json, "reasons", decision.played.reasons);
  write_reasons(json, "best_reasons", decision.best.reasons);
  if (!decision.forcing.empty()) {
    json.key("forcing").begin_array();
    for (const Move& move : decision.forcing) json.word(word_of(move));
    json.end_array().member("gave_away", decision.gave_away);
  }
  json.end_object();
}

}  // namespace

void append_json(std::string& out, const RoundReview& review) {
  JsonWriter json(out);
  json.begin_object().member("round", review.number).member("worlds", review.worlds);
  if (review.winner) json.member("winner", *review.winner);
  json.key("course").begin_array();
  for (const RoundReview::Moment& moment : review.moments) write(json, moment, review.players);
  json.end_array().key("decisions").begin_array();
  for (const RoundReview::Decision& decision : review.decisions)
    write(json, decision, review.by_points);
  json.end_array().key("costliest").begin_array();
  for (const std::size_t place : review.costliest) json.value(review.decisions[place].move);
  json.end_array().end_object();
}

}  // namespace linger
