#include "app/referee_command.h"

#include <CLI/CLI.hpp>
#include <memory>

#include "app/each_record.h"
#include "app/faults.h"
#include "app/rules_options.h"
#include "app/rules_text.h"
#include "app/speak_of.h"
#include "app/words.h"
#include "protocol/referee_json.h"
#include "record/referee.h"

namespace linger {
namespace {

struct Options {
  std::string file;
  RulesOptions rules;
  std::string versus;
  bool json = false;
  CardStyleOptions style;
};

// Rules on one record after the other, and prints that.
class Umpire {
 public:
  Umpire(const Options& options, const Console& console)
      : options_(options),
        console_(console),
        words_(console.catalogue.language(), card_style(options.style)) {
    // Even if there is no record to apply them to, what is wrong with the options is said.
    resolve_rules(options.rules, console.catalogue);
    if (!options.versus.empty()) versus();
  }

  // What is wrong with the record by the rules it is to be judged by.
  std::optional<Fault> print(const Record& record) {
    speak_of(record, words_);
    const NamedRules own = {record.preset, record.rules};
    const NamedRules rules = resolve_rules(options_.rules, console_.catalogue, own);
    if (!options_.versus.empty()) return print(compare(record, rules, versus()));
    return print(options_.rules.given() ? referee(record, rules) : referee(record));
  }

 private:
  NamedRules versus() const { return resolve_rules({options_.versus, {}}, console_.catalogue); }

  std::optional<Fault> print(const RefereeAnswer& answer) {
    if (options_.json) {
      print_json(answer);
      return answer.fault;
    }
    if (!answer.round && answer.fault) return answer.fault;  // there is nothing to tell of
    begin_answer();
    const std::string rules = rules_name(words_, answer.rules);
    const std::string_view key = answer.round ? "referee.heading" : "referee.heading.no-round";
    console_.out.write(
        wrapped("", words_.text(key, {{"number", answer.round_number}, {"rules", rules}})));
    print(answer.findings);
    if (!answer.round) {
      console_.out.write(wrapped("  ", words_.text("referee.not-begun")));
      return answer.fault;
    }
    for (const IllegalCard& illegal : illegal_cards(*answer.round))
      print(illegal.reason, "referee.illegal");
    return answer.fault;
  }

  std::optional<Fault> print(const RefereeComparison& comparison) {
    if (options_.json) {
      print_json(comparison);
      return comparison.a.fault;
    }
    if (!comparison.a.round && comparison.a.fault) return comparison.a.fault;
    begin_answer();
    if (comparison.same())
      console_.out.write(wrapped(
          "", words_.text("referee.same", {{"a", rules_name(words_, comparison.a.rules)},
                                           {"b", rules_name(words_, comparison.b.rules)}})));
    else
      for (const RefereeAnswer* side : {&comparison.a, &comparison.b}) print_difference(*side);
    return comparison.a.fault;
  }

  // An empty line between the answers.
  void begin_answer() {
    if (printed_) console_.out.write("\n");
    printed_ = true;
  }

  void print_difference(const RefereeAnswer& side) {
    console_.out.write(
        wrapped("", words_.text("referee.only", {{"rules", rules_name(words_, side.rules)}})));
    if (side.fault)
      console_.out.write(wrapped(
          "  ", words_.text("referee.fault", {{"fault", fault_text(words_, *side.fault)}})));
    print(side.findings);
    if (!side.fault && side.findings.empty())
      console_.out.write(wrapped("  ", words_.text("referee.nothing-more")));
  }

  void print(const std::vector<Reason>& findings) {
    for (const Reason& finding : findings) print(finding, "referee");
  }

  // "  R4   Cleo must follow …"
  void print(const Reason& reason, std::string_view family) {
    std::string head = "  " + std::string(reason.ruling);
    head.resize(7, ' ');
    console_.out.write(wrapped(head, words_.text(reason, family)));
  }

  void print_json(const auto& answer) {
    append_json(console_.out.text(), answer);
    console_.out.write("\n");
  }

  const Options& options_;
  const Console& console_;
  Catalogue words_;
  bool printed_ = false;
};

}  // namespace

Command add_referee_command(CLI::App& program, const Console& console) {
  const Catalogue& catalogue = console.catalogue;
  CLI::App& app = add_command(program, console, "referee",
                              {"referee position.json", "referee position.json --rules bicycle",
                               "referee position.json --rules survival --versus classic"});
  const auto options = std::make_shared<Options>();
  add_file(app, catalogue, options->file);
  add_text(app, catalogue, "--rules", "help.label.preset", options->rules.preset,
           "help.referee.rules");
  add_set_option(app, catalogue, options->rules);
  add_text(app, catalogue, "--versus", "help.label.preset", options->versus, "help.referee.versus");
  app.add_flag("--json", options->json, catalogue.text("help.json"));
  add_style_options(app, catalogue, options->style);
  return {&app, [options, &console] { return print_each_record<Umpire>(*options, console); }};
}

}  // namespace linger
