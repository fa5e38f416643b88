#include "study/study_json.h"

#include <span>
#include <vector>

#include "protocol/decimals.h"
#include "record/event_json.h"
#include "record/json_writer.h"
#include "study/figures.h"

namespace linger {
namespace {

constexpr int kDigits = 6;  // after the point: more than a study of a hundred million hands tells

std::string fixed(double number) {
  return decimals(number, kDigits);
}

void write_interval(JsonWriter& json, const Estimate& estimate) {
  json.begin_array().raw(fixed(estimate.low)).raw(fixed(estimate.high)).end_array();
}

void write(JsonWriter& json, std::string_view name, const Estimate& estimate) {
  json.key(name).raw(fixed(estimate.value));
  json.key(std::string(name) + "_interval");
  write_interval(json, estimate);
}

void write(JsonWriter& json, std::string_view name, const std::vector<Estimate>& estimates) {
  json.key(name).begin_array();
  for (const Estimate& each : estimates) json.raw(fixed(each.value));
  json.end_array().key(std::string(name) + "_interval").begin_array();
  for (const Estimate& each : estimates) write_interval(json, each);
  json.end_array();
}

void write_rules(JsonWriter& json, const NamedRules& rules) {
  append_rules(json.key("rules").next(), rules.preset, rules.rules, RulesForm::full);
}

void write_reasons(JsonWriter& json, const Figures& figures) {
  const auto write_each = [&json, &figures](std::string_view name, const auto& write_one) {
    json.key(name).begin_object();
    for (int reason = 0; reason < kEndReasons; ++reason) {
      json.key(end_reason_name(static_cast<EndReason>(reason)));
      write_one(figures.reasons[static_cast<std::size_t>(reason)]);
    }
    json.end_object();
  };
  write_each("reasons", [&json](const Estimate& share) { json.raw(fixed(share.value)); });
  write_each("reasons_interval", [&json](const Estimate& share) { write_interval(json, share); });
}

void write_tricks(JsonWriter& json, const Tally& tally) {
  std::size_t last = tally.tricks.size();
  while (last > 0 && tally.tricks[last - 1] == 0) --last;
  const std::span tricks = std::span(tally.tricks).first(last);
  json.key("tricks").begin_array();
  for (const Tally::Count hands : tricks) json.value(hands);
  json.end_array();
  std::vector<Estimate> shares;
  for (const Tally::Count hands : tricks) shares.push_back(share_of(hands, tally.hands));
  write(json, "tricks_share", shares);
}

void write_out_order(JsonWriter& json, const Figures& figures) {
  json.key("out_order").begin_array();
  for (const Figures::Out& out : figures.outs) {
    json.begin_object();
    write(json, "trick", out.trick);
    write(json, "by_seat", out.by_seat);
    json.end_object();
  }
  json.end_array();
}

void write_matches(JsonWriter& json, const Figures& figures, const Tally& tally) {
  json.key("matches").begin_object().member("matches", tally.matches);
  write(json, "hands_per_match", figures.hands_per_match);
  write(json, "share_by_seat", figures.match_share_by_seat);
  write(json, "shared", figures.matches_shared);
  json.end_object();
}

void write_versus(JsonWriter& json, const StudyPart& part, std::size_t own) {
  json.key("versus").begin_array();
  for (std::size_t other = 0; other < part.simulation.rules.size(); ++other) {
    if (other == own) continue;
    json.begin_object();
    write_rules(json, part.simulation.rules[other]);
    write(json, "other_winner", other_winner(part, own, other));
    json.end_object();
  }
  json.end_array();
}

}  // namespace

void append_json(std::string& out, const StudyPart& part, std::size_t rule_set) {
  const Simulation& simulation = part.simulation;
  const Tally& tally = part.tally.rules[rule_set];
  const Figures figures = figures_of(tally, simulation.players);
  JsonWriter json(out);
  json.begin_object();
  write_rules(json, simulation.rules[rule_set]);
  json.member("players", simulation.players);
  json.key("level").word(name_of(simulation.level));
  json.member("seed", simulation.seed).member("hands", tally.hands);
  write(json, "share_by_seat", figures.share_by_seat);
  write(json, "plays_per_hand", figures.plays_per_hand);
  write(json, "tricks_per_hand", figures.tricks_per_hand);
  write(json, "choices_per_player", figures.choices_per_player);
  write_reasons(json, figures);
  write_tricks(json, tally);
  write(json, "stock_empty", figures.stock_empty);
  write(json, "nobody_left", figures.nobody_left);
  write(json, "several_left", figures.several_left);
  write(json, "grew", figures.grew);
  write(json, "first_trick_winner", figures.first_trick_winner);
  if (simulation.rules[rule_set].rules.scoring != Scoring::hand_wins) {
    json.key("winner_points").raw(fixed(figures.winner_points));
    write(json, "point_from_each", figures.point_from_each);
  }
  write_out_order(json, figures);
  write_matches(json, figures, tally);
  write_versus(json, part, rule_set);
  json.end_object();
}

}  // namespace linger
