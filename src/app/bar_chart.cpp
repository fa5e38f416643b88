#include "app/bar_chart.h"

#include <algorithm>
#include <array>
#include <regex>

#include "app/child_process.h"
#include "app/faults.h"
#include "app/markup.h"
#include "protocol/decimals.h"

namespace linger {
namespace {

using namespace std::chrono_literals;

constexpr auto kTimeToDraw = 60s;
constexpr std::size_t kLongestLine = 1 << 20;
constexpr int kPlotHeight = 320;
constexpr int kLegendLine = 22;
constexpr std::size_t kMostLabels = 20;  // bars that have their figures above them

// What draws ends when it has drawn: a study that was interrupted is reported too.
const std::atomic<bool> kNeverStops = false;

// Without what a person may have set up for gnuplot, and without its messages.
constexpr std::string_view kGnuplot = "exec gnuplot -d 2>/dev/null";

// To be seen on white and on black.
constexpr std::array<std::string_view, 8> kColours = {"#3579b8", "#c8581a", "#23865f", "#9b59b6",
                                                      "#8a7a1f", "#b8436f", "#5f7f8c", "#808080"};
// gnuplot's numbers: 3 is solid, 0 is none, the others are hatched.
constexpr std::array<int, 8> kPatterns = {3, 4, 5, 1, 6, 7, 2, 0};

std::string_view colour_of(std::size_t series) {
  return kColours[series % kColours.size()];
}
// Where colours come again, they come with other patterns.
int pattern_of(std::size_t series) {
  return kPatterns[(series + 3 * (series / kColours.size())) % kPatterns.size()];
}

std::string text_of(std::string_view text) {
  std::string out = "'";
  for (const char c : text) out.append(c == '\'' ? "''" : std::string(1, c));
  return out + "'";
}

// Names in the key; there is none where there is nothing to tell apart.
std::size_t key_size(const BarChart& chart) {
  return chart.series.size() > 1 || chart.line ? chart.series.size() + (chart.line ? 1 : 0) : 0;
}
std::size_t key_lines(const BarChart& chart) {
  const std::size_t columns = key_size(chart) > 5 ? 2 : 1;
  return (key_size(chart) + columns - 1) / columns;
}

bool has_labels(const BarChart& chart) {
  return chart.groups.size() * chart.series.size() <= kMostLabels;
}

double top_of(const BarChart& chart) {
  double top = chart.line ? chart.line->value : 0;
  for (const BarChart::Series& series : chart.series)
    for (const auto& bar : series.bars)
      if (bar) top = std::max(top, bar->high);
  return top > 0 ? top : 1;
}

// The figures as gnuplot's data blocks $series0, $series1, …: place, value, low, high, label.
std::string data_of(const BarChart& chart, const Catalogue& catalogue) {
  std::string text;
  for (std::size_t i = 0; i < chart.series.size(); ++i) {
    text += "$series" + std::to_string(i) + " << EOD\n";
    for (std::size_t group = 0; group < chart.series[i].bars.size(); ++group)
      if (const auto& bar = chart.series[i].bars[group]) {
        text += std::to_string(group);
        for (double number : {bar->value, bar->low, bar->high}) text += " " + decimals(number);
        text += " \"" + catalogue.decimal(bar->value, chart.places) + "\"\n";
      }
    text += "EOD\n";
  }
  return text;
}

std::string axes_of(const BarChart& chart, const Catalogue& catalogue) {
  std::string text = "set decimalsign " + text_of(catalogue.text("number.point")) + "\n";
  text += "set xlabel " + text_of(chart.across) + "\nset ylabel " + text_of(chart.up) + "\n";
  text += "set xtics out nomirror (";
  for (std::size_t group = 0; group < chart.groups.size(); ++group)
    text += (group == 0 ? "" : ", ") + text_of(chart.groups[group]) + " " + std::to_string(group);
  text += ")\nset ytics out nomirror\nset grid ytics lt 1 lw 0.5 lc rgb '#808080'\n";
  text += "set xrange [-0.6:" + decimals(static_cast<double>(chart.groups.size()) - 0.4) + "]\n";
  text += "set yrange [0:" + decimals(1.12 * top_of(chart)) + "]\n";
  return text;
}

// First the bars, then the line, and above them the labels.
std::string plots_of(const BarChart& chart) {
  const double width = 0.8 / static_cast<double>(chart.series.size());
  std::string bars, labels;
  for (std::size_t i = 0; i < chart.series.size(); ++i) {
    const std::string data = "$series" + std::to_string(i) + " using ($1+" +
                             decimals((static_cast<double>(i) + 0.5) * width - 0.4) + ")";
    bars += (i == 0 ? "plot " : ", ") + data + ":2:3:4:(" + decimals(0.9 * width) +
            ") with boxerrorbars lc rgb '" + std::string(colour_of(i)) + "' fs pattern " +
            std::to_string(pattern_of(i)) + " border title " + text_of(chart.series[i].name);
    if (has_labels(chart))
      labels += ", " + data + ":4:5 with labels font ',12' offset 0,0.6 tc rgb 'black' notitle";
  }
  if (chart.line)
    bars += ", " + decimals(chart.line->value) + " with lines lw 1.5 dt 2 lc rgb 'black' title " +
            text_of(chart.line->name);
  return bars + labels + "\n";
}

std::string script_of(const BarChart& chart, const Catalogue& catalogue) {
  std::string text = "set encoding utf8\nset term svg noenhanced font 'sans-serif,14' size " +
                     std::to_string(kChartWidth) + "," + std::to_string(height_of(chart)) +
                     "\nset border 3\nset errorbars 0.6 lt 1 lw 1.5 lc rgb 'black'\n";
  text += key_size(chart) == 0 ? "unset key\n"
                               : "set key outside above left Left reverse vertical maxrows " +
                                     std::to_string(key_lines(chart)) + "\n";
  return text + axes_of(chart, catalogue) + data_of(chart, catalogue) + plots_of(chart) +
         "unset output\nexit\n";
}

// All that gnuplot prints.
std::string output_of(const std::string& script) {
  const auto gnuplot = ChildProcess::start(std::string(kGnuplot), kNeverStops);
  const Deadline deadline = std::chrono::steady_clock::now() + kTimeToDraw;
  if (!gnuplot || gnuplot->write(script, deadline) != Exchange::done) return "";
  std::string text, line;
  while (gnuplot->read_line(line, kLongestLine, deadline) == Exchange::done) text += line + "\n";
  return text;
}

// The same, whole where this is in it. Ctrl-C also ends a gnuplot that is only just being started,
// and belongs to our process group still: it is asked once more.
std::string drawn(const std::string& script, std::string_view end) {
  std::string text = output_of(script);
  if (text.find(end) == text.npos) text = output_of(script);
  return text;
}

void replace_all(std::string& text, std::string_view from, std::string_view to) {
  for (std::size_t at = 0; (at = text.find(from, at)) != std::string::npos; at += to.size())
    text.replace(at, from.size(), to);
}

// What gnuplot has drawn, fit to stand in a document with others: without its head, the signs for
// points that it always defines, and its names; patterns are named after the chart. Empty if it is
// no drawing.
std::string body_of(std::string svg, const std::string& id) {
  constexpr std::string_view kCanvas = R"(<g id="gnuplot_canvas">)", kEnd = "</svg>";
  constexpr std::string_view kPoints = "<defs>", kPointsEnd = "</defs>";
  const std::size_t begin = svg.find(kCanvas), end = svg.rfind(kEnd);
  const std::size_t points = svg.find(kPoints), points_end = svg.find(kPointsEnd);
  if (begin == svg.npos || end == svg.npos || points < begin || points_end == svg.npos) return "";
  svg = "<g>" + svg.substr(begin + kCanvas.size(), points - begin - kCanvas.size()) +
        svg.substr(points_end + kPointsEnd.size(), end - points_end - kPointsEnd.size());
  svg = std::regex_replace(svg, std::regex(R"( id="\w+_plot_\d+" ><title>[^<]*</title>)"), ">");
  replace_all(svg, "gpPat", id + "-pattern-");
  replace_all(svg, R"( font-family="sans-serif")", "");
  svg = std::regex_replace(svg, std::regex(R"(['"](black|rgb\( *0, *0, *0\))['"])"),
                           "\"currentColor\"");
  return svg;
}

}  // namespace

int height_of(const BarChart& chart) {
  return kPlotHeight + static_cast<int>(key_lines(chart)) * kLegendLine;
}

void require_gnuplot(const Catalogue& catalogue) {
  if (drawn("set print '-'\nprint 'here'\nexit\n", "here\n") != "here\n")
    throw InputFault(catalogue.text("error.no-gnuplot"));
}

std::string svg_of(const BarChart& chart, const Catalogue& catalogue) {
  const std::string body = body_of(drawn(script_of(chart, catalogue), "</svg>"), chart.id);
  if (body.empty()) throw InputFault(catalogue.text("error.gnuplot"));
  const std::string size = std::to_string(kChartWidth) + " " + std::to_string(height_of(chart));
  return R"(<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 )" + size +
         R"(" role="img" font-family="system-ui, sans-serif" aria-labelledby=")" + chart.id +
         "-title " + chart.id + R"(-text"><title id=")" + chart.id + R"(-title">)" +
         markup_text(chart.title) + "</title><desc id=\"" + chart.id + "-text\">" +
         markup_text(chart.description) + "</desc>\n" + body + "</svg>\n";
}

}  // namespace linger
