#include "app/review_command.h"

#include <CLI/CLI.hpp>
#include <memory>

#include "app/coach_options.h"
#include "app/coach_text.h"
#include "app/each_record.h"
#include "app/rules_text.h"
#include "app/speak_of.h"
#include "app/words.h"
#include "protocol/review_json.h"

namespace linger {
namespace {

// Reviews one record after the other, and prints every hand as soon as it has been looked at.
class Printer {
 public:
  Printer(const CoachOptions& options, const Console& console)
      : options_(options),
        out_(console.out),
        words_(console.catalogue.language(), card_style(options.style)) {
    settings_.seed = options.seed;
    settings_.worlds = options.worlds;
  }

  std::optional<Fault> print(const Record& record) {
    return options_.json ? print_json(record) : print_text(record);
  }

 private:
  std::optional<Fault> print_json(const Record& record) {
    constexpr std::string_view kBegin = "{\"rounds\":[";
    bool begun = false;
    auto fault = review(record, settings_, [&](const RoundReview& round) {
      out_.write(begun ? "," : kBegin);
      begun = true;
      append_json(out_.text(), round);
      out_.flush_if_large();
    });
    if (!begun && fault) return fault;  // there is nothing to tell of
    if (!begun) out_.write(kBegin);
    out_.write("]}\n");
    return fault;
  }

  std::optional<Fault> print_text(const Record& record) {
    speak_of(record, words_);
    const std::string rules = rules_name(words_, {record.preset, record.rules});
    bool begun = false;
    auto fault = review(record, settings_, [&](const RoundReview& round) {
      begun = true;
      print_heading("referee.heading", {{"number", round.number}, {"rules", rules}});
      out_.write(CoachText(words_).review(round));
    });
    if (begun || fault) return fault;
    print_heading("referee.heading.no-round", {{"rules", rules}});
    out_.write(wrapped("  ", words_.text("referee.not-begun")));
    return std::nullopt;
  }

  // An empty line between the hands.
  void print_heading(std::string_view key, const Arguments& arguments) {
    if (printed_) out_.write("\n");
    printed_ = true;
    out_.write(wrapped("", words_.text(key, arguments)));
  }

  const CoachOptions& options_;
  Output& out_;
  Catalogue words_;
  ReviewSettings settings_;
  bool printed_ = false;  // a hand before this one
};

}  // namespace

Command add_review_command(CLI::App& program, const Console& console) {
  CLI::App& app =
      add_command(program, console, "review", {"review match.jsonl", "review --json match.jsonl"});
  const auto options = std::make_shared<CoachOptions>();
  options->worlds = ReviewSettings().worlds;
  add_coach_options(app, console.catalogue, *options);
  return {&app, [options, &console] {
            require_seed(options->seed, console.catalogue);
            return print_each_record<Printer>(*options, console);
          }};
}

}  // namespace linger
