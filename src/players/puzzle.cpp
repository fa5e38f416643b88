#include "players/puzzle.h"

#include <algorithm>

#include "game/decided.h"
#include "players/playout.h"
#include "record/card_words.h"
#include "record/json_writer.h"

namespace linger {
namespace {

constexpr std::uint64_t kNodes = 200'000;  // for a position; beyond that it is no puzzle for people
constexpr std::array<std::string_view, kMaxPlayers> kNames = {"Ada", "Ben",  "Cleo",
                                                              "Dan", "Elsa", "Finn"};

// The seat as the mover, who becomes seat 0, counts it.
int turned(const Round& round, int seat) {
  return (seat - round.mover() + round.players()) % round.players();
}

// The trick's begin, turned, with the cards of the trick back in the hands.
void set_position(const OpenHand& hand, Puzzle& puzzle) {
  const Round& round = hand.round;
  puzzle.players = round.players();
  Position& position = puzzle.position;
  position.trump = round.trump();
  position.leader = turned(round, round.leader());
  for (int seat = 0; seat < round.players(); ++seat) {
    CardSet held = round.hand(seat);
    if (round.has_played(seat)) held.insert(round.played(seat));
    for (Card card : held)
      position.hands[static_cast<std::size_t>(turned(round, seat))].push_back(card);
  }
  for (int place = 0; place < round.players(); ++place) {
    const int seat = (round.leader() + place) % round.players();
    if (round.has_played(seat)) puzzle.table.push_back(round.played(seat));
  }
  // The hand is the same with a shorter stock.
  const bool all = hand.rules.draw == DrawRule::per_card;
  const int stock =
      all ? round.stock_size() : std::min(most_tricks_left(round), round.stock_size());
  for (Card card : round.stock().first(static_cast<std::size_t>(stock)))
    position.stock.push_back(card);
}

int tricks_of(OpenHand hand, const std::vector<Move>& line) {
  const int before = hand.round.tricks();
  for (const Move& move : line) hand.round.play(std::get<Card>(move));
  return hand.round.tricks() - before;
}

// 1 to kGrades.
int grade_of(int tempting, int tricks) {
  return std::clamp(tempting + tricks - 2, 1, kGrades);
}

}  // namespace

Record record_of(const Puzzle& puzzle, std::string_view preset, const Rules& rules) {
  Record record;
  record.preset = preset;
  record.rules = rules;
  for (int seat = 0; seat < puzzle.players; ++seat)
    record.players.emplace_back(kNames[static_cast<std::size_t>(seat)]);
  RoundRecord& round = record.rounds.emplace_back();
  round.position = puzzle.position;
  for (Card card : puzzle.table) round.moves.emplace_back(card);
  JsonWriter json(record.further);
  json.key("puzzle").begin_object().member("grade", puzzle.grade);
  json.member("solution", puzzle.solution).member("tempting", puzzle.tempting);
  json.member("tricks", puzzle.tricks).end_object();
  return record;
}

std::string canonical_form(const Rules& rules, const Puzzle& puzzle) {
  OpenHand hand{rules, Round::from_position(rules, puzzle.players, puzzle.position), {}};
  for (Card card : puzzle.table) hand.round.play(card);
  const Round& round = hand.round;
  const CardSet relevant = relevant_now(relevance_of(hand, {round, 0}), round);
  // What is to be told of a card: who holds it, or where it lies.
  const auto place = [&](Card card) {
    for (int seat = 0; seat < round.players(); ++seat)
      if (round.hand(seat).contains(card)) return static_cast<char>('0' + seat);
    const auto at = std::ranges::find(round.stock(), card) - round.stock().begin();
    return at < round.stock_size() ? static_cast<char>('a' + at) : '!';
  };
  std::array<std::string, kSuits> suits;
  for (Card card : relevant) suits[static_cast<std::size_t>(card.suit())] += place(card);
  const auto named = [&](std::optional<Suit> suit, char sign) {
    if (suit) suits[static_cast<std::size_t>(*suit)] += sign;
  };
  named(round.duty().follow, '>');
  named(round.trump(), '*');
  std::ranges::sort(suits);
  std::string form = std::to_string(round.players()) + std::to_string(round.leader()) +
                     std::to_string(round.best()) + std::to_string(round.stock_size());
  for (const std::string& suit : suits) form += " " + suit;
  return form;
}

PuzzleMaker::PuzzleMaker(const Rules& rules, int players, std::string_view seed)
    : rules_(rules), players_(players), rng_(seed, static_cast<std::uint64_t>(players)) {}

std::optional<Puzzle> PuzzleMaker::next(unsigned grades, int deals, std::uint64_t nodes) {
  nodes_ = nodes;
  for (int deal = 0; deal < deals && nodes_ > 0; ++deal)
    if (auto puzzle = search_deal(grades)) return puzzle;
  return std::nullopt;
}

std::optional<Puzzle> PuzzleMaker::search_deal(unsigned grades) {
  shuffle_front(deck_, kPackSize - 1, rng_);
  const auto dealer = static_cast<int>(rng_.below(static_cast<std::uint32_t>(players_)));
  Round round = Round::deal(rules_, players_, dealer, deck_);
  // A random move for each decision, and a look at it where the first trick's rules are past.
  while (!round.over() && nodes_ > 0) {
    if (round.phase() == Phase::needs_stock) return std::nullopt;
    if (round.phase() == Phase::name_trump) {
      round.name_trump(static_cast<Suit>(rng_.below(kSuits)));
      continue;
    }
    if (round.tricks() > 0 && round.legal().size() > 1) {
      const auto puzzle = puzzle_at(round);
      nodes_ -= std::min(nodes_, kNodes - solver_.nodes());
      if (puzzle && (grades >> puzzle->grade & 1) != 0 &&
          seen_.insert(canonical_form(rules_, *puzzle)).second)
        return puzzle;
    }
    round.play(random_card(round.legal(), rng_));
  }
  return std::nullopt;
}

std::optional<Puzzle> PuzzleMaker::puzzle_at(const Round& round) {
  const OpenHand hand{rules_, round, {}};
  solver_.set(hand, kNodes);
  const auto mover = static_cast<std::size_t>(round.mover());
  if (solver_.force().seats != with(0, round.mover())) return std::nullopt;
  const std::vector<Move> forcing = solver_.forcing_moves();
  if (forcing.size() != 1) return std::nullopt;
  Puzzle puzzle;
  puzzle.solution = std::get<Card>(forcing.front());
  for (const auto& [move, chances] : solver_.outcomes())
    if (chances && move != forcing.front() && (*chances)[mover].value() > 0) ++puzzle.tempting;
  const auto line = solver_.line();
  // Where the nodes did not suffice, a second solution may have been missed.
  if (!line || solver_.nodes() == 0) return std::nullopt;
  puzzle.tricks = tricks_of(hand, *line);
  if (puzzle.tempting == 0 || puzzle.tricks < 2) return std::nullopt;
  puzzle.grade = grade_of(puzzle.tempting, puzzle.tricks);
  set_position(hand, puzzle);
  return puzzle;
}

}  // namespace linger
