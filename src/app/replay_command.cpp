#include "app/replay_command.h"

#include <CLI/CLI.hpp>
#include <memory>

#include "app/each_record.h"
#include "app/narrator.h"
#include "app/rules_text.h"
#include "app/speak_of.h"
#include "record/event_json.h"
#include "record/replay.h"

namespace linger {
namespace {

struct Options {
  std::string file;
  bool json = false;
  CardStyleOptions style;
};

// Prints the events of one record after the other.
class Printer {
 public:
  Printer(const Options& options, const Console& console)
      : json_(options.json),
        out_(console.out),
        words_(console.catalogue.language(), card_style(options.style)) {}

  // What is wrong with the record, if anything; its events before that are printed.
  std::optional<Fault> print(const Record& record) {
    return json_ ? print_json(record) : print_text(record);
  }

 private:
  std::optional<Fault> print_json(const Record& record) {
    return replay(record, [this](const auto& event) {
      append_json(out_.text(), event);
      out_.text() += '\n';
      out_.flush_if_large();
    });
  }

  std::optional<Fault> print_text(const Record& record) {
    speak_of(record, words_);
    Narrator narrator(words_, record.rules);
    bool begun = false;
    auto fault = replay(record, [&](const auto& event) {
      if (!begun) print_heading(record);
      begun = true;
      if constexpr (std::is_same_v<std::remove_cvref_t<decltype(event)>, RoundBegan>)
        out_.write("\n");
      narrator.tell(event, out_.text());
      out_.flush_if_large();
    });
    if (!begun && !fault) print_heading(record);  // a match not begun
    return fault;
  }

  void print_heading(const Record& record) {
    std::vector<std::string> names;
    for (int seat = 0; seat < static_cast<int>(record.players.size()); ++seat)
      names.push_back(words_.show(SeatNumber{seat}));
    const std::string rules = rules_name(words_, {record.preset, record.rules});
    if (printed_) out_.write("\n");
    out_.write(words_.text("replay.heading",
                           {{"names", words_.joined_with_and(names)}, {"rules", rules}}) +
               "\n");
    printed_ = true;
  }

  bool json_;
  Output& out_;
  Catalogue words_;
  bool printed_ = false;  // a record before this one
};

}  // namespace

Command add_replay_command(CLI::App& program, const Console& console) {
  CLI::App& app = add_command(program, console, "replay",
                              {"replay match.jsonl", "replay --json - < match.jsonl"});
  const auto options = std::make_shared<Options>();
  add_file(app, console.catalogue, options->file);
  app.add_flag("--json", options->json, console.catalogue.text("help.json"));
  add_style_options(app, console.catalogue, options->style);
  return {&app, [options, &console] { return print_each_record<Printer>(*options, console); }};
}

}  // namespace linger
