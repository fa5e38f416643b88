#include "app/arena_report.h"

#include <array>
#include <cmath>

#include "app/csv.h"
#include "app/words.h"
#include "protocol/decimals.h"
#include "record/json_writer.h"

namespace linger {
namespace {

std::string_view name_of(SprtVerdict verdict) {
  constexpr std::array<std::string_view, 3> kNames = {"undecided", "p0", "p1"};
  return kNames[static_cast<std::size_t>(verdict)];
}

// ---- Text

class Text {
 public:
  Text(const ArenaReport& report, const Catalogue& catalogue)
      : report_(report), catalogue_(catalogue) {}

  std::string all() {
    const ArenaSetup& setup = report_.setup;
    const ArenaResult& own = report_.matches.front().result;
    line("arena.title", {{"candidate", printable(setup.candidate.name)},
                         {"field", printable(setup.field.name)},
                         {"mode", std::string(linger::name_of(setup.mode))},
                         {"players", setup.players},
                         {"rules", printable(report_.rules)},
                         {"seed", printable(setup.seed)}});
    if (report_.interrupted) line("arena.interrupted");
    for (const ArenaMatch& match : report_.matches) share(match);
    const bool any = own.share.blocks() > 0;
    if (any) line("arena.deals", {{"deals", own.deals}, {"blocks", own.share.blocks()}});
    if (own.times)
      line("arena.times", {{"name", printable(setup.candidate.name)},
                           {"median", decimal(own.times->median, 4)},
                           {"p95", decimal(own.times->p95, 4)}});
    if (setup.sprt && any) sprt(*setup.sprt, own);
    lost_turns(setup.candidate.name, own.candidate_faults);
    lost_turns(setup.field.name, own.field_faults);
    return text_;
  }

 private:
  void line(std::string_view key, const Arguments& arguments = {}) {
    text_ += wrapped("", catalogue_.text(key, arguments));
  }

  std::string decimal(double number, int places) const {
    return catalogue_.decimal(number, places);
  }
  std::string percent(double share) const { return decimal(100 * share, 2); }

  void share(const ArenaMatch& match) {
    constexpr std::array<std::string_view, 3> kKeys = {"arena.share", "arena.self-match",
                                                       "arena.ceiling"};
    const BlockMean& share = match.result.share;
    if (share.blocks() == 0) return no_share(match);
    const auto error = share.standard_error();
    line(kKeys[static_cast<std::size_t>(match.kind)],
         {{"name", printable(match.name)},
          {"share", percent(share.mean())},
          {"error", error ? percent(kNormal95 * *error) : "?"},
          {"hands", match.result.hands},
          {"fair", percent(match.result.fair)}});
  }

  void no_share(const ArenaMatch& match) {
    const std::string& field = report_.setup.field.name;
    const auto say = [this](std::string_view key, const std::string& name) {
      line(key, {{"name", printable(name)}});
    };
    if (match.result.candidate_faults.all_lost()) return say("arena.all-lost", match.name);
    if (match.result.field_faults.all_lost()) return say("arena.all-lost", field);
    say("arena.no-block", match.name);
  }

  void sprt(const Sprt& sprt, const ArenaResult& own) {
    line("arena.sprt." + std::string(name_of(own.verdict)),
         {{"p0", percent(sprt.mean0)},
          {"p1", percent(sprt.mean1)},
          {"ratio", decimal(log_likelihood_ratio(sprt, own.share), 2)},
          {"bound", decimal(kSprtBound, 2)}});
  }

  void lost_turns(const std::string& name, const Faults& faults) {
    if (faults.sum() > 0)
      line("arena.lost-turns", {{"name", printable(name)},
                                {"turns", faults.sum()},
                                {"slow", faults.slow},
                                {"wrong", faults.wrong},
                                {"dead", faults.dead}});
  }

  const ArenaReport& report_;
  const Catalogue& catalogue_;
  std::string text_;
};

// ---- JSON

void write_share(JsonWriter& json, const ArenaResult& result) {
  json.member("deals", result.deals)
      .member("blocks", result.share.blocks())
      .member("hands", result.hands);
  json.key("share").raw(result.share.blocks() > 0 ? decimals(result.share.mean(), 6) : "null");
  const auto error = result.share.standard_error();
  json.key("se").raw(error ? decimals(*error, 6) : "null");
}

void write_times(JsonWriter& json, const ArenaResult& result) {
  json.key("ms_per_decision");
  if (!result.times) {
    json.null();
    return;
  }
  json.begin_object();
  json.key("median").raw(decimals(result.times->median, 4));
  json.key("p95").raw(decimals(result.times->p95, 4));
  json.end_object();
}

void write_faults(JsonWriter& json, std::string_view who, const Faults& faults) {
  json.key(who).begin_object();
  json.member("slow", faults.slow).member("wrong", faults.wrong).member("dead", faults.dead);
  json.end_object();
}

void write_sprt(JsonWriter& json, const Sprt& sprt, const ArenaResult& own) {
  json.key("sprt").begin_object();
  json.key("p0").raw(decimals(sprt.mean0, 6)).key("p1").raw(decimals(sprt.mean1, 6));
  const double ratio = log_likelihood_ratio(sprt, own.share);
  json.key("llr").raw(std::isfinite(ratio) ? decimals(ratio, 4) : "null");
  json.key("bound").raw(decimals(kSprtBound, 4));
  json.key("verdict").word(name_of(own.verdict)).end_object();
}

void write_others(JsonWriter& json, const ArenaReport& report) {
  json.key("others").begin_array();
  for (const ArenaMatch& match : report.matches) {
    if (match.kind == ArenaMatch::Kind::candidate) continue;
    json.begin_object().member("candidate", std::string_view(match.name));
    json.key("kind").word(match.kind == ArenaMatch::Kind::ceiling ? "ceiling" : "self-match");
    write_share(json, match.result);
    json.end_object();
  }
  json.end_array();
}

// ---- CSV

std::string csv_field(std::string_view text) {
  return text.find_first_of(",\"") == std::string_view::npos ? disarmed(text) : csv_quoted(text);
}

std::string csv_row(const ArenaSetup& setup, const ArenaMatch& match) {
  const ArenaResult& result = match.result;
  const auto error = result.share.standard_error();
  const bool any = result.share.blocks() > 0;
  const std::vector<std::string> fields = {
      csv_field(match.name),
      csv_field(setup.field.name),
      std::string(name_of(setup.mode)),
      std::to_string(setup.players),
      csv_field(rules_to_json(setup.rules.preset, setup.rules.rules, RulesForm::minimal)),
      csv_field(setup.seed),
      std::to_string(result.deals),
      std::to_string(result.share.blocks()),
      std::to_string(result.hands),
      decimals(result.fair, 6),
      any ? decimals(result.share.mean(), 6) : "",
      error ? decimals(*error, 6) : "",
      result.times ? decimals(result.times->median, 4) : "",
      result.times ? decimals(result.times->p95, 4) : ""};
  std::string row;
  for (const std::string& field : fields) row += (row.empty() ? "" : ",") + field;
  return row + "\n";
}

}  // namespace

std::string_view name_of(ArenaMode mode) {
  constexpr std::array<std::string_view, 3> kNames = {"1-vs-rest", "rest-vs-1", "2-vs-2"};
  return kNames[static_cast<std::size_t>(mode)];
}

std::string arena_text(const ArenaReport& report, const Catalogue& catalogue) {
  return Text(report, catalogue).all();
}

std::string arena_json(const ArenaReport& report) {
  const ArenaSetup& setup = report.setup;
  const ArenaResult& own = report.matches.front().result;
  std::string out;
  JsonWriter json(out);
  json.begin_object().member("candidate", std::string_view(setup.candidate.name));
  json.member("field", std::string_view(setup.field.name));
  json.key("mode").word(name_of(setup.mode)).member("players", setup.players);
  json.key("rules").raw(rules_to_json(setup.rules.preset, setup.rules.rules, RulesForm::minimal));
  json.member("seed", std::string_view(setup.seed)).key("fair").raw(decimals(own.fair, 6));
  write_share(json, own);
  write_times(json, own);
  json.member("interrupted", report.interrupted);
  if (setup.sprt) write_sprt(json, *setup.sprt, own);
  json.key("lost_turns").begin_object();
  write_faults(json, "candidate", own.candidate_faults);
  write_faults(json, "field", own.field_faults);
  json.end_object();
  write_others(json, report);
  json.end_object();
  return out + "\n";
}

std::string arena_csv(const ArenaReport& report) {
  std::string out =
      "candidate,field,mode,players,rules,seed,deals,blocks,hands,fair,share,se,median_ms,p95_ms\n";
  for (const ArenaMatch& match : report.matches) out += csv_row(report.setup, match);
  return out;
}

}  // namespace linger
