// Moves of either kind, cards and namings, as whoever tries them one after the other takes them.
#pragma once

#include <utility>
#include <vector>

#include "game/round.h"
#include "record/record.h"

namespace linger {

// Every legal move of a Round, or of a SeatView whose turn it is: cards in the order of the pack,
// or the four suits.
template <class Situation>
std::vector<Move> legal_moves(const Situation& situation) {
  std::vector<Move> moves;
  if (situation.phase() == Phase::name_trump)
    for (int suit = 0; suit < kSuits; ++suit) moves.emplace_back(static_cast<Suit>(suit));
  else
    for (Card card : situation.legal()) moves.emplace_back(card);
  return moves;
}

// Makes a legal move in a Round or a Match.
template <class Game, class Sink = NoEvents>
void make_move(Game& game, const Move& move, Sink&& sink = {}) {
  if (const auto* card = std::get_if<Card>(&move))
    game.play(*card, std::forward<Sink>(sink));
  else
    game.name_trump(std::get<Suit>(move), std::forward<Sink>(sink));
}

}  // namespace linger
