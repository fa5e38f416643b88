// What the page talks to: it answers calls, and has the local table. Text in, text out; whatever
// the text, there is an answer.
#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "bindings/local_table.h"

namespace linger {

class Desk {
 public:
  // {"id", "call", "args"} is answered with {"reply": id, "result"} or {"reply": id, "fault"}.
  std::string call(std::string_view text);

  // As those of LocalTable. Without a table nothing is sent, waited for or saved.
  std::string receive(int connection, std::string_view frame, double now_ms);
  std::string play_bot(double now_ms);
  LocalTable::Waits waits() const;
  std::string saved() const;

 private:
  std::optional<Fault> answer(std::string_view name, ObjectReader& args, std::string& result);
  std::optional<Fault> open(ObjectReader& args, std::string& result);

  std::unique_ptr<LocalTable> table_;
};

}  // namespace linger
