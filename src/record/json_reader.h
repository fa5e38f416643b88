// The one place where JSON is read. Nothing here throws or aborts, whatever the input.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "game/reason.h"
#include "record/json_number.h"

namespace linger {

inline constexpr int kMaxJsonDepth = 64;

// Reads one value; nothing but white space may follow it. Refuses also what JSON's grammar lets
// pass: a name twice in an object, text that is not UTF-8 and nesting past kMaxJsonDepth. The
// codes are those of `the text` in record/fault.h. Numbers are those of record/json_number.h.
[[nodiscard]] std::optional<Reason> parse_json(std::string_view text, Json& json);
// The value as text again, in one line, every number as it was written.
std::string json_text(const Json& json);

// A piece of the input as a message may show it: short, on one line, well-formed.
std::string excerpt(std::string_view text);
std::string excerpt_of(const Json& json);

Reason missing_member(std::string_view member);
Reason wrong_type(std::string_view member, std::string_view expected);

// The members of an object by name and type. The first fault is kept, with the code
// `missing-member`, `wrong-type` or `bad-value`; after one every answer is an empty value, so that
// a reader asks for all it needs and looks at fault() once. Types are strict: 3.0 is no integer.
class ObjectReader {
 public:
  // `name` is what messages call the object: "position" gives "position.hands"; empty for the
  // outermost. The JSON must outlive the reader.
  explicit ObjectReader(const Json& json, std::string_view name = "");

  bool ok() const { return !fault_; }
  const std::optional<Reason>& fault() const { return fault_; }
  // Keeps a fault found elsewhere, unless there is one already.
  void fail(Reason reason);

  // Whether the object has such a member, of whatever type.
  bool has(std::string_view member) const;

  std::string_view string(std::string_view member);
  std::int64_t integer(std::string_view member, std::int64_t least = INT64_MIN,
                       std::int64_t most = INT64_MAX);
  bool boolean(std::string_view member);
  std::vector<std::string_view> strings(std::string_view member);
  // An empty object or array, null where any() finds none.
  const Json& object(std::string_view member);
  const Json& array(std::string_view member);
  const Json& any(std::string_view member);

  // The members with other names than these, as JSON text: `"a":1,"b":[2]`, or empty.
  std::string others(std::initializer_list<std::string_view> known) const;
  // The first of the members, by name, that has another name than these.
  std::optional<std::string_view> stranger(std::initializer_list<std::string_view> known) const;

  // The member's name as messages give it.
  std::string full_name(std::string_view member) const;

 private:
  const Json* find(std::string_view member, Json::value_t type, std::string_view expected);

  const Json* object_ = nullptr;  // none after a wrong type
  std::string name_;
  std::optional<Reason> fault_;
};

}  // namespace linger
