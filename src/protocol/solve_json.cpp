#include "protocol/solve_json.h"

#include <array>
#include <charconv>

#include "record/card_words.h"
#include "record/json_writer.h"

namespace linger {
namespace {

// As many digits as it takes to read the same number again.
std::string digits(double number) {
  std::array<char, 32> text;
  const auto end = std::to_chars(text.data(), text.data() + text.size(), number).ptr;
  return {text.data(), end};
}

}  // namespace

void append_json(std::string& out, const Solution& solution, int players) {
  JsonWriter json(out);
  json.begin_object().key("force").begin_array();
  for (int seat = 0; seat < players; ++seat)
    if (contains(solution.force, seat)) json.value(seat);
  json.end_array();
  if (solution.chances) {
    json.key("value").begin_array();
    for (int seat = 0; seat < players; ++seat)
      json.raw(digits((*solution.chances)[static_cast<std::size_t>(seat)]));
    json.end_array();
  }
  if (solution.line) json.key("line").word(to_text(*solution.line));
  json.member("finished", solution.finished).end_object();
}

}  // namespace linger
