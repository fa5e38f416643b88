#include "app/study_text.h"

#include "app/csv.h"
#include "app/words.h"
#include "game/options.h"
#include "game/presets.h"
#include "protocol/decimals.h"
#include "record/event_json.h"
#include "study/figures.h"
#include "study/study_json.h"

namespace linger {
namespace {

// Calls use(part, rule set) for every combination that has been played.
void for_each_combination(const Study& study, const auto& use) {
  for (const StudyPart& part : study.parts)
    if (part.blocks > 0)
      for (std::size_t i = 0; i < part.simulation.rules.size(); ++i) use(part, i);
}

// ---- Text

class Text {
 public:
  explicit Text(const Catalogue& catalogue) : catalogue_(catalogue) {}

  void tell(const StudyPart& part, std::size_t rule_set) {
    const Tally& tally = part.tally.rules[rule_set];
    const Figures figures = figures_of(tally, part.simulation.players);
    if (!text_.empty()) text_ += "\n";
    title(part.simulation, rule_set, tally.hands);
    line("study.shares", {{"list", by_seat(figures.share_by_seat)}});
    line("study.length", {{"tricks", decimal(figures.tricks_per_hand.value, 2)},
                          {"plays", decimal(figures.plays_per_hand.value, 2)},
                          {"choices", decimal(figures.choices_per_player.value, 2)}});
    ends(figures);
    line("study.stock", {{"empty", percent(figures.stock_empty)},
                         {"nobody", percent(figures.nobody_left)},
                         {"several", percent(figures.several_left)}});
    out_order(figures);
    line("study.matches", {{"hands", decimal(figures.hands_per_match.value, 2)},
                           {"list", by_seat(figures.match_share_by_seat)}});
    for (std::size_t other = 0; other < part.simulation.rules.size(); ++other)
      if (other != rule_set)
        line("study.versus", {{"rules", study_name(part.simulation.rules[other])},
                              {"share", percent(other_winner(part, rule_set, other))}});
  }

  std::string text() && { return std::move(text_); }

 private:
  void title(const Simulation& simulation, std::size_t rule_set, std::int64_t hands) {
    const std::string level = catalogue_.text("level." + std::string(name_of(simulation.level)));
    text_ += wrapped(
        "", catalogue_.text("study.title", {{"rules", study_name(simulation.rules[rule_set])},
                                            {"players", simulation.players},
                                            {"level", level},
                                            {"hands", hands},
                                            {"seed", printable(simulation.seed)}}));
  }

  void line(std::string_view key, const Arguments& arguments) {
    text_ += wrapped("  ", catalogue_.text(key, arguments));
  }

  void ends(const Figures& figures) {
    std::vector<std::string> items;
    for (int reason = 0; reason < kEndReasons; ++reason) {
      const Estimate& share = figures.reasons[static_cast<std::size_t>(reason)];
      if (share.value == 0) continue;
      const std::string name(end_reason_name(static_cast<EndReason>(reason)));
      items.push_back(catalogue_.text("study.end." + name, {{"share", percent(share)}}));
    }
    line("study.ends", {{"list", catalogue_.joined(items)}});
  }

  void out_order(const Figures& figures) {
    std::vector<std::string> items;
    for (const Figures::Out& out : figures.outs) items.push_back(decimal(out.trick.value, 2));
    if (!items.empty()) line("study.outs", {{"list", catalogue_.joined(items)}});
  }

  std::string by_seat(const std::vector<Estimate>& shares) const {
    std::vector<std::string> items;
    for (const Estimate& share : shares) items.push_back(percent(share));
    return catalogue_.joined(items);
  }

  std::string decimal(double number, int places) const {
    return catalogue_.decimal(number, places);
  }

  std::string percent(const Estimate& share) const { return percent_text(share, catalogue_); }

  const Catalogue& catalogue_;
  std::string text_;
};

// ---- CSV

constexpr int kPlaces = 6;  // as in JSON

class Csv {
 public:
  void tell(const StudyPart& part, std::size_t rule_set) {
    const Simulation& simulation = part.simulation;
    const Tally& tally = part.tally.rules[rule_set];
    const Figures figures = figures_of(tally, simulation.players);
    head_ = csv_quoted(study_name(simulation.rules[rule_set])) + "," +
            std::to_string(simulation.players) + "," + std::string(name_of(simulation.level)) +
            "," + csv_quoted(simulation.seed) + "," + std::to_string(tally.hands) + ",";
    rows("share_by_seat", figures.share_by_seat);
    row("plays_per_hand", "", figures.plays_per_hand);
    row("tricks_per_hand", "", figures.tricks_per_hand);
    row("choices_per_player", "", figures.choices_per_player);
    for (int reason = 0; reason < kEndReasons; ++reason)
      row("reasons", std::string(end_reason_name(static_cast<EndReason>(reason))),
          figures.reasons[static_cast<std::size_t>(reason)]);
    row("stock_empty", "", figures.stock_empty);
    row("nobody_left", "", figures.nobody_left);
    row("several_left", "", figures.several_left);
    row("grew", "", figures.grew);
    row("first_trick_winner", "", figures.first_trick_winner);
    row("hands_per_match", "", figures.hands_per_match);
    rows("match_share_by_seat", figures.match_share_by_seat);
    for (std::size_t other = 0; other < simulation.rules.size(); ++other)
      if (other != rule_set)
        row("other_winner", csv_quoted(study_name(simulation.rules[other])),
            other_winner(part, rule_set, other));
  }

  std::string text() && { return std::move(text_); }

 private:
  void row(std::string_view figure, const std::string& index, const Estimate& estimate) {
    text_.append(head_).append(figure).append(",").append(index);
    for (double number : {estimate.value, estimate.low, estimate.high})
      text_.append(",").append(decimals(number, kPlaces));
    text_.append("\n");
  }

  void rows(std::string_view figure, const std::vector<Estimate>& estimates) {
    for (std::size_t i = 0; i < estimates.size(); ++i)
      row(figure, std::to_string(i + 1), estimates[i]);
  }

  std::string text_ = "rules,players,level,seed,hands,figure,index,value,low,high\n";
  std::string head_;
};

}  // namespace

std::string percent_text(const Estimate& share, const Catalogue& catalogue) {
  return catalogue.text("study.percent", {{"share", catalogue.decimal(100 * share.value, 2)},
                                          {"error", catalogue.decimal(100 * error_of(share), 2)}});
}

std::string study_name(const NamedRules& rules) {
  const Preset* preset = find_preset(rules.preset);
  std::string name = rules.preset;
  for (std::string_view option : option_names())
    if (const std::string value = option_text(rules.rules, option);
        preset == nullptr || value != option_text(preset->rules, option))
      name.append(", ").append(option).append("=").append(value);
  return name;
}

std::string study_text(const Study& study, const Catalogue& catalogue) {
  Text text(catalogue);
  for_each_combination(study, [&](const auto& part, auto i) { text.tell(part, i); });
  return std::move(text).text();
}

std::string study_csv(const Study& study) {
  Csv csv;
  for_each_combination(study, [&](const auto& part, auto i) { csv.tell(part, i); });
  return std::move(csv).text();
}

std::string study_json(const Study& study) {
  std::string text;
  for_each_combination(study, [&](const auto& part, auto i) {
    append_json(text, part, i);
    text += "\n";
  });
  return text;
}

}  // namespace linger
