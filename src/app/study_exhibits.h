// What a study shows in charts, and says about them.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/bar_chart.h"
#include "study/study.h"

namespace linger {

// A chart, what it shows, and what is to be seen in it, a sentence a rule set.
struct Exhibit {
  BarChart chart;
  std::string caption;
  std::vector<std::string> findings;
};

// Of a number of players and a level, all rule sets side by side, the main one first: who wins a
// hand, how long it lasts, how it ends, when players go out, who wins a match. Some of it has been
// played. The ids of the charts begin with `id`.
std::vector<Exhibit> exhibits_of(const StudyPart& part, const Catalogue& catalogue,
                                 const std::string& id);

// How often each pair of rule sets gives the same deals to different seats, in percent.
struct Differences {
  std::vector<std::string> names;
  std::vector<std::vector<std::optional<Estimate>>> shares;  // none of a rule set with itself
};
Differences differences_in(const StudyPart& part, const Catalogue& catalogue);

}  // namespace linger
