#include "players/solver.h"

#include <utility>

namespace linger {
namespace {

void make(const Move& move, Place& place, const OpenHand& hand) {
  if (const Card* card = std::get_if<Card>(&move))
    place.play(*card, hand);
  else
    place.round.name_trump(std::get<Suit>(move));
}

// Moves that come to the same, and what they lead to.
struct Choice {
  std::vector<Move> moves;
  Place after;
};

// Every move of the mover, in the order of the pack.
std::vector<Choice> choices(const Place& place, const OpenHand& hand) {
  std::vector<Choice> all;
  const auto add = [&](const Move& move) {
    all.push_back({{move}, place});
    make(move, all.back().after, hand);
  };
  if (place.round.phase() == Phase::name_trump)
    for (int suit = 0; suit < kSuits; ++suit) add(static_cast<Suit>(suit));
  if (place.round.phase() != Phase::play) return all;
  const CardClasses classes(place.round, relevance_of(hand, place));
  for (Card first : classes.first()) {
    add(first);
    const CardSet all_of = classes.all_of(first);
    for (int i = 1; i < all_of.size(); ++i) all.back().moves.emplace_back(all_of.nth(i));
  }
  return all;
}

}  // namespace

Solver::Solver(int force_bits, int value_bits)
    : force_table_(force_bits),
      value_table_(value_bits),
      forces_(hand_, force_table_, nodes_),
      values_(hand_, value_table_, nodes_) {}

void Solver::set(OpenHand hand, std::uint64_t nodes) {
  hand_ = std::move(hand);
  nodes_ = nodes;
  force_table_.clear();
  value_table_.clear();
}

Solver::Force Solver::force() {
  Force result{0, true};
  // The dealer first, who has the best of it where a trump was shown (F4): if that seat can, no
  // other has to be looked at.
  for (int place = hand_.round.players() - 1; place >= 0; --place) {
    const int seat = (hand_.round.leader() + place) % hand_.round.players();
    const Verdict verdict = forces_.can_force(begin(), seat);
    if (verdict == Verdict::yes) return {with(0, seat), true};
    if (verdict == Verdict::unknown) result.finished = false;
  }
  return result;
}

std::vector<Move> Solver::forcing_moves(const Place& place) {
  std::vector<Move> forcing;
  for (const Choice& choice : choices(place, hand_))
    if (forces_.can_force(choice.after, place.round.mover()) == Verdict::yes)
      forcing.insert(forcing.end(), choice.moves.begin(), choice.moves.end());
  return forcing;
}

std::vector<Solver::Outcome> Solver::outcomes(const Place& place) {
  std::vector<Outcome> outcomes;
  for (const Choice& choice : choices(place, hand_)) {
    const auto chances = values_.chances(choice.after);
    for (const Move& move : choice.moves) outcomes.push_back({move, chances});
  }
  return outcomes;
}

std::optional<Move> Solver::best_move(const Place& place) {
  for (int seat = 0; seat < place.round.players(); ++seat) {
    if (forces_.can_force(place, seat) != Verdict::yes) continue;
    // For everybody else all moves are the same.
    const auto moves =
        seat == place.round.mover() ? forcing_moves(place) : choices(place, hand_).front().moves;
    return moves.empty() ? std::nullopt : std::optional(moves.front());
  }
  return best_by_chance(place);
}

std::optional<Move> Solver::best_by_chance(const Place& place) {
  const auto mover = static_cast<std::size_t>(place.round.mover());
  std::optional<Move> best;
  Chance chance;
  for (const Outcome& outcome : outcomes(place)) {
    if (!outcome.chances) return std::nullopt;
    const Chance& mine = (*outcome.chances)[mover];
    const auto order = best ? mine.compare(chance) : 1;
    if (!order) return std::nullopt;
    if (*order <= 0) continue;
    best = outcome.move;
    chance = mine;
  }
  return best;
}

std::optional<std::vector<Move>> Solver::line() {
  std::vector<Move> line;
  for (Place place = begin(); !place.round.over();) {
    const auto move = place.unknown() ? std::nullopt : best_move(place);
    if (!move || nodes_ == 0) return std::nullopt;  // without nodes, a better one may be missed
    line.push_back(*move);
    make(*move, place, hand_);
  }
  return line;
}

Solution solve(Solver& solver, const OpenHand& hand, std::uint64_t nodes) {
  solver.set(hand, nodes);
  Solution solution;
  const Solver::Force force = solver.force();
  solution.force = force.seats;
  const auto chances =
      force.seats != 0 ? certain_for(std::countr_zero(force.seats)) : solver.chances();
  if (chances) {
    solution.chances.emplace();
    for (std::size_t seat = 0; seat < chances->size(); ++seat)
      (*solution.chances)[seat] = (*chances)[seat].value();
  }
  solution.line = solver.line();
  solution.finished = force.finished && chances && solution.line;
  solution.out_of_nodes = !solution.finished && solver.nodes() == 0;
  return solution;
}

}  // namespace linger
