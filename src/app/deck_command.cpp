#include "app/deck_command.h"

#include <CLI/CLI.hpp>
#include <memory>

#include "app/faults.h"
#include "cards/card_text.h"
#include "cards/deck.h"
#include "game/first_dealer.h"
#include "record/utf8.h"

namespace linger {
namespace {

struct DeckOptions {
  std::string seed;
  int players = 0;
};

void add_seed(CLI::App& app, const Catalogue& catalogue, std::string& seed) {
  app.add_option("SEED", seed, catalogue.text("help.seed"))->required();
}

// A seed is a text, the same on every machine; other bytes are none.
void require_text(const std::string& seed, const Catalogue& catalogue) {
  if (find_ill_formed_utf8(seed) != std::string::npos)
    throw CallFault(catalogue.text("error.not-utf8", {{"what", std::string("SEED")}}));
}

int print_deck(const DeckOptions& options, const Console& console) {
  require_text(options.seed, console.catalogue);
  const Deck deck = deck_of_seed(options.seed);
  console.out.write(console.catalogue.show(deck) + "\n");
  return kDone;
}

int print_first_dealer(const DeckOptions& options, const Console& console) {
  require_text(options.seed, console.catalogue);
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
  app.add_option("PLAYERS", options->players, console.catalogue.text("help.players"))
      ->required()
      ->check(CLI::Range(kMinPlayers, kMaxPlayers));
  return {&app, [options, &console] { return print_first_dealer(*options, console); }};
}

}  // namespace linger
