#include "app/card_style.h"

#include <unistd.h>

#include <cstdlib>
#include <string_view>

#include "app/catalogue.h"
#include "cards/card_text.h"

namespace linger {
namespace {

// From the palette of 256, where the colours are the same in every terminal: each has a contrast
// of at least 3.5 on black and on white. The default colour of the terminal is the black one.
constexpr std::string_view kRed = "\033[38;5;196m";
constexpr std::string_view kGreen = "\033[38;5;28m";
constexpr std::string_view kBlue = "\033[38;5;33m";
constexpr std::string_view kPlain;

using Palette = std::array<std::string_view, kSuits>;
constexpr Palette kTwo = {kPlain, kRed, kRed, kPlain};
constexpr Palette kFour = {kGreen, kBlue, kRed, kPlain};

std::string coloured(std::string text, Suit suit, CardStyle::Colours colours) {
  if (colours == CardStyle::Colours::none) return text;
  const Palette& palette = colours == CardStyle::Colours::two ? kTwo : kFour;
  const std::string_view colour = palette[static_cast<std::size_t>(suit)];
  return colour.empty() ? text : std::string(colour) + text + "\033[0m";
}

bool is_set(const char* variable) {
  const char* value = std::getenv(variable);
  return value != nullptr && *value != '\0';
}

bool has_colours() {
  const char* terminal = std::getenv("TERM");
  return isatty(STDOUT_FILENO) != 0 && !is_set("NO_COLOR") && terminal != nullptr &&
         std::string_view(terminal) != "dumb";
}

std::string sign(Card card, const Catalogue& catalogue, CardStyle::Signs signs) {
  if (signs == CardStyle::Signs::canonical) return to_text(card);
  const bool symbols = signs == CardStyle::Signs::symbols;
  const std::string rank = std::string("rank.") + letter(card.rank()) + ".letter";
  const std::string suit =
      std::string("suit.") + letter(card.suit()) + (symbols ? ".symbol" : ".letter");
  return catalogue.text(symbols ? "card.symbols" : "card.letters",
                        {{"rank", catalogue.text(rank)}, {"suit", catalogue.text(suit)}});
}

}  // namespace

CardStyle card_style(const CardStyleOptions& options) {
  CardStyle style;
  style.ascii = options.ascii;
  style.signs = options.ascii ? CardStyle::Signs::letters : CardStyle::Signs::symbols;
  if (has_colours())
    style.colours = options.four_colour ? CardStyle::Colours::four : CardStyle::Colours::two;
  return style;
}

CardSigns card_signs(const Catalogue& catalogue, const CardStyle& style) {
  CardSigns all;
  for (int i = 0; i < kPackSize; ++i) {
    const Card card = Card::from_index(i);
    all[static_cast<std::size_t>(i)] =
        coloured(sign(card, catalogue, style.signs), card.suit(), style.colours);
  }
  return all;
}

}  // namespace linger
