#include "app/study_exhibits.h"

#include <algorithm>
#include <cmath>

#include "app/rules_text.h"
#include "app/study_text.h"
#include "record/event_json.h"
#include "study/figures.h"

namespace linger {
namespace {

using Bars = std::vector<std::optional<Estimate>>;

Estimate percent(const Estimate& share) {
  return {100 * share.value, 100 * share.low, 100 * share.high};
}

Bars percents(const std::vector<Estimate>& shares) {
  Bars bars;
  for (const Estimate& share : shares) bars.emplace_back(percent(share));
  return bars;
}

class Exhibits {
 public:
  Exhibits(const StudyPart& part, const Catalogue& catalogue, const std::string& id)
      : part_(part), catalogue_(catalogue), id_(id) {
    for (std::size_t i = 0; i < rule_sets(); ++i) {
      names_.push_back(rules_name(catalogue, part.simulation.rules[i]));
      figures_.push_back(figures_of(part.tally.rules[i], players()));
    }
  }

  std::vector<Exhibit> all() const {
    std::vector<Exhibit> all = {shares(), length(), ends()};
    if (most_outs() > 0) all.push_back(outs());
    all.push_back(matches());
    return all;
  }

 private:
  std::size_t rule_sets() const { return part_.simulation.rules.size(); }
  int players() const { return part_.simulation.players; }
  double fair_share() const { return 1.0 / players(); }

  // The texts of the exhibit, report.NAME.title, .across, .up and .caption; the rest is to be
  // added.
  Exhibit begun(const std::string& name) const {
    const std::string key = "report." + name;
    Exhibit exhibit;
    exhibit.chart.id = id_ + name;
    exhibit.chart.title = catalogue_.text(key + ".title");
    exhibit.chart.across = catalogue_.text(key + ".across");
    exhibit.chart.up = catalogue_.text(key + ".up");
    exhibit.caption = catalogue_.text(key + ".caption");
    return exhibit;
  }

  // Adds for every rule set its bars and what it finds.
  Exhibit filled(Exhibit exhibit, const auto& bars_of, const auto& finding_of) const {
    exhibit.chart.description = exhibit.caption;
    for (std::size_t i = 0; i < rule_sets(); ++i) {
      exhibit.chart.series.push_back({names_[i], bars_of(i)});
      exhibit.findings.push_back(finding_of(i));
      exhibit.chart.description += " " + exhibit.findings.back();
    }
    return exhibit;
  }

  Exhibit shares() const {
    return filled(
        by_seat("shares"), [&](std::size_t i) { return percents(figures_[i].share_by_seat); },
        [&](std::size_t i) {
          return dealer_finding("report.shares.finding", i, figures_[i].share_by_seat.back(), {});
        });
  }

  Exhibit matches() const {
    return filled(
        by_seat("matches"),
        [&](std::size_t i) { return percents(figures_[i].match_share_by_seat); },
        [&](std::size_t i) {
          return dealer_finding("report.matches.finding", i, figures_[i].match_share_by_seat.back(),
                                {{"hands", number(figures_[i].hands_per_match)}});
        });
  }

  Exhibit by_seat(const std::string& name) const {
    Exhibit exhibit = begun(name);
    for (int seat = 1; seat <= players(); ++seat)
      exhibit.chart.groups.push_back(seat < players()
                                         ? std::to_string(seat)
                                         : catalogue_.text("report.dealer", {{"seat", seat}}));
    exhibit.chart.line = {
        catalogue_.text("report.fair", {{"share", catalogue_.decimal(100 * fair_share(), 1)}}),
        100 * fair_share()};
    return exhibit;
  }

  // How much more or less than a fair share the dealer wins, if that shows.
  std::string dealer_finding(std::string_view key, std::size_t i, const Estimate& share,
                             Arguments arguments) const {
    const bool more = share.low > fair_share(), less = share.high < fair_share();
    arguments.insert(arguments.end(),
                     {{"rules", names_[i]},
                      {"share", share_text(share)},
                      {"lead", catalogue_.decimal(100 * std::abs(share.value - fair_share()), 1)},
                      {"than", std::string(more   ? "more"
                                           : less ? "less"
                                                  : "even")}});
    return catalogue_.text(key, arguments);
  }

  Exhibit length() const {
    const Range seen = tricks_seen();
    Exhibit exhibit = begun("length");
    for (std::size_t tricks = seen.first; tricks <= seen.last; ++tricks)
      exhibit.chart.groups.push_back(std::to_string(tricks));
    return filled(
        std::move(exhibit), [&](std::size_t i) { return lengths(i, seen); },
        [&](std::size_t i) {
          return catalogue_.text("report.length.finding",
                                 {{"rules", names_[i]},
                                  {"tricks", number(figures_[i].tricks_per_hand)},
                                  {"plays", number(figures_[i].plays_per_hand)},
                                  {"choices", number(figures_[i].choices_per_player)}});
        });
  }

  // The fewest and the most tricks of a hand.
  struct Range {
    std::size_t first = kMostTricks;
    std::size_t last = 0;
  };
  Range tricks_seen() const {
    Range seen;
    for (const Tally& tally : part_.tally.rules)
      for (std::size_t tricks = 0; tricks < tally.tricks.size(); ++tricks)
        if (tally.tricks[tricks] > 0) {
          seen.first = std::min(seen.first, tricks);
          seen.last = std::max(seen.last, tricks);
        }
    return seen;
  }

  Bars lengths(std::size_t i, Range seen) const {
    const Tally& tally = part_.tally.rules[i];
    Bars bars;
    for (std::size_t tricks = seen.first; tricks <= seen.last; ++tricks)
      bars.push_back(tally.tricks[tricks] == 0
                         ? std::optional<Estimate>()
                         : percent(share_of(tally.tricks[tricks], tally.hands)));
    return bars;
  }

  Exhibit ends() const {
    std::vector<std::size_t> seen;
    Exhibit exhibit = begun("ends");
    for (std::size_t reason = 0; reason < kEndReasons; ++reason) {
      if (std::ranges::none_of(part_.tally.rules,
                               [&](const Tally& tally) { return tally.reasons[reason] > 0; }))
        continue;
      seen.push_back(reason);
      exhibit.chart.groups.push_back(catalogue_.text(
          "report.end." + std::string(end_reason_name(static_cast<EndReason>(reason)))));
    }
    return filled(
        std::move(exhibit),
        [&](std::size_t i) {
          Bars bars;
          for (std::size_t reason : seen) bars.emplace_back(percent(figures_[i].reasons[reason]));
          return bars;
        },
        [&](std::size_t i) {
          return catalogue_.text("report.ends.finding",
                                 {{"rules", names_[i]},
                                  {"empty", share_text(figures_[i].stock_empty)},
                                  {"nobody", share_text(figures_[i].nobody_left)},
                                  {"several", share_text(figures_[i].several_left)}});
        });
  }

  // How many go out in a hand, at most: none, where every hand ends before.
  std::size_t most_outs() const {
    std::size_t most = 0;
    for (const Figures& figures : figures_) most = std::max(most, figures.outs.size());
    return most;
  }

  Exhibit outs() const {
    const std::size_t most = most_outs();
    Exhibit exhibit = begun("outs");
    exhibit.chart.places = 2;
    for (std::size_t place = 1; place <= most; ++place)
      exhibit.chart.groups.push_back(std::to_string(place));
    return filled(
        std::move(exhibit),
        [&](std::size_t i) {
          Bars bars(most);
          for (std::size_t place = 0; place < figures_[i].outs.size(); ++place)
            bars[place] = figures_[i].outs[place].trick;
          return bars;
        },
        [&](std::size_t i) { return first_out_finding(i); });
  }

  std::string first_out_finding(std::size_t i) const {
    if (figures_[i].outs.empty())
      return catalogue_.text("report.outs.none", {{"rules", names_[i]}});
    const Figures::Out& first = figures_[i].outs.front();
    std::vector<std::string> shares;
    for (const Estimate& share : first.by_seat) shares.push_back(share_text(share));
    return catalogue_.text("report.outs.finding", {{"rules", names_[i]},
                                                   {"trick", number(first.trick)},
                                                   {"list", catalogue_.joined(shares)}});
  }

  // "5.55 ± 0.01"
  std::string number(const Estimate& estimate) const {
    return catalogue_.text("report.number", {{"number", catalogue_.decimal(estimate.value, 2)},
                                             {"error", catalogue_.decimal(error_of(estimate), 2)}});
  }
  std::string share_text(const Estimate& share) const { return percent_text(share, catalogue_); }

  const StudyPart& part_;
  const Catalogue& catalogue_;
  const std::string& id_;
  std::vector<std::string> names_;
  std::vector<Figures> figures_;
};

}  // namespace

std::vector<Exhibit> exhibits_of(const StudyPart& part, const Catalogue& catalogue,
                                 const std::string& id) {
  return Exhibits(part, catalogue, id).all();
}

Differences differences_in(const StudyPart& part, const Catalogue& catalogue) {
  const std::size_t rule_sets = part.simulation.rules.size();
  Differences found;
  for (std::size_t a = 0; a < rule_sets; ++a) {
    found.names.push_back(rules_name(catalogue, part.simulation.rules[a]));
    Bars row(rule_sets);
    for (std::size_t b = 0; b < rule_sets; ++b)
      if (a != b) row[b] = percent(other_winner(part, a, b));
    found.shares.push_back(std::move(row));
  }
  return found;
}

}  // namespace linger
