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

}  // namespace linger
