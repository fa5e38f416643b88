#include "record/record.h"

#include <algorithm>
#include <climits>

#include "cards/card_text.h"
#include "game/options.h"
#include "record/card_words.h"
#include "record/json_reader.h"
#include "record/rules_json.h"
#include "record/utf8.h"

namespace linger {
namespace {

std::optional<Reason> read_format(ObjectReader& in) {
  const std::string_view format = in.string("format");
  if (!in.ok() || format == kRecordFormat) return in.fault();
  return Reason{
      "bad-format", "", {{"value", excerpt(format)}, {"allowed", std::string(kRecordFormat)}}};
}

std::optional<Reason> read_rules(ObjectReader& in, Record& record) {
  const Json& json = in.object("rules");
  if (!in.ok()) return in.fault();
  NamedRules named;
  auto reason = rules_from_json(json, named);
  record.preset = std::move(named.preset);
  record.rules = named.rules;
  return reason;
}

std::optional<Reason> read_players(ObjectReader& in, Record& record) {
  for (std::string_view name : in.strings("players")) {
    if (auto reason = check_name(name, static_cast<int>(record.players.size()))) return reason;
    record.players.emplace_back(name);
  }
  return in.fault();
}

// ---- The begin of a round.

std::optional<Reason> read_deck(ObjectReader& in, RoundRecord& round) {
  CardList cards;
  if (auto reason = parse_cards(in.string("deck"), cards)) return reason;
  if (!in.ok()) return in.fault();
  if (!cards.full())
    return Reason{"deck-size", "", {{"count", cards.size()}, {"expected", kPackSize}}};
  round.deck.emplace();
  std::ranges::copy(cards, round.deck->begin());
  return std::nullopt;
}

// The deck of the seed, which must be the one given, if one was.
std::optional<Reason> take_seed(std::string_view seed, RoundRecord& round) {
  const Deck deck = deck_of_seed(seed);
  if (round.deck) {
    const auto [given, expected] = std::ranges::mismatch(*round.deck, deck);
    if (given != round.deck->end())
      return Reason{"seed-deck",
                    "",
                    {{"place", static_cast<int>(given - round.deck->begin()) + 1},
                     {"card", *given},
                     {"expected", *expected}}};
  }
  round.seed = seed;
  round.deck = deck;
  return std::nullopt;
}

std::optional<Reason> read_deal(ObjectReader& in, int players, RoundRecord& round) {
  round.dealer = static_cast<int>(in.integer("dealer", 0, players - 1));
  if (!in.ok()) return in.fault();
  if (in.has("deck") || !in.has("seed"))
    if (auto reason = read_deck(in, round)) return reason;
  if (!in.has("seed")) return std::nullopt;
  const std::string_view seed = in.string("seed");
  return in.ok() ? take_seed(seed, round) : in.fault();
}

std::optional<Reason> read_hands(ObjectReader& in, int players, Position& position) {
  const auto hands = in.strings("hands");
  if (!in.ok()) return in.fault();
  if (static_cast<int>(hands.size()) != players)
    return bad_value(in.full_name("hands"), std::to_string(hands.size()), std::to_string(players));
  for (std::size_t seat = 0; seat < hands.size(); ++seat)
    if (auto reason = parse_cards(hands[seat], position.hands[seat])) return reason;
  return std::nullopt;
}

std::optional<Reason> read_position(ObjectReader& round_in, const Record& record,
                                    RoundRecord& round) {
  for (std::string_view member : {"dealer", "deck", "seed"})
    if (round_in.has(member))
      return Reason{"beside-position", "", {{"member", std::string(member)}}};
  const int players = static_cast<int>(record.players.size());
  ObjectReader in(round_in.any("position"), "position");
  Position& position = round.position.emplace();
  if (auto reason = read_hands(in, players, position)) return reason;
  if (auto reason = parse_cards(in.string("stock"), position.stock)) return reason;
  position.leader = static_cast<int>(in.integer("leader", 0, players - 1));
  if (in.has("trump")) {
    const std::string_view trump = in.string("trump");
    position.trump = parse_suit(trump);
    if (in.ok() && !position.trump) return Reason{"bad-suit", "", {{"text", excerpt(trump)}}};
  }
  if (!in.ok()) return in.fault();
  round.position_further = in.others({"hands", "stock", "leader", "trump"});
  return check_position(position, record.rules, players);
}

// ---- What follows it.

std::optional<Fault> read_moves(ObjectReader& in, int number, RoundRecord& round) {
  const std::string_view text = in.string("moves");
  if (!in.ok()) return Fault{number, std::nullopt, *in.fault()};
  auto reason = parse_moves(text, round.moves);
  if (!reason) return std::nullopt;
  const int move = static_cast<int>(round.moves.size()) + 1;
  return Fault{number, move, std::move(*reason)};
}

std::optional<Reason> read_reshuffles(const Json& json, const Rules& rules, RoundRecord& round) {
  if (rules.stock_end != StockEnd::reshuffle)
    return Reason{"reshuffle-unruled", "R9", {{"value", option_text(rules, "stock_end")}}};
  const auto* stocks = json.get_ptr<const Json::array_t*>();
  if (stocks == nullptr) return wrong_type("reshuffles", "array");
  for (const Json& stock : *stocks) {
    const auto* text = stock.get_ptr<const Json::string_t*>();
    if (text == nullptr)
      return wrong_type("reshuffles[" + std::to_string(round.reshuffles.size()) + "]", "string");
    CardList cards;
    if (auto reason = parse_cards(*text, cards)) return reason;
    round.reshuffles.push_back(cards);
  }
  return std::nullopt;
}

// Adds the round to the record as far as it is sound; false if nothing can follow.
bool read_round(const Json& json, Record& record) {
  const int number = static_cast<int>(record.rounds.size()) + 1;
  ObjectReader in(json, "round");
  RoundRecord round;
  auto reason = in.has("position") ? read_position(in, record, round)
                                   : read_deal(in, static_cast<int>(record.players.size()), round);
  if (reason) {
    record.fault = Fault{number, std::nullopt, std::move(*reason)};
    return false;
  }
  round.moves_fault = read_moves(in, number, round);
  if (in.has("reshuffles"))
    if (auto wrong = read_reshuffles(in.any("reshuffles"), record.rules, round))
      round.reshuffles_fault = Fault{number, std::nullopt, std::move(*wrong)};
  round.further = in.others({"dealer", "deck", "seed", "position", "moves", "reshuffles"});
  record.fault = round.moves_fault ? round.moves_fault : round.reshuffles_fault;
  record.rounds.push_back(std::move(round));
  return !record.fault;
}

std::optional<Reason> read_head(ObjectReader& in, Record& record) {
  if (!in.ok()) return wrong_type("record", "object");  // it has no name of its own
  if (auto reason = read_format(in)) return reason;
  if (auto reason = read_rules(in, record)) return reason;
  if (auto reason = read_players(in, record)) return reason;
  const Json& rounds = in.array("rounds");
  if (!in.ok()) return in.fault();
  record.further = in.others({"format", "rules", "players", "rounds"});
  const bool from_position =
      !rounds.empty() && rounds.front().is_object() && rounds.front().contains("position");
  return check_rules(record.rules, static_cast<int>(record.players.size()),
                     from_position ? Start::position : Start::deal);
}

}  // namespace

std::optional<Reason> check_name(std::string_view name, int seat) {
  const int length = static_cast<int>(std::min<std::size_t>(utf8_length(name), INT_MAX));
  if (length >= 1 && length <= kMaxNameLength) return std::nullopt;
  return Reason{
      "bad-name",
      "",
      {{"seat", SeatNumber{seat}}, {"length", length}, {"least", 1}, {"most", kMaxNameLength}}};
}

Record parse_record(std::string_view text) {
  Record record;
  Json json;
  auto reason = parse_json(text, json);
  if (!reason) {
    ObjectReader in(json);
    reason = read_head(in, record);
    if (!reason) {
      for (const Json& round : in.array("rounds"))
        if (!read_round(round, record)) break;
      return record;
    }
  }
  record.fault = Fault{std::nullopt, std::nullopt, std::move(*reason)};
  return record;
}

}  // namespace linger
