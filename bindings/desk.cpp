#include "bindings/desk.h"

#include <algorithm>
#include <chrono>

#include "bindings/calls.h"
#include "bindings/open.h"
#include "record/json_writer.h"
#include "record/reason_json.h"
#include "record/record_stream.h"

namespace linger {
namespace {

// A record, and some room for the other arguments.
constexpr std::size_t kMaxCallBytes = kMaxRecordBytes + (std::size_t{64} << 10);

std::string fault_reply(std::string_view id, const Fault& fault) {
  std::string out;
  JsonWriter json(out);
  json.begin_object().key("reply").raw(id);
  append_json(json.key("fault").next(), fault);
  json.end_object();
  return out;
}

std::string fault_reply(std::string_view id, const Reason& reason) {
  return fault_reply(id, Fault{std::nullopt, std::nullopt, reason});
}

// Of the years that a frame can write. What is no number is the first moment of them.
TimePoint time_of(double ms) {
  constexpr double kLast = 253'402'300'799'999;  // the end of 9999
  const double within = ms >= 0 ? std::min(ms, kLast) : 0;
  return TimePoint(std::chrono::milliseconds(static_cast<std::int64_t>(within)));
}

}  // namespace

std::string Desk::call(std::string_view text) {
  if (text.size() > kMaxCallBytes)
    return fault_reply("null",
                       Reason{"too-long", "", {{"limit", static_cast<int>(kMaxCallBytes)}}});
  Json json;
  if (const auto reason = parse_json(text, json)) return fault_reply("null", *reason);
  ObjectReader reader(json);
  const std::string id = reader.has("id") ? json_text(reader.any("id")) : "null";
  const std::string_view name = reader.string("call");
  static const Json kNone = Json::object();
  const Json& given = reader.has("args") ? reader.object("args") : kNone;
  if (!reader.ok()) return fault_reply(id, *reader.fault());
  ObjectReader args(given);
  std::string result;
  if (const auto fault = answer(name, args, result)) return fault_reply(id, *fault);
  return "{\"reply\":" + id + ",\"result\":" + result + "}";
}

std::optional<Fault> Desk::answer(std::string_view name, ObjectReader& args, std::string& result) {
  if (name == "open") return open(args, result);
  if (const Call call = find_call(name)) return call(args, result);
  return Fault{std::nullopt, std::nullopt, {"unknown-call", "", {{"text", excerpt(name)}}}};
}

// What is at fault leaves the table before it as it is.
std::optional<Fault> Desk::open(ObjectReader& args, std::string& result) {
  MatchPlan plan;
  if (auto fault = read_open(args, plan)) return fault;
  table_ = std::make_unique<LocalTable>(std::move(plan));
  table_->append_seats(result);
  return std::nullopt;
}

std::string Desk::receive(int connection, std::string_view frame, double now_ms) {
  return table_ ? table_->receive(connection, frame, time_of(now_ms)) : "";
}

std::string Desk::play_bot(double now_ms) {
  return table_ ? table_->play_bot(time_of(now_ms)) : "";
}

LocalTable::Waits Desk::waits() const {
  return table_ ? table_->waits() : LocalTable::Waits::nothing;
}

std::string Desk::saved() const {
  return table_ ? table_->saved() : "";
}

}  // namespace linger
