#include "app/deck_command.h"

#include <CLI/CLI.hpp>
#include <memory>

#include "app/faults.h"
#include "app/seed_option.h"
#include "cards/card_text.h"
#include "cards/deck.h"
#include "game/first_dealer.h"

namespace linger {
namespace {

struct DeckOptions {
  std::string seed;
  int players = 0;
};

void add_seed(CLI::App& app, const Catalogue& catalogue, std::string& seed) {
  app.add_option(catalogue.text("help.label.seed"), seed, catalogue.text("help.seed"))
      ->type_name("")
      ->required();
}

int print_deck(const DeckOptions& options, const Console& console) {
  require_seed(options.seed, console.catalogue);
  const Deck deck = deck_of_seed(options.seed);
  console.out.write(console.catalogue.show(deck) + "\n");
  return kDone;
}

int print_first_dealer(const DeckOptions& options, const Console& console) {
  require_seed(options.seed, console.catalogue);
  const CutForDeal cut = cut_for_deal(options.seed, options.players);
  console.out.write(std::to_string(cut.dealer) + "\n");
  return kDone;
}

}  // namespace

Command add_deck_command(CLI::App& program, const Console& console) {
  CLI::App& app = add_command(program, console, "deck", {"deck hello", "deck hello/2"});
  const auto options = std::make_shared<DeckOptions>();
  add_seed(app, console.catalogue, options->seed);
  return {&app, [options, &console] { return print_deck(*options, console); }};
}

Command add_first_dealer_command(CLI::App& program, const Console& console) {
  CLI::App& app = add_command(program, console, "first-dealer", {"first-dealer hello 4"});
  const auto options = std::make_shared<DeckOptions>();
  add_seed(app, console.catalogue, options->seed);
  add_players(app, console.catalogue, console.catalogue.text("help.label.players"),
              options->players)
      .required();
  return {&app, [options, &console] { return print_first_dealer(*options, console); }};
}

}  // namespace linger
