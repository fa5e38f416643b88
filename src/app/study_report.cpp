#include "app/study_report.h"

#include <algorithm>

#include "app/markup.h"
#include "app/rules_text.h"
#include "app/study_exhibits.h"

namespace linger {
namespace {

// The colours of a page and of a picture, by day and by night; what is printed is black on white.
// Writing in a chart stands out against the lines behind it.
constexpr std::string_view kColours = R"(
:root{color-scheme:light dark;--ink:#1b1b1b;--paper:#fff;--quiet:#555;--line:#ccc}
@media (prefers-color-scheme:dark){:root{--ink:#e8e8e8;--paper:#161616;--quiet:#aaa;--line:#444}}
@media print{:root{color-scheme:light;--ink:#000;--paper:#fff;--quiet:#444;--line:#bbb}}
:root{color:var(--ink);background:var(--paper)}
svg text{stroke:var(--paper);stroke-width:3px;paint-order:stroke}
)";

constexpr std::string_view kLayout = R"(
body{font:16px/1.5 system-ui,sans-serif;max-width:50rem;margin:2rem auto;padding:0 1rem}
h1{font-size:1.8rem;line-height:1.2}
h2{font-size:1.4rem;margin-top:3rem;border-bottom:2px solid currentColor}
h3{font-size:1.1rem;margin:0}
dl{display:grid;grid-template-columns:max-content 1fr;gap:.3rem 1rem}
dt{font-weight:600}
dd{margin:0;overflow-wrap:anywhere}
dd p{margin:0 0 .3rem}
code{font:.9em ui-monospace,monospace}
figure{margin:2rem 0}
figure>svg{display:block;width:100%;height:auto;margin:.5rem 0}
figcaption ul{margin:.3rem 0;padding-left:1.2rem}
.scroll{overflow-x:auto}
table{border-collapse:collapse;font-size:.85rem;font-variant-numeric:tabular-nums;margin:.8rem 0}
caption{text-align:left;color:var(--quiet)}
th,td{padding:.15rem .6rem;border-bottom:1px solid var(--line);text-align:right;vertical-align:top}
td span{white-space:nowrap}
td small{color:var(--quiet);white-space:nowrap}
th:first-child{text-align:left}
@media print{body{max-width:none;margin:0;font-size:10pt}h1{font-size:18pt}h2{font-size:14pt}
figure>svg{max-width:12cm}table{font-size:8pt}th,td{padding:1pt 4pt}
figure,tr{break-inside:avoid}h2{break-after:avoid;margin-top:1.5rem}
section+section{break-before:page}.scroll{overflow:visible}}
)";

// "4 players, random"
std::string name_of(const StudyPart& part, const Catalogue& catalogue) {
  const std::string level(name_of(part.simulation.level));
  return catalogue.text("report.part", {{"players", part.simulation.players},
                                        {"level", catalogue.text("level." + level)}});
}

std::int64_t hands_of(const StudyPart& part) {
  return part.tally.rules.front().hands;
}

std::string id_of(std::size_t part) {
  return "part" + std::to_string(part + 1);
}

using Row = std::vector<std::optional<Estimate>>;

std::vector<Row> transposed(const std::vector<Row>& rows, std::size_t columns) {
  std::vector<Row> out(columns);
  for (const Row& row : rows)
    for (std::size_t i = 0; i < columns; ++i) out[i].push_back(row[i]);
  return out;
}

// Columns of figures that have room on a printed page.
constexpr std::size_t kMostColumns = 6;

// Figures with their intervals in a table, or in several if there are many columns.
class FigureTable {
 public:
  FigureTable(const Catalogue& catalogue, std::string_view caption, int places)
      : catalogue_(catalogue), caption_(caption), places_(places) {}

  // A row of figures for each name.
  std::string text(std::string_view corner, const std::vector<std::string>& columns,
                   const std::vector<std::string>& names, const std::vector<Row>& rows) const {
    std::string out;
    for (std::size_t first = 0; first < columns.size(); first += kMostColumns) {
      const std::size_t last = std::min(first + kMostColumns, columns.size());
      out += "<div class=\"scroll\"><table>" + element("caption", caption_) + "<thead><tr>" +
             heading(corner, "col");
      for (std::size_t i = first; i < last; ++i) out += heading(columns[i], "col");
      out += "</tr></thead>\n";
      for (std::size_t i = 0; i < rows.size(); ++i) {
        out += "<tr>" + heading(names[i], "row");
        for (std::size_t k = first; k < last; ++k)
          out += "<td>" + (rows[i][k] ? cell(*rows[i][k]) : "–") + "</td>";
        out += "</tr>\n";
      }
      out += "</table></div>\n";
    }
    return out;
  }

 private:
  static std::string heading(std::string_view text, std::string_view scope) {
    return "<th scope=\"" + std::string(scope) + "\">" + markup_text(text) + "</th>";
  }

  std::string cell(const Estimate& figure) const {
    const std::string interval =
        catalogue_.text("report.interval", {{"low", catalogue_.decimal(figure.low, places_)},
                                            {"high", catalogue_.decimal(figure.high, places_)}});
    return element("span", catalogue_.decimal(figure.value, places_)) + " " +
           element("small", interval);
  }

  const Catalogue& catalogue_;
  std::string caption_;
  int places_;
};

class Page {
 public:
  Page(const Study& study, const Catalogue& catalogue) : study_(study), catalogue_(catalogue) {}

  std::string text(const std::string& command) && {
    head();
    subject(command);
    for (std::size_t i = 0; i < study_.parts.size(); ++i)
      if (study_.parts[i].blocks > 0) part(study_.parts[i], id_of(i));
    out_ += "</main></body></html>\n";
    return std::move(out_);
  }

 private:
  std::string say(std::string_view key, const Arguments& arguments = {}) const {
    return catalogue_.text(key, arguments);
  }

  void head() {
    out_ = "<!DOCTYPE html>\n<html lang=\"" + std::string(catalogue_.language()) +
           "\"><head><meta charset=\"utf-8\">"
           "<meta name=\"viewport\" content=\"width=device-width,initial-scale=1\">" +
           element("title", say("report.title")) + "<style>";
    out_.append(kColours).append(kLayout).append("</style></head>\n<body><main>\n");
    out_ += element("h1", say("report.title"));
    out_ += element("p", say("report.intro"));
    if (!study_.finished()) out_ += "<p>" + element("strong", say("report.interrupted")) + "</p>";
  }

  // What was studied.
  void subject(const std::string& command) {
    const Simulation& simulation = study_.parts.front().simulation;
    out_ += element("h2", say("report.subject")) + "<dl>";
    for (const NamedRules& rules : simulation.rules)
      entry(rules_name(catalogue_, rules), element("p", rules_summary(catalogue_, rules)));
    std::string parts;
    for (const StudyPart& part : study_.parts)
      parts += element(
          "p", name_of(part, catalogue_) + ": " + say("report.hands", {{"hands", hands_of(part)}}));
    entry(say("report.played"), parts);
    entry(say("report.seed"), element("code", printable(simulation.seed)));
    entry(say("report.command"), element("code", command));
    out_ += "</dl>\n";
  }

  void entry(std::string_view term, const std::string& markup) {
    out_ += element("dt", term) + "<dd>" + markup + "</dd>\n";
  }

  void part(const StudyPart& part, const std::string& id) {
    out_ += "<section>" + element("h2", name_of(part, catalogue_));
    for (const Exhibit& exhibit : exhibits_of(part, catalogue_, id)) figure(exhibit);
    if (part.simulation.rules.size() > 1) differences(differences_in(part, catalogue_));
    out_ += "</section>\n";
  }

  void figure(const Exhibit& exhibit) {
    out_ += "<figure>" + element("h3", exhibit.chart.title) + svg_of(exhibit.chart, catalogue_) +
            "<figcaption>" + markup_text(exhibit.caption) + "<ul>";
    for (const std::string& finding : exhibit.findings) out_ += element("li", finding);
    out_ += "</ul></figcaption>" + figures_of(exhibit.chart) + "</figure>\n";
  }

  // The figures of a chart, the longer side of the table down the page.
  std::string figures_of(const BarChart& chart) const {
    const FigureTable table(catalogue_,
                            say("report.figures", {{"up", chart.up}, {"across", chart.across}}),
                            chart.places + 1);
    std::vector<std::string> names;
    std::vector<Row> rows;
    for (const BarChart::Series& series : chart.series) {
      names.push_back(series.name);
      rows.push_back(series.bars);
    }
    if (chart.series.size() > chart.groups.size())
      return table.text(say("report.rules"), chart.groups, names, rows);
    return table.text(chart.across, names, chart.groups, transposed(rows, chart.groups.size()));
  }

  void differences(const Differences& found) {
    const FigureTable table(catalogue_, say("report.versus.caption"), 2);
    out_ += "<figure>" + element("h3", say("report.versus.title")) +
            table.text(say("report.rules"), found.names, found.names, found.shares) + "</figure>\n";
  }

  const Study& study_;
  const Catalogue& catalogue_;
  std::string out_;
};

constexpr int kHeading = 40;  // the height of a line above a chart

// A chart under its title, so far down in the picture.
std::string headed(const BarChart& chart, int y, const Catalogue& catalogue) {
  const auto number = [](int value) { return "\"" + std::to_string(value) + "\""; };
  return "<text x=\"12\" y=" + number(y + kHeading - 14) +
         " font-family=\"system-ui, sans-serif\" font-size=\"16\" fill=\"currentColor\">" +
         markup_text(chart.title) + "</text>\n<svg y=" + number(y + kHeading) +
         " width=" + number(kChartWidth) + " height=" + number(height_of(chart)) + ">" +
         svg_of(chart, catalogue) + "</svg>\n";
}

}  // namespace

std::string study_page(const Study& study, const std::string& command, const Catalogue& catalogue) {
  return Page(study, catalogue).text(command);
}

std::string study_picture(const Study& study, const Catalogue& catalogue) {
  std::string charts;
  int height = 0;
  for (std::size_t i = 0; i < study.parts.size(); ++i) {
    const StudyPart& part = study.parts[i];
    if (part.blocks == 0) continue;
    BarChart chart = exhibits_of(part, catalogue, id_of(i)).front().chart;
    chart.title += " · " + name_of(part, catalogue) + " · " +
                   catalogue.text("report.hands", {{"hands", hands_of(part)}});
    charts += headed(chart, height, catalogue);
    height += kHeading + height_of(chart);
  }
  const std::string size = std::to_string(kChartWidth) + " " + std::to_string(height);
  return "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n"
         "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 " +
         size + "\" xml:lang=\"" + std::string(catalogue.language()) + "\"><style>" +
         std::string(kColours) + "</style>\n" + charts + "</svg>\n";
}

}  // namespace linger
