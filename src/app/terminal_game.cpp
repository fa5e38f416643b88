#include "app/terminal_game.h"

#include <array>
#include <charconv>
#include <chrono>

#include "app/rules_text.h"
#include "app/words.h"
#include "game/decided.h"
#include "table/bots.h"

namespace linger {
namespace {

// In the order of TerminalGame::Word.
constexpr std::array<std::string_view, 10> kWords = {"table", "last",   "score",  "rules", "log",
                                                     "hint",  "review", "finish", "quit",  "help"};

TimePoint now() {
  return std::chrono::time_point_cast<std::chrono::milliseconds>(std::chrono::system_clock::now());
}

std::string trimmed(const std::string& line) {
  const std::size_t from = line.find_first_not_of(" \t");
  if (from == std::string::npos) return "";
  return line.substr(from, line.find_last_not_of(" \t") - from + 1);
}

std::string lower_case(std::string text) {
  for (char& c : text)
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  return text;
}

std::optional<int> parse_number(const std::string& text) {
  int number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc() || end != text.data() + text.size()) return std::nullopt;
  return number;
}

}  // namespace

TerminalGame::TerminalGame(Table& table, const Catalogue& catalogue, Output& out, LineReader& in,
                           std::optional<int> person, bool input_is_terminal)
    : table_(table),
      catalogue_(catalogue),
      out_(out),
      in_(in),
      person_(person),
      input_is_terminal_(input_is_terminal),
      commentary_(table, catalogue, person),
      text_(catalogue),
      input_(catalogue),
      coach_(catalogue) {}

// ---- The course of the match

void TerminalGame::welcome() {
  const TableSetup& setup = table_.setup();
  std::vector<std::string> seats;
  for (int seat = 0; seat < table_.players(); ++seat) {
    const std::string name = catalogue_.show(SeatNumber{seat});
    const auto bot = setup.seats[static_cast<std::size_t>(seat)].bot;
    if (!bot) {
      seats.push_back(name);
      continue;
    }
    const std::string level = catalogue_.text("level." + std::string(name_of(*bot)));
    seats.push_back(catalogue_.text("play.seat.bot", {{"name", name}, {"level", level}}));
  }
  const std::string preset = catalogue_.text("preset." + setup.rules.preset + ".text");
  say(wrapped("", catalogue_.text("play.welcome", {{"players", table_.players()}})));
  say(wrapped("",
              catalogue_.text("play.welcome.rules",
                              {{"name", rules_name(catalogue_, setup.rules)}, {"text", preset}})));
  say(wrapped("", catalogue_.text("play.welcome.seats", {{"list", catalogue_.joined(seats)}})));
  if (person_) say(wrapped("", catalogue_.text("play.welcome.help")));
}

void TerminalGame::go_on() {
  commentary_.news();
  say("\n" + catalogue_.text("play.resumed", {{"number", view().round_number()}}) + "\n");
  say(text_.score(view()));
}

bool TerminalGame::play() {
  say(commentary_.news());
  while (!table_.over()) {
    const auto turn = table_.turn();
    if (!turn) {
      if (!next_hand()) return false;
    } else if (!play_bot_move(table_, now()) && !move(*turn)) {
      return false;
    }
    say(commentary_.news());
    out_.flush();
    if (interrupted()) return false;
  }
  if (person_) wait_for_person("play.prompt.match-over");
  return true;
}

bool TerminalGame::next_hand() {
  const bool first = view().round_number() == 0;
  if (!first && person_ && !wait_for_person("play.prompt.next-hand")) return false;
  if (person_ && !person_plays()) perform(Deed::come_back);
  perform(first ? Deed::start : Deed::next);
  return true;
}

// Until the return key is pressed, or a number typed, as a pipe does that answers all alike.
bool TerminalGame::wait_for_person(std::string_view prompt) {
  say("\n");
  while (const auto line = ask(catalogue_.text(prompt))) {
    if (line->empty() || parse_number(*line)) return true;
    if (const auto command = word(*line))
      obey(*command);
    else
      say(catalogue_.text("play.answer.not-now") + "\n");
    if (left_) return false;
  }
  return false;
}

bool TerminalGame::move(const Turn& turn) {
  show_turn(turn);
  const std::string_view prompt = turn.names_trump    ? "play.prompt.name-trump"
                                  : view().in_trick() ? "play.prompt"
                                                      : "play.prompt.lead";
  while (const auto line = ask(catalogue_.text(prompt))) {
    if (!line->empty() && answer(turn, *line)) return !left_;
  }
  return false;
}

// ---- Answers

bool TerminalGame::answer(const Turn& turn, const std::string& line) {
  if (try_number(turn, line) || try_card(turn, line)) return table_.turn() != turn;
  if (const auto command = word(line)) {
    obey(*command);
    return left_ || !person_plays();
  }
  not_understood(turn, line);
  return false;
}

// Whether the line is a number; then it has been dealt with.
bool TerminalGame::try_number(const Turn& turn, const std::string& line) {
  const auto number = parse_number(line);
  if (!number) return false;
  const CardList choice = turn.names_trump ? CardList() : numbered_cards(view());
  const int limit = turn.names_trump ? kSuits : choice.size();
  if (*number < 1 || *number > limit)
    say(catalogue_.text("play.answer.no-such-number", {{"number", *number}, {"limit", limit}}) +
        "\n");
  else if (turn.names_trump)
    perform(MakeMove{turn.decision, static_cast<Suit>(*number - 1)});
  else
    perform(MakeMove{turn.decision, choice[*number - 1]});
  return true;
}

// Whether the line names a card, or a suit where one is to be named; then it has been dealt with.
bool TerminalGame::try_card(const Turn& turn, const std::string& line) {
  if (turn.names_trump) {
    const auto suit = input_.suit(line);
    if (suit) perform(MakeMove{turn.decision, *suit});
    return suit.has_value();
  }
  const auto card = input_.card(line);
  if (!card) return false;
  if (const auto reason = why_illegal(view().hand(), view().duty(), *card, turn.seat))
    say(wrapped("", catalogue_.text(*reason, "refused")));
  else
    perform(MakeMove{turn.decision, *card});
  return true;
}

void TerminalGame::not_understood(const Turn& turn, const std::string& line) {
  if (turn.names_trump)
    return say(wrapped("", catalogue_.text("play.answer.not-a-suit",
                                           {{"text", printable(line)}, {"list", text_.suits()}})));
  say(wrapped("", catalogue_.text("play.answer.not-a-card", {{"text", printable(line)}})));
}

// The game asks nothing of the table that it refuses.
void TerminalGame::perform(const std::variant<MakeMove, Deed>& what) {
  table_.perform({person_.value_or(0)}, {"", what}, now());
}

bool TerminalGame::person_plays() const {
  return person_ && !table_.seats()[static_cast<std::size_t>(*person_)].bot;
}

// ---- Commands

std::optional<std::string> TerminalGame::ask(std::string_view prompt) {
  const auto line = in_.next([this, prompt] {
    out_.write(prompt);
    out_.flush();
  });
  if (!input_is_terminal_ || !line) out_.write("\n");
  if (!line) return std::nullopt;
  return trimmed(*line);
}

std::optional<TerminalGame::Word> TerminalGame::word(const std::string& line) const {
  const std::string typed = lower_case(line);
  for (std::size_t i = 0; i < kWords.size(); ++i) {
    const auto names = split_words(catalogue_.text("play.command." + std::string(kWords[i])));
    if (std::ranges::find(names, typed) != names.end()) return static_cast<Word>(i);
  }
  return std::nullopt;
}

void TerminalGame::obey(Word word) {
  switch (word) {
    case Word::table:
      say(text_.table(view()) + text_.trick(view()) + text_.hand(view()));
      return say_suits();
    case Word::last:
      return say(commentary_.last_trick().empty() ? catalogue_.text("play.last.none") + "\n"
                                                  : commentary_.last_trick());
    case Word::score:
      return say(text_.score(view()));
    case Word::rules:
      return say(rules_text(catalogue_, table_.setup().rules));
    case Word::log:
      return say(commentary_.hand_log());
    case Word::hint:
      return hint();
    case Word::review:
      return review();
    case Word::finish:
      return finish();
    case Word::quit:
      left_ = true;
      return;
    case Word::help:
      return help();
  }
}

// Where a trump is to be named.
void TerminalGame::say_suits() {
  if (view().is_turn() && view().phase() == Phase::name_trump)
    say(wrapped("", catalogue_.text("play.suits", {{"list", text_.suits()}})));
}

void TerminalGame::help() {
  say(wrapped("", catalogue_.text("play.help")));
  for (std::string_view each : kWords)
    say("  " + catalogue_.text("play.help." + std::string(each)) + "\n");
}

// Playing on where nothing can change any more is left to a bot, until the next hand.
void TerminalGame::finish() {
  if (!table_.turn()) return say(catalogue_.text("play.answer.not-now") + "\n");
  if (!decided(view().rules(), view().standing()))
    return say(catalogue_.text("play.finish.not-yet") + "\n");
  say(catalogue_.text("play.finish") + "\n");
  perform(Deed::hand_to_bot);
}

// By what the person can know, and always the same at the same decision.
void TerminalGame::hint() {
  if (!view().is_turn()) return say(catalogue_.text("play.answer.not-now") + "\n");
  say(coach_.hint(linger::hint(view(), kCoachSeed, kHintWorlds), view().rules()));
}

// Of the hand that is over: while it is played, nobody may look at all the cards.
void TerminalGame::review() {
  if (table_.turn()) return say(catalogue_.text("play.answer.not-now") + "\n");
  ReviewSettings settings;
  settings.only = view().round_number();
  linger::review(table_.record(), settings,
                 [this](const RoundReview& review) { say(coach_.review(review)); });
}

void TerminalGame::show_turn(const Turn& turn) {
  say("\n" + text_.table(view()));
  if (view().in_trick()) say(text_.trick(view()));
  say(text_.hand(view()));
  say_suits();
  if (turn.names_trump || brackets_explained_ || turn.legal == view().hand()) return;
  brackets_explained_ = true;
  say(catalogue_.text("play.hand.barred") + "\n");
}

}  // namespace linger
