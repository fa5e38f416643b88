// A match in the terminal: a person, or nobody, at a table with bots.
#pragma once

#include <optional>
#include <string>
#include <variant>

#include "app/card_input.h"
#include "app/catalogue.h"
#include "app/coach_text.h"
#include "app/commentary.h"
#include "app/line_reader.h"
#include "app/output.h"
#include "app/table_text.h"
#include "table/table.h"

namespace linger {

class TerminalGame {
 public:
  // All of them outlive the game; the catalogue addresses the person, if there is one. Where the
  // input is no terminal, nobody's return key ends the line of a prompt.
  TerminalGame(Table& table, const Catalogue& catalogue, Output& out, LineReader& in,
               std::optional<int> person, bool input_is_terminal);

  // What everybody should know before the first deal.
  void welcome();
  // In place of what has happened so far, in a match that is resumed.
  void go_on();
  // Plays from where the table stands to the match's end; false if the person left before.
  bool play();

 private:
  enum class Word { table, last, score, rules, log, hint, review, finish, quit, help };

  // The course; each is false when the person leaves.
  bool next_hand();
  bool wait_for_person(std::string_view prompt);
  bool move(const Turn& turn);

  // One answer at the prompt; whether the turn is over with it.
  bool answer(const Turn& turn, const std::string& line);
  bool try_number(const Turn& turn, const std::string& line);
  bool try_card(const Turn& turn, const std::string& line);
  void not_understood(const Turn& turn, const std::string& line);
  void perform(const std::variant<MakeMove, Deed>& what);

  std::optional<std::string> ask(std::string_view prompt);
  std::optional<Word> word(const std::string& line) const;
  void obey(Word word);
  void help();
  void finish();
  void hint();
  void review();

  void say(std::string_view text) { out_.write(text); }
  void show_turn(const Turn& turn);
  void say_suits();
  const SeatView& view() const { return table_.view(person_.value_or(0)); }
  bool person_plays() const;

  Table& table_;
  const Catalogue& catalogue_;
  Output& out_;
  LineReader& in_;
  std::optional<int> person_;
  bool input_is_terminal_;
  Commentary commentary_;
  TableText text_;
  CardInput input_;
  CoachText coach_;
  bool brackets_explained_ = false;
  bool left_ = false;
};

}  // namespace linger
