#include "protocol/solve_json.h"

#include "protocol/decimals.h"
#include "record/card_words.h"
#include "record/json_writer.h"

namespace linger {

void append_json(std::string& out, const Solution& solution, int players) {
  JsonWriter json(out);
  json.begin_object().key("force").begin_array();
  for (int seat = 0; seat < players; ++seat)
    if (contains(solution.force, seat)) json.value(seat);
  json.end_array();
  if (solution.chances) {
    json.key("value").begin_array();
    for (int seat = 0; seat < players; ++seat)
      json.raw(shortest((*solution.chances)[static_cast<std::size_t>(seat)]));
    json.end_array();
  }
  if (solution.line) json.key("line").word(to_text(*solution.line));
  json.member("finished", solution.finished).end_object();
}

}  // namespace linger
