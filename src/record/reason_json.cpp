#include "record/reason_json.h"

namespace linger {
namespace {

void write(JsonWriter& json, const Argument& argument) {
  if (const auto* seat = std::get_if<SeatNumber>(&argument)) {
    json.value(seat->seat);
    return;
  }
  std::visit(
      [&json](const auto& value) {
        if constexpr (!std::is_same_v<std::remove_cvref_t<decltype(value)>, SeatNumber>)
          json.value(value);
      },
      argument);
}

}  // namespace

void append_json(std::string& out, const Argument& argument) {
  JsonWriter json(out);
  write(json, argument);
}

void write_members(JsonWriter& json, const Reason& reason) {
  json.key("code").word(reason.code);
  if (!reason.ruling.empty()) json.key("ruling").word(reason.ruling);
  json.key("args").begin_object();
  for (const auto& [name, argument] : reason.args) {
    json.key(name);
    write(json, argument);
  }
  json.end_object();
}

void append_json(std::string& out, const Reason& reason) {
  JsonWriter json(out);
  json.begin_object();
  write_members(json, reason);
  json.end_object();
}

void append_json(std::string& out, const Fault& fault) {
  JsonWriter json(out);
  json.begin_object();
  if (fault.round) json.member("round", *fault.round);
  if (fault.move) json.member("move", *fault.move);
  write_members(json, fault.reason);
  json.end_object();
}

}  // namespace linger
