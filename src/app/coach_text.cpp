#include "app/coach_text.h"

#include <algorithm>
#include <cmath>

#include "app/words.h"
#include "game/scoring.h"

namespace linger {
namespace {

// Numbers go to messages as whole ones; these are shown with one decimal.
int permille(double share) {
  return static_cast<int>(std::lround(1000 * share));
}
int tenths(double number) {
  return static_cast<int>(std::lround(10 * number));
}

// The trick in which a decision fell, or which it came before.
int trick_of(const RoundReview& review, const RoundReview::Decision& decision) {
  int tricks = 0;
  for (const RoundReview::Moment& moment : review.moments)
    if (moment.moves < decision.move) tricks = moment.tricks;
  return tricks + 1;
}

Argument argument(const Move& move) {
  return std::visit([](auto what) { return Argument(what); }, move);
}

}  // namespace

std::string CoachText::show(const Move& move) const {
  const auto* card = std::get_if<Card>(&move);
  return card != nullptr ? catalogue_.show(*card) : catalogue_.name(std::get<Suit>(move));
}

std::string CoachText::reasons(const std::vector<Reason>& reasons) const {
  std::string text;
  for (const Reason& reason : reasons)
    text += (text.empty() ? "" : " ") + catalogue_.text(reason, "coach");
  return text;
}

// ---- Hints

std::string CoachText::hint(const Hint& hint, const Rules& rules) const {
  std::string text = wrapped("", catalogue_.text("hint.chances", {{"worlds", hint.worlds}}));
  if (!hint.remarks.empty()) text += wrapped("", reasons(hint.remarks));
  std::vector<const Hint::Choice*> order;
  std::size_t width = 0;
  for (const Hint::Choice& choice : hint.choices) {
    order.push_back(&choice);
    width = std::max(width, columns(show(choice.move)));
  }
  std::ranges::sort(order, [&hint](const Hint::Choice* a, const Hint::Choice* b) {
    const bool a_best = a == &hint.best(), b_best = b == &hint.best();
    if (a_best != b_best) return a_best;
    return a->chance != b->chance ? a->chance > b->chance : a < b;
  });
  for (const Hint::Choice* each : order) text += choice(*each, points_decide(rules), width);
  return text;
}

// "  K♣  34.2 % ± 1.1  Wins the trick: …"
std::string CoachText::choice(const Hint::Choice& choice, bool by_points, std::size_t width) const {
  std::string head = "  " + show(choice.move);
  head.append(width + 2 - columns(show(choice.move)), ' ');
  head += catalogue_.text(
      "hint.chance", {{"permille", permille(choice.chance)}, {"error", permille(choice.error)}});
  std::string text = reasons(choice.reasons);
  if (by_points)
    text = catalogue_.text("hint.points", {{"tenths", tenths(choice.points)}}) + " " + text;
  return wrapped(head + "  ", text);
}

// ---- The review

std::string CoachText::review(const RoundReview& review) const {
  return course(review) + costs(review) + forced(review);
}

std::string CoachText::course(const RoundReview& review) const {
  std::string text = wrapped("  ", catalogue_.text("review.course", {{"worlds", review.worlds}}));
  text += moment("review.begin", 0, review, review.moments.front());
  int tricks = 0;
  for (const RoundReview::Moment& each : review.moments) {
    const bool last = &each == &review.moments.back();
    if (each.tricks > tricks)
      text += moment("review.trick", each.tricks, review, each);
    else if (last && each.moves > 0)
      text += moment("review.move", each.moves, review, each);
    tricks = each.tricks;
  }
  return text;
}

std::string CoachText::moment(std::string_view key, int number, const RoundReview& review,
                              const RoundReview::Moment& moment) const {
  std::vector<std::string> chances;
  for (int seat = 0; seat < review.players; ++seat)
    chances.push_back(catalogue_.text(
        "solve.chance", {{"seat", SeatNumber{seat}},
                         {"permille", permille(moment.chances[static_cast<std::size_t>(seat)])}}));
  return wrapped("    ",
                 catalogue_.text(key, {{"number", number}, {"list", catalogue_.joined(chances)}}));
}

std::string CoachText::costs(const RoundReview& review) const {
  if (review.costliest.empty()) return wrapped("  ", catalogue_.text("review.costs.none"));
  std::string text = wrapped("  ", catalogue_.text("review.costs"));
  for (const std::size_t place : review.costliest) {
    const RoundReview::Decision& decision = review.decisions[place];
    const std::string cost =
        catalogue_.text("review.cost", {{"trick", trick_of(review, decision)},
                                        {"seat", SeatNumber{decision.seat}},
                                        {"played", argument(decision.played.move)},
                                        {"chance", permille(decision.played.chance)},
                                        {"best", argument(decision.best.move)},
                                        {"best_chance", permille(decision.best.chance)},
                                        {"error", permille(decision.loss.error)}});
    text += wrapped("    ", cost);
    for (const Hint::Choice* each : {&decision.played, &decision.best})
      if (!each->reasons.empty())
        text += wrapped("      " + show(each->move) + "  ", reasons(each->reasons));
  }
  return text;
}

// Wins that were given away, and since when the winner could not be kept from it.
std::string CoachText::forced(const RoundReview& review) const {
  std::string text;
  for (const RoundReview::Decision& decision : review.decisions) {
    if (!decision.gave_away) continue;
    std::vector<std::string> forcing;
    for (const Move& move : decision.forcing) forcing.push_back(show(move));
    text += wrapped(
        "    ", catalogue_.text("review.gave-away", {{"trick", trick_of(review, decision)},
                                                     {"seat", SeatNumber{decision.seat}},
                                                     {"list", catalogue_.joined(forcing)},
                                                     {"played", argument(decision.played.move)}}));
  }
  const auto winner = review.moments.back().force;
  if (winner) {
    auto since = review.moments.end();
    while (since != review.moments.begin() && std::prev(since)->force == winner) --since;
    // That the hand has been won at its end says nothing.
    if (!review.winner || std::next(since) != review.moments.end())
      text += wrapped("    ", catalogue_.text("review.secured",
                                              {{"trick", since->moves == 0 ? 0 : since->tricks + 1},
                                               {"seat", SeatNumber{*winner}}}));
  }
  return text.empty() ? text : wrapped("  ", catalogue_.text("review.forced")) + text;
}

}  // namespace linger
