#include "protocol/table_event.h"

#include "record/event_json.h"
#include "record/json_writer.h"

namespace linger {
namespace {

// An allow-list, as in view/visible.cpp: each member that everybody may see is named.
struct Filter {
  Viewer viewer;

  TableEvent operator()(const Event& e) const { return visible_to(viewer, e); }
  TableEvent operator()(const SeatTaken& e) const { return SeatTaken{e.seat, e.name, e.bot}; }
  TableEvent operator()(const SeatLeft& e) const { return SeatLeft{e.seat}; }
  TableEvent operator()(const SeatReturned& e) const { return SeatReturned{e.seat}; }
  TableEvent operator()(const BotTookOver& e) const { return BotTookOver{e.seat, e.level}; }
  TableEvent operator()(const CardCut& e) const { return CardCut{e.seat, e.card}; }
  TableEvent operator()(const CardTakenBack& e) const { return CardTakenBack{e.seat, e.card}; }
};

struct Writer {
  std::string& out;

  JsonWriter begin(std::string_view name, int seat) const {
    JsonWriter json(out);
    json.begin_object().key("event").word(name).member("seat", seat);
    return json;
  }

  void operator()(const Event& e) const { append_json(out, e); }
  void operator()(const SeatTaken& e) const {
    JsonWriter json = begin("sit", e.seat);
    json.member("name", std::string_view(e.name)).key("kind").word(e.bot ? "bot" : "person");
    if (e.bot) json.key("level").word(name_of(*e.bot));
    json.end_object();
  }
  void operator()(const SeatLeft& e) const { begin("leave", e.seat).end_object(); }
  void operator()(const SeatReturned& e) const { begin("return", e.seat).end_object(); }
  void operator()(const BotTookOver& e) const {
    begin("bot", e.seat).key("level").word(name_of(e.level)).end_object();
  }
  void operator()(const CardCut& e) const {
    begin("cut", e.seat).member("card", e.card).end_object();
  }
  void operator()(const CardTakenBack& e) const {
    begin("undo", e.seat).member("card", e.card).end_object();
  }
};

}  // namespace

TableEvent visible_to(Viewer viewer, const TableEvent& event) {
  return std::visit(Filter{viewer}, event);
}

void append_json(std::string& out, const TableEvent& event) {
  std::visit(Writer{out}, event);
}

}  // namespace linger
