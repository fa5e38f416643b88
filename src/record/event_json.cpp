#include "record/event_json.h"

#include <array>

#include "record/json_writer.h"

namespace linger {
namespace {

struct EndName {
  std::string_view name;
  std::string_view ruling;
};
constexpr std::array<EndName, 4> kEnds = {
    EndName{"last-survivor", "R7"}, EndName{"last-trick", "R8"}, EndName{"stock-exhausted", "R9"},
    EndName{"last-holder", "R10"}};

// Begins the event's object and ends it with its scope.
class EventWriter {
 public:
  EventWriter(std::string& out, std::string_view name) : writer_(out) {
    writer_.begin_object().key("event").word(name);
  }
  ~EventWriter() { writer_.end_object(); }
  EventWriter(const EventWriter&) = delete;
  EventWriter& operator=(const EventWriter&) = delete;

  template <class T>
  EventWriter& member(std::string_view name, const T& content) {
    writer_.member(name, content);
    return *this;
  }
  EventWriter& cards(const Cards& cards) {
    return cards.is_hidden() ? member("count", int{cards.count}) : member("cards", cards.known);
  }
  // The figures of those who play.
  template <class T>
  EventWriter& figures(std::string_view name, const PerSeat<T>& figures, int players) {
    writer_.key(name).begin_array();
    for (int seat = 0; seat < players; ++seat)
      writer_.value(int{figures[static_cast<std::size_t>(seat)]});
    writer_.end_array();
    return *this;
  }
  JsonWriter& json() { return writer_; }

 private:
  JsonWriter writer_;
};

}  // namespace

std::string_view end_reason_name(EndReason reason) {
  return kEnds[static_cast<std::size_t>(reason)].name;
}
std::string_view end_reason_ruling(EndReason reason) {
  return kEnds[static_cast<std::size_t>(reason)].ruling;
}

void append_json(std::string& out, const RoundBegan& event) {
  EventWriter writer(out, "round");
  writer.member("number", event.number);
  if (event.dealer) writer.member("dealer", *event.dealer);
}

void append_json(std::string& out, const PositionSet& event) {
  EventWriter writer(out, "position");
  writer.member("leader", event.leader);
  JsonWriter& json = writer.json().key("hands").begin_array();
  for (int seat = 0; seat < event.players; ++seat) {
    const Cards& hand = event.hands[static_cast<std::size_t>(seat)];
    if (hand.is_hidden())
      json.begin_object().member("count", int{hand.count}).end_object();
    else
      json.value(hand.known);
  }
  json.end_array();
  writer.member("stock", event.stock);
  if (event.trump) writer.member("trump", *event.trump);
}

void append_json(std::string& out, const CardsDealt& event) {
  EventWriter(out, "deal").member("seat", event.seat).cards(event.cards);
}

void append_json(std::string& out, const TrumpShown& event) {
  EventWriter(out, "trump").member("suit", event.card.suit()).member("card", event.card);
}

void append_json(std::string& out, const TrumpNamed& event) {
  EventWriter(out, "trump").member("suit", event.suit).member("seat", event.seat);
}

void append_json(std::string& out, const CardPlayed& event) {
  EventWriter(out, "play").member("seat", event.seat).member("card", event.card);
}

void append_json(std::string& out, const TrickWon& event) {
  EventWriter(out, "trick").member("number", event.number).member("winner", event.winner);
}

void append_json(std::string& out, const StockReshuffled& event) {
  EventWriter(out, "reshuffle").member("count", event.count);
}

void append_json(std::string& out, const CardsDrawn& event) {
  EventWriter(out, "draw").member("seat", event.seat).cards(event.cards);
}

void append_json(std::string& out, const PlayerOut& event) {
  EventWriter(out, "out").member("seat", event.seat);
}

void append_json(std::string& out, const RoundEnded& event) {
  EventWriter writer(out, "end");
  writer.member("winner", event.winner);
  writer.json().key("reason").word(end_reason_name(event.reason));
  writer.figures("tricks", event.tricks, event.players);
}

void append_json(std::string& out, const ScoreChanged& event) {
  EventWriter writer(out, "score");
  writer.figures("wins", event.wins, event.players);
  if (event.points) writer.figures("points", *event.points, event.players);
}

void append_json(std::string& out, const MatchEnded& event) {
  EventWriter writer(out, "match-end");
  JsonWriter& json = writer.json().key("winners").begin_array();
  for (std::size_t seat = 0; seat < event.won.size(); ++seat)
    if (event.won[seat]) json.value(static_cast<int>(seat));
  json.end_array();
}

void append_json(std::string& out, const Event& event) {
  std::visit([&out](const auto& each) { append_json(out, each); }, event);
}

}  // namespace linger
