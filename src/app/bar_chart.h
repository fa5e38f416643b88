// Bar charts with error bars as SVG, drawn by gnuplot.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/catalogue.h"
#include "study/interval.h"

namespace linger {

// Bars in groups along an axis, a series of them beside the other, from 0 up. A reader tells the
// series apart by their patterns as well as by their colours.
struct BarChart {
  struct Series {
    std::string name;
    std::vector<std::optional<Estimate>> bars;  // one a group; none where there is nothing to show
  };
  struct Line {
    std::string name;
    double value = 0;
  };

  std::string id;           // of ASCII letters and digits, unique in a document
  std::string title;        // the name of the text alternative
  std::string description;  // the text alternative
  std::string across;       // what the axes show, with its unit
  std::string up;
  std::vector<std::string> groups;  // at least one
  std::vector<Series> series;       // at least one
  std::optional<Line> line;         // across all bars, to compare them with
  int places = 1;                   // decimals of a value
};

// Throws InputFault, which says how gnuplot is installed, where it is not.
void require_gnuplot(const Catalogue& catalogue);

// The chart as an <svg> element, of kChartWidth and the height of the chart; its ink is
// `currentColor`, for a document to set. Throws InputFault if gnuplot fails.
inline constexpr int kChartWidth = 760;
int height_of(const BarChart& chart);
std::string svg_of(const BarChart& chart, const Catalogue& catalogue);

}  // namespace linger
