#include "table/recorder.h"

namespace linger {

void Recorder::note(const Event& event) {
  if (const auto* round = std::get_if<RoundBegan>(&event))
    record_.rounds.back().dealer = round->dealer;
  else if (const auto* play = std::get_if<CardPlayed>(&event))
    record_.rounds.back().moves.emplace_back(play->card);
  else if (const auto* named = std::get_if<TrumpNamed>(&event))
    record_.rounds.back().moves.emplace_back(named->suit);
}

void Recorder::undo() {
  auto& moves = record_.rounds.back().moves;
  undone_.push_back({static_cast<int>(record_.rounds.size()), static_cast<int>(moves.size()),
                     std::get<Card>(moves.back())});
  moves.pop_back();
}

}  // namespace linger
