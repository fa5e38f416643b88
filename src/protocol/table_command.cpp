#include "protocol/table_command.h"

#include <algorithm>
#include <array>

#include "cards/card_text.h"
#include "record/json_reader.h"
#include "record/json_writer.h"

namespace linger {
namespace {

constexpr std::array<std::string_view, 7> kDeedNames = {"start", "next", "leave", "return",
                                                        "bot",   "undo", "hint"};

// The two that a move may be written as, "play" and "name"; a Reason if it is neither.
std::variant<Move, Reason> read_move(ObjectReader& reader) {
  if (reader.has("play")) {
    const auto text = reader.string("play");
    if (const auto card = parse_card(text)) return Move(*card);
    return bad_member("play", text);
  }
  const auto text = reader.string("name");
  if (const auto suit = parse_suit(text)) return Move(*suit);
  return bad_member("name", text);
}

std::variant<TableCommand, BadFrame> read_deed(std::string id, ObjectReader& reader) {
  const auto name = reader.string("do");
  if (!reader.ok()) return BadFrame{std::move(id), bad_frame(*reader.fault())};
  const auto found = std::ranges::find(kDeedNames, name);
  if (found == kDeedNames.end())
    return BadFrame{std::move(id), {"unknown-deed", "", {{"text", excerpt(name)}}}};
  return TableCommand{std::move(id), static_cast<Deed>(found - kDeedNames.begin())};
}

}  // namespace

Reason bad_frame(const Reason& why) {
  return {"bad-frame", "", why.args};
}

Reason bad_member(std::string_view member, std::string_view text) {
  return {"bad-frame", "", {{"member", std::string(member)}, {"text", excerpt(text)}}};
}

std::variant<TableCommand, BadFrame> read_command(std::string_view frame) {
  if (frame.size() > kMaxFrameBytes)
    return BadFrame{"", {"too-large", "", {{"limit", static_cast<int>(kMaxFrameBytes)}}}};
  Json json;
  if (const auto reason = parse_json(frame, json)) return BadFrame{"", bad_frame(*reason)};
  ObjectReader reader(json);
  std::string id(reader.string("id"));
  if (!reader.ok()) return BadFrame{"", bad_frame(*reader.fault())};
  if (id.empty() || id.size() > kMaxCommandId) return BadFrame{"", bad_member("id", id)};
  if (reader.has("do")) return read_deed(std::move(id), reader);

  const auto decision = reader.integer("decision", 1, INT32_MAX);
  const auto move = read_move(reader);
  if (!reader.ok()) return BadFrame{std::move(id), bad_frame(*reader.fault())};
  if (const auto* reason = std::get_if<Reason>(&move)) return BadFrame{std::move(id), *reason};
  return TableCommand{std::move(id), MakeMove{static_cast<int>(decision), std::get<Move>(move)}};
}

std::string command_frame(const TableCommand& command) {
  std::string out;
  JsonWriter json(out);
  json.begin_object().member("id", std::string_view(command.id));
  if (const Deed* deed = std::get_if<Deed>(&command.what)) {
    json.key("do").word(kDeedNames[static_cast<std::size_t>(*deed)]);
  } else {
    const auto& [decision, move] = std::get<MakeMove>(command.what);
    json.member("decision", decision);
    if (const Card* card = std::get_if<Card>(&move))
      json.member("play", *card);
    else
      json.member("name", std::get<Suit>(move));
  }
  json.end_object();
  return out;
}

}  // namespace linger
