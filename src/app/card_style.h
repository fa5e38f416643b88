// How cards look in a terminal: with which signs, and in which colours.
#pragma once

#include <array>
#include <string>

#include "cards/card.h"

namespace linger {

class Catalogue;

struct CardStyle {
  enum class Signs {
    canonical,  // "TH", as records write it
    letters,    // those of the language: "10H", "He-10"
    symbols,    // "10♥"
  };
  enum class Colours {
    none,
    two,   // red suits stand out
    four,  // every suit its own
  };
  Signs signs = Signs::canonical;
  Colours colours = Colours::none;
  bool ascii = false;  // sentences keep to ASCII too, but for names and what a person typed
};

// What a person asked for, and what the terminal can do.
struct CardStyleOptions {
  bool ascii = false;
  bool four_colour = false;
};
// Colours only where standard output is a terminal that has them, and NO_COLOR (no-color.org) is
// not set.
CardStyle card_style(const CardStyleOptions& options);

// What every card looks like, by Card::index().
using CardSigns = std::array<std::string, kPackSize>;
CardSigns card_signs(const Catalogue& catalogue, const CardStyle& style);

}  // namespace linger
