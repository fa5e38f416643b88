// Events as JSON: one object each, with the members of docs/formats.md, Events.
#pragma once

#include <string>

#include "game/events.h"

namespace linger {

// Appends one object, without a line break. Where cards are hidden a `count` stands in place of
// `cards`, and `{"count": n}` in place of a hand of a position.
void append_json(std::string& out, const RoundBegan& event);
void append_json(std::string& out, const PositionSet& event);
void append_json(std::string& out, const CardsDealt& event);
void append_json(std::string& out, const TrumpShown& event);
void append_json(std::string& out, const TrumpNamed& event);
void append_json(std::string& out, const CardPlayed& event);
void append_json(std::string& out, const TrickWon& event);
void append_json(std::string& out, const StockReshuffled& event);
void append_json(std::string& out, const CardsDrawn& event);
void append_json(std::string& out, const PlayerOut& event);
void append_json(std::string& out, const RoundEnded& event);
void append_json(std::string& out, const ScoreChanged& event);
void append_json(std::string& out, const MatchEnded& event);
void append_json(std::string& out, const Event& event);

// "last-survivor", …
std::string_view end_reason_name(EndReason reason);
// The ruling by which a hand ends so: "R7", …
std::string_view end_reason_ruling(EndReason reason);

}  // namespace linger
