#include "app/commentary.h"

#include <sstream>

#include "app/words.h"
#include "game/decided.h"

namespace linger {

Commentary::Commentary(const Table& table, const Catalogue& catalogue, std::optional<int> reader)
    : table_(table),
      catalogue_(catalogue),
      reader_{reader},
      narrator_(catalogue, table.setup().rules.rules) {}

std::string Commentary::news() {
  std::string text;
  for (; told_ < table_.log().size(); ++told_)
    text += tell(visible_to(reader_, table_.log()[told_].event));
  return text + decided_now();
}

std::string Commentary::tell(const TableEvent& event) {
  if (const auto* of_match = std::get_if<Event>(&event)) return tell(*of_match);
  if (const auto* cut = std::get_if<CardCut>(&event)) {
    // Everybody cuts once, in the order of seats; after that only those who are tied.
    const bool again = last_to_cut_ && cut->seat <= *last_to_cut_;
    last_to_cut_ = cut->seat;
    return (again ? line("play.dealer.first.tie") : "") + narrated(event);
  }
  return "";  // who sits down is said in the welcome, and who plays for whom where it is asked for
}

std::string Commentary::tell(const Event& event) {
  std::string text;
  if (const auto* round = std::get_if<RoundBegan>(&event)) {
    hand_log_.clear();
    last_trick_.clear();
    decided_told_ = false;
    text = "\n";
    if (round->number == 1) text += first_dealer();
  }
  follow_trick(event);
  const std::string lines = narrated(event);
  // How many cards everybody is dealt is in the rules.
  const auto* dealt = std::get_if<CardsDealt>(&event);
  if (dealt != nullptr && dealt->cards.is_hidden()) return text;
  hand_log_ += lines;
  return text + lines;
}

// The narrator's lines, each no longer than the terminal is wide.
std::string Commentary::narrated(const TableEvent& event) {
  std::string lines, text;
  narrator_.tell(event, lines);
  std::istringstream in(lines);
  for (std::string line; std::getline(in, line);) text += wrapped("", line);
  return text;
}

std::string Commentary::first_dealer() const {
  const SeatNumber dealer{*table_.view(0).dealer()};
  const bool cut = table_.setup().rules.rules.first_dealer == FirstDealer::cut_low;
  return line(cut ? "play.dealer.first.lowest" : "play.dealer.first.random", {{"seat", dealer}});
}

void Commentary::follow_trick(const Event& event) {
  if (const auto* play = std::get_if<CardPlayed>(&event)) {
    trick_.push_back(catalogue_.text("play.table.trick.entry",
                                     {{"seat", SeatNumber{play->seat}}, {"card", play->card}}));
  } else if (const auto* won = std::get_if<TrickWon>(&event)) {
    last_trick_ = wrapped("", catalogue_.text("play.last", {{"seat", SeatNumber{won->winner}},
                                                            {"list", catalogue_.joined(trick_)}}));
    trick_.clear();
  } else if (std::holds_alternative<RoundBegan>(event)) {
    trick_.clear();
  }
}

// F3, once a hand.
std::string Commentary::decided_now() {
  if (decided_told_ || !table_.turn()) return "";
  const SeatView& view = table_.view(reader_.seat.value_or(0));
  const auto winner = decided(view.rules(), view.standing());
  if (!winner) return "";
  decided_told_ = true;
  return wrapped("", catalogue_.text("play.decided", {{"seat", SeatNumber{*winner}}}));
}

std::string Commentary::line(std::string_view key, const Arguments& arguments) const {
  return catalogue_.text(key, arguments) + "\n";
}

}  // namespace linger
