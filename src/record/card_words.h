// Cards and moves in the lists of a record: words separated by white space.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cards/card_list.h"
#include "game/reason.h"
#include "record/record.h"

namespace linger {

// Takes the first word off `text`, skipping the white space before it; empty if none is left.
std::string_view take_word(std::string_view& text);

// Reads different cards in all notations of parse_card. On a fault, `bad-card` or `card-twice`,
// `cards` has those before it.
[[nodiscard]] std::optional<Reason> parse_cards(std::string_view text, CardList& cards);
// The same for cards and namings of a trump, where a card may well stand twice: `bad-card`,
// `bad-suit`.
[[nodiscard]] std::optional<Reason> parse_moves(std::string_view text, std::vector<Move>& moves);

// The cards of a set in the order of the pack.
CardList listed(CardSet cards);

std::string to_text(std::span<const Card> cards);
std::string to_text(const std::vector<Move>& moves);

}  // namespace linger
