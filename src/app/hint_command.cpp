#include "app/hint_command.h"

#include <CLI/CLI.hpp>
#include <memory>

#include "app/coach_options.h"
#include "app/coach_text.h"
#include "app/each_record.h"
#include "app/rules_text.h"
#include "app/speak_of.h"
#include "app/words.h"
#include "players/recorded_hint.h"
#include "protocol/hint_json.h"

namespace linger {
namespace {

// Looks at one record after the other, and prints what the coach tells of it.
class Printer {
 public:
  Printer(const CoachOptions& options, const Console& console)
      : options_(options),
        out_(console.out),
        words_(console.catalogue.language(), card_style(options.style)) {}

  std::optional<Fault> print(const Record& record) {
    Hint told;
    if (auto fault = hint_at_end(record, options_.seed, options_.worlds, told)) return fault;
    if (options_.json) {
      append_json(out_.text(), told, record.rules);
      out_.write("\n");
      return std::nullopt;
    }
    speak_of(record, words_);
    if (printed_) out_.write("\n");
    printed_ = true;
    const std::string rules = rules_name(words_, {record.preset, record.rules});
    out_.write(
        wrapped("", words_.text("hint.heading", {{"number", static_cast<int>(record.rounds.size())},
                                                 {"rules", rules},
                                                 {"seat", SeatNumber{told.seat}}})));
    out_.write(CoachText(words_).hint(told, record.rules));
    return std::nullopt;
  }

 private:
  const CoachOptions& options_;
  Output& out_;
  Catalogue words_;
  bool printed_ = false;  // a record before this one
};

}  // namespace

Command add_hint_command(CLI::App& program, const Console& console) {
  CLI::App& app = add_command(program, console, "hint",
                              {"hint match.jsonl", "hint --json --worlds 10000 match.jsonl"});
  const auto options = std::make_shared<CoachOptions>();
  options->worlds = kHintWorlds;
  add_coach_options(app, console.catalogue, *options);
  return {&app, [options, &console] {
            require_seed(options->seed, console.catalogue);
            return print_each_record<Printer>(*options, console);
          }};
}

}  // namespace linger
