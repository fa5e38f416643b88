#include "protocol/hello.h"

#include "record/json_reader.h"

namespace linger {

std::optional<std::variant<Hello, BadFrame>> read_hello(std::string_view frame) {
  Json json;
  if (frame.size() > kMaxFrameBytes || parse_json(frame, json)) return std::nullopt;
  ObjectReader reader(json);
  if (!reader.has("hello")) return std::nullopt;
  const std::string_view protocol = reader.string("hello");
  Hello hello;
  if (reader.has("token")) hello.token = reader.string("token");
  if (reader.has("since")) hello.since = static_cast<int>(reader.integer("since", 0, INT32_MAX));
  if (!reader.ok()) return BadFrame{"", bad_frame(*reader.fault())};
  if (protocol != kProtocol) return BadFrame{"", bad_member("hello", protocol)};
  return hello;
}

}  // namespace linger
