// Rules as JSON: what is read is written back as the same rules, in full and in short.
#include <cstdint>
#include <string_view>

#include "game/options.h"
#include "must.h"
#include "record/reason_json.h"
#include "record/rules_json.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace linger;
  NamedRules rules;
  if (const auto reason = parse_rules({reinterpret_cast<const char*>(data), size}, rules)) {
    // Whatever the input, a message about it is sound JSON.
    std::string text;
    append_json(text, *reason);
    Json json;
    must(!parse_json(text, json));
    return 0;
  }
  must(!check_combination(rules.rules));
  for (RulesForm form : {RulesForm::full, RulesForm::minimal}) {
    NamedRules again;
    must(!parse_rules(rules_to_json(rules.preset, rules.rules, form), again));
    must(again == rules);
  }
  return 0;
}
