// Writes JSON into a string: what events, frames and answers are made with. Much faster than a
// tree of values, and without allocation but the string's own.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "cards/card.h"
#include "cards/card_list.h"
#include "cards/card_set.h"

namespace linger {

// Commas are set by what stands before: the writer has no state but the string.
class JsonWriter {
 public:
  // Appends to `out`, which outlives the writer. What is already there is left alone.
  explicit JsonWriter(std::string& out) : out_(out), start_(out.size()) {}

  JsonWriter& begin_object() { return open('{'); }
  JsonWriter& end_object() { return close('}'); }
  JsonWriter& begin_array() { return open('['); }
  JsonWriter& end_array() { return close(']'); }

  // A name of ours, in which nothing needs escaping.
  JsonWriter& key(std::string_view name);
  // Any other name.
  JsonWriter& name(std::string_view text) {
    value(text);
    out_.push_back(':');
    return *this;
  }

  JsonWriter& value(
      std::string_view text);  // ill-formed UTF-8 becomes U+FFFD; controls are escaped
  JsonWriter& value(const char* text) { return value(std::string_view(text)); }
  JsonWriter& value(bool truth);
  JsonWriter& value(int number) { return value(std::int64_t{number}); }
  JsonWriter& value(std::int64_t number);
  JsonWriter& value(Card card);
  JsonWriter& value(Suit suit);
  JsonWriter& value(std::span<const Card> cards);
  JsonWriter& value(const CardList& cards) { return value(std::span<const Card>(cards)); }
  JsonWriter& value(CardSet cards);
  JsonWriter& null();

  // A value of our own words, in which nothing needs escaping: a code, an option.
  JsonWriter& word(std::string_view text);
  // JSON text as it stands: one or more members of an object, or elements; or nothing if empty.
  JsonWriter& raw(std::string_view json);

  // The string, with the comma set if one is due, for something else to append a value.
  std::string& next() {
    separate();
    return out_;
  }

  template <class T>
  JsonWriter& member(std::string_view name, const T& content) {
    return key(name).value(content);
  }

 private:
  JsonWriter& open(char bracket) {
    separate();
    out_.push_back(bracket);
    return *this;
  }
  JsonWriter& close(char bracket) {
    out_.push_back(bracket);
    return *this;
  }
  void separate() {
    if (out_.size() == start_) return;
    const char last = out_.back();
    if (last != '{' && last != '[' && last != ':') out_.push_back(',');
  }

  std::string& out_;
  std::size_t start_;
};

}  // namespace linger
