#include "table/table.h"

#include <algorithm>
#include <utility>

#include "protocol/hint_json.h"

namespace linger {
namespace {

std::size_t index(int seat) {
  return static_cast<std::size_t>(seat);
}

Record empty_record(const TableSetup& setup) {
  Record record;
  record.preset = setup.rules.preset;
  record.rules = setup.rules.rules;
  for (const SeatSetup& seat : setup.seats) record.players.push_back(seat.name);
  return record;
}

// What a restored table has to do again to bring about an event, if that is the first of those
// that one command brings about.
std::optional<Move> move_in(const TableEvent& event) {
  const auto* of_match = std::get_if<Event>(&event);
  if (of_match == nullptr) return std::nullopt;
  if (const auto* play = std::get_if<CardPlayed>(of_match)) return play->card;
  if (const auto* named = std::get_if<TrumpNamed>(of_match)) return named->suit;
  return std::nullopt;
}

bool begins_hand(const TableEvent& event) {
  const auto* of_match = std::get_if<Event>(&event);
  return std::holds_alternative<CardCut>(event) ||
         (of_match != nullptr && std::holds_alternative<RoundBegan>(*of_match));
}

std::optional<std::pair<int, Deed>> deed_in(const TableEvent& event) {
  if (const auto* left = std::get_if<SeatLeft>(&event)) return {{left->seat, Deed::leave}};
  if (const auto* back = std::get_if<SeatReturned>(&event)) return {{back->seat, Deed::come_back}};
  if (const auto* bot = std::get_if<BotTookOver>(&event)) return {{bot->seat, Deed::hand_to_bot}};
  if (const auto* undo = std::get_if<CardTakenBack>(&event)) return {{undo->seat, Deed::take_back}};
  return std::nullopt;
}

}  // namespace

Table::Table(TableSetup setup, std::shared_ptr<const DeckSource> decks)
    : setup_(std::move(setup)),
      decks_(std::move(decks)),
      cause_{setup_.opened, std::nullopt, ""},
      views_(setup_.rules.rules, static_cast<int>(setup_.seats.size())),
      recorder_(empty_record(setup_)),
      answers_(setup_.seats.size()) {
  sit_down();
}

void Table::sit_down() {
  const int count = static_cast<int>(setup_.seats.size());
  for (int seat = 0; seat < count; ++seat) {
    const SeatSetup& at = setup_.seats[index(seat)];
    seats_.push_back({at.name, at.bot, true});
  }
  for (int seat = 0; seat < count; ++seat)
    emit(SeatTaken{seat, setup_.seats[index(seat)].name, setup_.seats[index(seat)].bot});
}

// ---- Commands

std::string Table::receive(Sender sender, std::string_view frame, TimePoint now) {
  const auto read = read_command(frame);
  if (const auto* bad = std::get_if<BadFrame>(&read)) return refused_frame(bad->id, bad->reason);
  return perform(sender, std::get<TableCommand>(read), now);
}

std::string Table::perform(Sender sender, const TableCommand& command, TimePoint now) {
  if (command.what == std::variant<MakeMove, Deed>(Deed::ask_coach))
    return answer_with_hint(sender, command.id);
  if (const std::string* before = answered(sender, command.id)) return *before;
  const auto refusal = attempt(sender, command, now);
  std::string answer = refusal ? refused_frame(command.id, *refusal) : ack_frame(command.id, seq());
  if (sender.seat && !sender.is_bot && !command.id.empty())
    remember(*sender.seat, command.id, answer);
  return answer;
}

const std::string* Table::answered(Sender sender, std::string_view id) const {
  if (!sender.seat || sender.is_bot || id.empty()) return nullptr;
  const auto& answers = answers_[index(*sender.seat)];
  const auto found = std::ranges::find(answers, id, &Answer::id);
  return found == answers.end() ? nullptr : &found->frame;
}

void Table::remember(int seat, std::string id, std::string answer) {
  auto& answers = answers_[index(seat)];
  if (answers.size() == kRemembered) answers.pop_front();
  answers.push_back({std::move(id), std::move(answer)});
}

std::optional<Reason> Table::attempt(Sender sender, const TableCommand& command, TimePoint now) {
  if (!sender.seat) return Reason{"not-seated", ""};
  cause_ = {now, sender.seat, command.id};
  if (const auto* move = std::get_if<MakeMove>(&command.what)) return make_move(sender, *move);
  return do_deed(sender, std::get<Deed>(command.what));
}

std::optional<Reason> Table::make_move(Sender sender, const MakeMove& move) {
  if (over()) return Reason{"over", "R13"};
  const auto now = turn();
  if (!now) return Reason{"no-hand", ""};
  if (move.decision != now->decision)
    return Reason{"stale-decision", "", {{"decision", now->decision}}};
  if (*sender.seat != now->seat)
    return Reason{"not-your-turn", "", {{"seat", SeatNumber{now->seat}}}};
  const SeatStatus& seat = seats_[index(now->seat)];
  if (!sender.is_bot && seat.bot) return Reason{"bot-plays", ""};
  if (!sender.is_bot && !seat.here) return Reason{"away", ""};
  if (auto reason = check_move(now->seat, move.move)) return reason;
  apply_move(move.move);
  return std::nullopt;
}

std::optional<Reason> Table::check_move(int seat, const Move& move) const {
  const Round& round = match_->round();
  const bool names = round.phase() == Phase::name_trump;
  const Card* card = std::get_if<Card>(&move);
  if (card == nullptr) {
    if (names) return std::nullopt;
    return Reason{"cannot-name-trump", "R2", {{"seat", SeatNumber{seat}}}};
  }
  if (names) return Reason{"must-name-trump", "R2", {{"seat", SeatNumber{seat}}}};
  return why_illegal(round.hand(seat), round.duty(), *card, seat);
}

std::optional<Reason> Table::do_deed(Sender sender, Deed deed) {
  if (deed != Deed::start && deed != Deed::next) {
    if (sender.is_bot) return Reason{"bot-plays", ""};
    return seat_deed(*sender.seat, deed);
  }
  if (auto reason = why_not_next(deed)) return reason;
  if (deed == Deed::start) start_match();
  deal_hand();
  return std::nullopt;
}

std::optional<Reason> Table::why_not_next(Deed deed) const {
  if (over()) return Reason{"over", "R13"};
  if (deed == Deed::start && match_) return Reason{"already-started", ""};
  if (deed == Deed::next && !match_) return Reason{"not-started", ""};
  if (!between_hands()) return Reason{"hand-running", ""};
  return std::nullopt;
}

std::optional<Reason> Table::seat_deed(int seat, Deed deed) {
  if (setup_.seats[index(seat)].bot) return Reason{"bot-seat", ""};
  const SeatStatus& status = seats_[index(seat)];
  switch (deed) {
    case Deed::leave:
      if (!status.here) return Reason{"away", ""};
      emit(SeatLeft{seat});
      break;
    case Deed::come_back:
      if (status.here && !status.bot) return Reason{"not-away", ""};
      emit(SeatReturned{seat});
      break;
    case Deed::hand_to_bot:
      if (status.bot) return Reason{"bot-plays", ""};
      take_over(seat);
      break;
    case Deed::take_back:
      if (auto reason = why_not_undo(seat)) return reason;
      take_back();
      break;
    case Deed::start:
    case Deed::next:
    case Deed::ask_coach:
      break;
  }
  return std::nullopt;
}

// A card may be taken back as long as nobody has seen anything since: it is the last thing that
// happened, and there is no other person at the table.
std::optional<Reason> Table::why_not_undo(int seat) const {
  if (seats_[index(seat)].bot) return Reason{"bot-plays", ""};
  if (!seats_[index(seat)].here) return Reason{"away", ""};
  const auto* last = std::get_if<Event>(&log_.back().event);
  if (!before_ || last == nullptr || !std::holds_alternative<CardPlayed>(*last))
    return Reason{"nothing-to-undo", ""};
  return std::nullopt;
}

std::optional<Reason> Table::why_no_hint(Sender sender) const {
  if (!sender.seat) return Reason{"not-seated", ""};
  if (!setup_.hints) return Reason{"no-hints", ""};
  if (over()) return Reason{"over", "R13"};
  const auto now = turn();
  if (!now) return Reason{"no-hand", ""};
  if (*sender.seat != now->seat)
    return Reason{"not-your-turn", "", {{"seat", SeatNumber{now->seat}}}};
  return std::nullopt;
}

// By what the seat can know, and always the same at the same decision.
std::string Table::answer_with_hint(Sender sender, const std::string& id) const {
  if (const auto reason = why_no_hint(sender)) return refused_frame(id, *reason);
  std::string result;
  append_json(result, hint(views_[*sender.seat], kCoachSeed, kHintWorlds), setup_.rules.rules);
  return reply_frame(id, result);
}

// ---- What commands bring about

void Table::start_match() {
  const auto [cuts, dealer] = decks_->first_dealer(setup_.rules.rules, players());
  for (const Cut& cut : cuts) emit(CardCut{cut.seat, cut.card});
  match_.emplace(setup_.rules.rules, players(), dealer);
}

void Table::deal_hand() {
  finished_.clear();
  reshuffles_ = 0;
  turn_since_ = cause_.at;
  if (const Position* position = decks_->position()) {
    recorder_.begin_hand(*position);
    match_->set_position(*position, sink());
    return;
  }
  const Deck deck = decks_->deck(match_->rounds() + 1);
  recorder_.begin_hand(deck);
  match_->deal(deck, sink());
}

void Table::apply_move(const Move& move) {
  before_.reset();
  if (std::holds_alternative<Card>(move) && is_alone(match_->round().mover()))
    before_ = Before{*match_, views_, finished_};
  ++moves_;
  turn_since_ = cause_.at;
  if (const Suit* suit = std::get_if<Suit>(&move))
    match_->name_trump(*suit, sink());
  else
    match_->play(std::get<Card>(move), sink());
  if (match_->round().phase() == Phase::needs_stock) give_stock();
}

void Table::give_stock() {
  const CardList stock = decks_->stock(match_->rounds(), ++reshuffles_, finished_);
  finished_.clear();
  recorder_.add_stock(stock);
  match_->give_stock(stock, sink());
}

void Table::take_over(int seat) {
  emit(BotTookOver{seat, setup_.stand_in});
}

bool Table::is_alone(int seat) const {
  for (int each = 0; each < players(); ++each)
    if (setup_.seats[index(each)].bot.has_value() == (each == seat)) return false;
  return true;
}

// The same decision is to be made again.
void Table::take_back() {
  const auto [seat, card] = std::get<CardPlayed>(std::get<Event>(log_.back().event));
  emit(CardTakenBack{seat, card});
  match_ = before_->match;
  views_ = before_->views;
  finished_ = before_->finished;
  before_.reset();
  recorder_.undo();
  --moves_;
  turn_since_ = cause_.at;
}

void Table::emit(TableEvent event) {
  if (const auto* of_match = std::get_if<Event>(&event)) {
    note(*of_match);
  } else if (const auto* left = std::get_if<SeatLeft>(&event)) {
    seats_[index(left->seat)].here = false;
    left_at_[index(left->seat)] = cause_.at;
  } else if (const auto* returned = std::get_if<SeatReturned>(&event)) {
    seats_[index(returned->seat)] = {seats_[index(returned->seat)].name, std::nullopt, true};
  } else if (const auto* bot = std::get_if<BotTookOver>(&event)) {
    seats_[index(bot->seat)].bot = bot->level;
  }
  log_.push_back({cause_.at, cause_.sender, cause_.command_id, std::move(event)});
}

void Table::note(const Event& event) {
  recorder_.note(event);
  views_(event);
  if (const auto* play = std::get_if<CardPlayed>(&event)) finished_.push_back(play->card);
}

// ---- Time

std::optional<TimePoint> Table::deadline() const {
  if (!match_ || match_->round().over()) return std::nullopt;
  const int mover = match_->round().mover();
  const SeatStatus& seat = seats_[index(mover)];
  if (seat.bot) return std::nullopt;
  std::optional<TimePoint> due;
  if (setup_.turn_time) due = turn_since_ + *setup_.turn_time;
  if (seat.here) return due;
  const TimePoint gone = std::max(turn_since_, left_at_[index(mover)]) + setup_.away_time;
  return due ? std::min(*due, gone) : gone;
}

bool Table::tick(TimePoint now) {
  const auto due = deadline();
  if (!due || now < *due) return false;
  cause_ = {now, std::nullopt, ""};
  take_over(match_->round().mover());
  return true;
}

// ---- What is to be seen

std::optional<Turn> Table::turn() const {
  if (!match_ || match_->round().over()) return std::nullopt;
  const Round& round = match_->round();
  Turn turn{round.mover(), moves_ + 1, round.phase() == Phase::name_trump, {}, deadline()};
  if (!turn.names_trump) turn.legal = round.legal();
  return turn;
}

bool Table::between_hands() const {
  return !match_ || (match_->round().over() && !match_->over());
}

std::string Table::welcome(Viewer viewer) const {
  return welcome_frame(viewer, setup_.id, setup_.rules, seats_, seq());
}

std::vector<std::string> Table::frames_since(Viewer viewer, int since) const {
  std::vector<std::string> frames;
  for (int seq = std::max(since, 0) + 1; seq <= this->seq(); ++seq)
    frames.push_back(event_frame(viewer, seq, log_[index(seq - 1)].event));
  if (const auto now = turn()) frames.push_back(turn_frame(viewer, *now));
  return frames;
}

// ---- Restoring

std::optional<Table> Table::restore(TableSetup setup, std::shared_ptr<const DeckSource> decks,
                                    std::span<const LogEntry> log) {
  Table table(std::move(setup), std::move(decks));
  while (table.log_.size() < log.size()) {
    const std::size_t from = table.log_.size();
    if (!table.reapply(log[from])) return std::nullopt;
    const LogEntry& cause = log[from];
    if (cause.sender && !cause.command_id.empty())
      table.remember(*cause.sender, cause.command_id, ack_frame(cause.command_id, table.seq()));
  }
  if (!std::ranges::equal(log, std::span(table.log_).first(log.size()))) return std::nullopt;
  return table;
}

// Does again what brought about the entry, the first of those that belong together. Whether the
// entry itself is right is seen when all are compared.
bool Table::reapply(const LogEntry& entry) {
  cause_ = {entry.at, entry.sender, entry.command_id};
  if (const auto move = move_in(entry.event)) {
    const auto now = turn();
    if (!now || check_move(now->seat, *move)) return false;
    apply_move(*move);
    return true;
  }
  if (begins_hand(entry.event)) {
    if (!between_hands()) return false;
    if (!match_) start_match();
    deal_hand();
    return true;
  }
  const auto deed = deed_in(entry.event);
  return deed && deed->first >= 0 && deed->first < players() &&
         !seat_deed(deed->first, deed->second);
}

}  // namespace linger
