#include "app/solve_command.h"

#include <CLI/CLI.hpp>
#include <cmath>
#include <memory>

#include "app/checks.h"
#include "app/each_record.h"
#include "app/faults.h"
#include "app/rules_text.h"
#include "app/speak_of.h"
#include "app/words.h"
#include "players/recorded_hand.h"
#include "protocol/solve_json.h"

namespace linger {
namespace {

struct Options {
  std::string file;
  std::uint64_t nodes = kSolveNodes;
  bool json = false;
  CardStyleOptions style;
};

// The tricks of a line of play as a person reads them, one after the other.
class LineTeller {
 public:
  LineTeller(const Catalogue& words, const OpenHand& hand) : words_(words), place_{hand.round, 0} {
    if (!place_.round.in_trick()) return;
    // What already lies in the trick is not part of the line.
    begin_trick(place_.round.mover());
  }

  std::vector<std::string> tell(const OpenHand& hand, const std::vector<Move>& line) {
    for (const Move& move : line) {
      const Round& round = place_.round;
      if (const Suit* suit = std::get_if<Suit>(&move)) {
        items_.push_back(
            words_.text("solve.names", {{"seat", SeatNumber{round.mover()}}, {"suit", *suit}}));
        place_.round.name_trump(*suit);
        continue;
      }
      if (!round.in_trick()) begin_trick(round.mover());
      cards_.push_back(std::get<Card>(move));
      place_.play(cards_[cards_.size() - 1], hand);
      if (round.over() || !round.in_trick()) end_trick();
    }
    return std::move(items_);
  }

 private:
  void begin_trick(int seat) {
    cards_.clear();
    first_ = seat;
  }
  void end_trick() {
    items_.push_back(words_.text("solve.trick", {{"seat", SeatNumber{first_}}, {"cards", cards_}}));
  }

  const Catalogue& words_;
  Place place_;
  int first_ = 0;  // whose card is the first of cards_
  CardList cards_;
  std::vector<std::string> items_;
};

// Solves one record after the other, and prints what comes out.
class Printer {
 public:
  Printer(const Options& options, const Console& console)
      : options_(options),
        out_(console.out),
        words_(console.catalogue.language(), card_style(options.style)),
        solver_(kSolveForceBits, kSolveValueBits) {}

  std::optional<Fault> print(const Record& record) {
    OpenHand hand;
    if (auto fault = open_hand_of(record, hand)) return fault;
    const Solution solution = solve(solver_, hand, options_.nodes);
    if (options_.json) {
      append_json(out_.text(), solution, hand.round.players());
      out_.write("\n");
      return std::nullopt;
    }
    speak_of(record, words_);
    if (printed_) out_.write("\n");
    printed_ = true;
    tell("", "referee.heading",
         {{"number", static_cast<int>(record.rounds.size())},
          {"rules", rules_name(words_, {record.preset, record.rules})}});
    if (hand.round.over())
      tell("  ", "solve.won", {{"seat", SeatNumber{hand.round.winner()}}});
    else
      print(hand, solution);
    return std::nullopt;
  }

 private:
  void tell(std::string_view head, std::string_view key, const Arguments& arguments = {}) {
    out_.write(wrapped(head, words_.text(key, arguments)));
  }

  void print(const OpenHand& hand, const Solution& solution) {
    if (solution.force != 0)
      tell("  ", "solve.force", {{"seat", SeatNumber{std::countr_zero(solution.force)}}});
    else
      tell("  ", solution.finished ? "solve.force.nobody" : "solve.force.open");
    if (solution.chances)
      print_chances(*solution.chances, hand.round.players());
    else
      tell("  ", "solve.chances.open");
    if (solution.line) {
      tell("  ", "solve.line");
      for (const std::string& trick : LineTeller(words_, hand).tell(hand, *solution.line))
        out_.write(wrapped("    ", trick));
    }
    if (solution.out_of_nodes)
      tell("  ", "solve.unfinished.nodes", {{"nodes", static_cast<std::int64_t>(options_.nodes)}});
    else if (!solution.finished)
      tell("  ", "solve.unfinished.stock");
  }

  void print_chances(const PerSeat<double>& chances, int players) {
    std::vector<std::string> list;
    for (int seat = 0; seat < players; ++seat) {
      const double permille = 1000 * chances[static_cast<std::size_t>(seat)];
      list.push_back(words_.text(
          "solve.chance",
          {{"seat", SeatNumber{seat}}, {"permille", static_cast<int>(std::lround(permille))}}));
    }
    tell("  ", "solve.chances", {{"list", words_.joined(list)}});
  }

  const Options& options_;
  Output& out_;
  Catalogue words_;
  Solver solver_;
  bool printed_ = false;
};

}  // namespace

Command add_solve_command(CLI::App& program, const Console& console) {
  const Catalogue& catalogue = console.catalogue;
  CLI::App& app = add_command(program, console, "solve",
                              {"solve position.json", "solve --json --nodes 1000000 match.jsonl"});
  const auto options = std::make_shared<Options>();
  add_file(app, catalogue, options->file);
  app.add_option("--nodes", options->nodes, catalogue.text("help.solve.nodes"))
      ->type_name(catalogue.text("help.label.number"))
      ->check(within(catalogue, 1, kMostSolveNodes));
  app.add_flag("--json", options->json, catalogue.text("help.json"));
  add_style_options(app, catalogue, options->style);
  return {&app, [options, &console] { return print_each_record<Printer>(*options, console); }};
}

}  // namespace linger
