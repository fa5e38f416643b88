#include "record/json_reader.h"

#include <algorithm>
#include <utility>

#include "game/options.h"
#include "record/json_writer.h"
#include "record/utf8.h"

namespace linger {
namespace {

const Json kNull;
const Json kEmptyObject = Json::object();
const Json kEmptyArray = Json::array();

// Where a message says that the text is wrong: both from 1, columns in characters.
Reason at_place(std::string_view code, std::string_view text, std::size_t place) {
  const std::string_view before = text.substr(0, std::min(place, text.size()));
  const std::size_t line_begin = before.rfind('\n') + 1;  // npos + 1 is 0
  return {code,
          "",
          {{"line", static_cast<int>(1 + std::ranges::count(before, '\n'))},
           {"column", static_cast<int>(1 + utf8_length(before.substr(line_begin)))}}};
}

// Builds the tree from the parser's calls; false stops it. The parser reads the text without its
// numbers; where it finds a 0, the next of them stood.
class TreeBuilder : public nlohmann::json_sax<Json> {
 public:
  TreeBuilder(Json& root, const NumbersApart& apart)
      : root_(root), text_(apart.text), next_number_(apart.numbers.begin()) {}

  const std::optional<Reason>& fault() const { return fault_; }

  bool null() override { return put(nullptr); }
  bool boolean(bool truth) override { return put(truth); }
  bool number_unsigned(number_unsigned_t) override { return put(json_of_number(*next_number_++)); }
  bool number_integer(number_integer_t) override { return false; }
  bool number_float(number_float_t, const string_t&) override { return false; }
  bool string(string_t& text) override { return put(std::move(text)); }
  bool binary(binary_t&) override { return false; }

  bool start_object(std::size_t) override { return open(Json::object()); }
  bool start_array(std::size_t) override { return open(Json::array()); }
  bool end_object() override { return close(); }
  bool end_array() override { return close(); }

  bool key(string_t& name) override {
    auto& members = *open_.back()->get_ptr<Json::object_t*>();
    const auto [member, fresh] = members.try_emplace(name);
    if (!fresh) return fail({"duplicate-member", "", {{"member", excerpt(name)}}});
    member_ = &member->second;
    return true;
  }

  bool parse_error(std::size_t position, const std::string&,
                   const nlohmann::detail::exception&) override {
    const std::size_t ill_formed = find_ill_formed_utf8(text_);
    if (ill_formed < position) return fail(at_place("bad-utf8", text_, ill_formed));
    return fail(at_place("bad-json", text_, position == 0 ? 0 : position - 1));
  }

 private:
  bool fail(Reason reason) {
    fault_ = std::move(reason);
    return false;
  }

  Json& place(Json&& json) {
    if (open_.empty()) return root_ = std::move(json);
    if (open_.back()->is_object()) return *member_ = std::move(json);
    auto& elements = *open_.back()->get_ptr<Json::array_t*>();
    return elements.emplace_back(std::move(json));
  }
  bool put(Json&& json) {
    place(std::move(json));
    return true;
  }
  bool open(Json&& json) {
    if (open_.size() == kMaxJsonDepth) return fail({"too-deep", "", {{"limit", kMaxJsonDepth}}});
    open_.push_back(&place(std::move(json)));
    return true;
  }
  bool close() {
    open_.pop_back();
    return true;
  }

  Json& root_;
  std::string_view text_;
  std::vector<std::string_view>::const_iterator next_number_;
  std::vector<Json*> open_;  // the objects and arrays that are not yet closed
  Json* member_ = nullptr;   // of the innermost object, the value that comes next
  std::optional<Reason> fault_;
};

// The project's own writer, since dump() would write a number that was kept as an array of bytes.
void write(JsonWriter& json, const Json& value) {
  if (const auto number = kept_number(value)) {
    json.raw(*number);
  } else if (const auto* object = value.get_ptr<const Json::object_t*>()) {
    json.begin_object();
    for (const auto& [name, member] : *object) write(json.name(name), member);
    json.end_object();
  } else if (const auto* array = value.get_ptr<const Json::array_t*>()) {
    json.begin_array();
    for (const Json& element : *array) write(json, element);
    json.end_array();
  } else if (const auto* text = value.get_ptr<const Json::string_t*>()) {
    json.value(std::string_view(*text));
  } else if (const auto* truth = value.get_ptr<const Json::boolean_t*>()) {
    json.value(*truth);
  } else if (const auto integer = whole_number(value)) {
    json.value(*integer);
  } else {
    json.null();
  }
}

}  // namespace

std::optional<Reason> parse_json(std::string_view text, Json& json) {
  // The parser takes NUL for the end of the text.
  if (const std::size_t nul = text.find('\0'); nul != std::string_view::npos)
    return at_place("bad-json", text, nul);
  json = nullptr;
  const NumbersApart apart = set_numbers_apart(text);
  TreeBuilder builder(json, apart);
  Json::sax_parse(apart.text.begin(), apart.text.end(), &builder);
  return builder.fault();
}

std::string json_text(const Json& json) {
  std::string out;
  JsonWriter writer(out);
  write(writer, json);
  return out;
}

std::string excerpt(std::string_view text) {
  constexpr std::size_t kMost = 40;
  std::string shown;
  std::size_t characters = 0;
  for (std::size_t at = 0; at < text.size(); ++characters) {
    if (characters == kMost) return shown + "…";
    const std::size_t length = utf8_sequence(text.substr(at));
    const bool control = static_cast<unsigned char>(text[at]) < 0x20 || text[at] == 0x7F;
    if (length == 0 || control)
      shown.append("\uFFFD");
    else
      shown.append(text.substr(at, length));
    at += std::max<std::size_t>(length, 1);
  }
  return shown;
}

std::string excerpt_of(const Json& json) {
  if (const auto* text = json.get_ptr<const Json::string_t*>()) return excerpt(*text);
  return excerpt(json_text(json));
}

Reason missing_member(std::string_view member) {
  return {"missing-member", "", {{"member", std::string(member)}}};
}

Reason wrong_type(std::string_view member, std::string_view expected) {
  return {"wrong-type", "", {{"member", std::string(member)}, {"expected", std::string(expected)}}};
}

ObjectReader::ObjectReader(const Json& json, std::string_view name) : name_(name) {
  if (json.is_object())
    object_ = &json;
  else
    fault_ = wrong_type(name, "object");
}

void ObjectReader::fail(Reason reason) {
  if (!fault_) fault_ = std::move(reason);
}

std::string ObjectReader::full_name(std::string_view member) const {
  return (name_.empty() ? "" : name_ + ".") + std::string(member);
}

bool ObjectReader::has(std::string_view member) const {
  return object_ != nullptr && object_->contains(member);
}

const Json* ObjectReader::find(std::string_view member, Json::value_t type,
                               std::string_view expected) {
  if (!ok()) return nullptr;
  const auto found = object_->find(member);
  if (found == object_->end()) {
    fail(missing_member(full_name(member)));
    return nullptr;
  }
  if (type != Json::value_t::discarded && found->type() != type) {
    fail(wrong_type(full_name(member), expected));
    return nullptr;
  }
  return &*found;
}

std::string_view ObjectReader::string(std::string_view member) {
  const Json* json = find(member, Json::value_t::string, "string");
  return json == nullptr ? std::string_view() : *json->get_ptr<const Json::string_t*>();
}

bool ObjectReader::boolean(std::string_view member) {
  const Json* json = find(member, Json::value_t::boolean, "boolean");
  return json != nullptr && *json->get_ptr<const Json::boolean_t*>();
}

std::int64_t ObjectReader::integer(std::string_view member, std::int64_t least, std::int64_t most) {
  const Json* json = find(member, Json::value_t::discarded, "");
  if (json == nullptr) return 0;
  const auto number = whole_number(*json);
  if (number && *number >= least && *number <= most) return *number;
  fail(is_meant_whole(*json) ? bad_value(full_name(member), excerpt_of(*json),
                                         std::to_string(least) + "-" + std::to_string(most))
                             : wrong_type(full_name(member), "integer"));
  return 0;
}

const Json& ObjectReader::object(std::string_view member) {
  const Json* json = find(member, Json::value_t::object, "object");
  return json == nullptr ? kEmptyObject : *json;
}

const Json& ObjectReader::array(std::string_view member) {
  const Json* json = find(member, Json::value_t::array, "array");
  return json == nullptr ? kEmptyArray : *json;
}

const Json& ObjectReader::any(std::string_view member) {
  const Json* json = find(member, Json::value_t::discarded, "");
  return json == nullptr ? kNull : *json;
}

std::vector<std::string_view> ObjectReader::strings(std::string_view member) {
  std::vector<std::string_view> texts;
  for (const Json& element : array(member)) {
    const auto* text = element.get_ptr<const Json::string_t*>();
    if (text == nullptr) {
      fail(wrong_type(full_name(member) + "[" + std::to_string(texts.size()) + "]", "string"));
      return {};
    }
    texts.push_back(*text);
  }
  return texts;
}

std::string ObjectReader::others(std::initializer_list<std::string_view> known) const {
  std::string members;
  if (object_ == nullptr) return members;
  JsonWriter json(members);
  for (const auto& [name, value] : *object_->get_ptr<const Json::object_t*>())
    if (std::ranges::find(known, name) == known.end()) write(json.name(name), value);
  return members;
}

std::optional<std::string_view> ObjectReader::stranger(
    std::initializer_list<std::string_view> known) const {
  if (object_ == nullptr) return std::nullopt;
  for (const auto& [name, json] : *object_->get_ptr<const Json::object_t*>())
    if (std::ranges::find(known, name) == known.end()) return name;
  return std::nullopt;
}

}  // namespace linger
