#include "study/bout.h"

#include <array>

#include "players/moves.h"
#include "players/playout.h"

namespace linger {
namespace {

std::string table_name(const Bout& bout) {
  // A number that does not lead back to the seed, with which the deck could be found.
  const std::uint64_t number =
      Xoshiro(std::string(bout.seed) + ":table", bout.deal << kMaxPlayers | bout.candidates).next();
  return std::to_string(number);
}

class BoutTable {
 public:
  BoutTable(const Bout& bout, std::span<const Sitter> sitters) : bout_(bout), sitters_(sitters) {
    const std::string table = table_name(bout);
    for (int seat = 0; seat < players(); ++seat) {
      views_.emplace_back(bout.rules.rules, players(), Viewer::at(seat));
      if (Contestant* honest = contestant(seat))
        honest->sit_down({bout.rules, players(), seat, table});
      // Candidate and field have streams of their own: a match of a contestant with itself shows
      // what chance does, instead of one and the same hand each time.
      const char* side = contains(bout.candidates, seat) ? ":candidate:" : ":field:";
      streams_[index(seat)] =
          std::string(bout.seed) + side + std::to_string(bout.deal) + ":" + std::to_string(seat);
    }
  }

  std::optional<int> play(const std::function<bool()>& stopped) {
    const auto tell = [this](const auto& event) { this->tell(event); };
    tell(RoundBegan{1, bout_.dealer});
    Round round = Round::deal(bout_.rules.rules, players(), bout_.dealer, bout_.deck, tell);
    for (int number = 1; !round.over();) {
      if (round.phase() == Phase::needs_stock) {
        Xoshiro rng(std::string(bout_.seed) + ":stock:" + std::to_string(bout_.deal),
                    static_cast<std::uint64_t>(number));
        give_shuffled_stock(round, rng, tell);
        continue;
      }
      if (stopped()) return std::nullopt;
      const Move move = ask(round, number++);
      if (stopped()) return std::nullopt;
      make_move(round, move, tell);
    }
    return round.winner();
  }

 private:
  static std::size_t index(int seat) { return static_cast<std::size_t>(seat); }

  int players() const { return static_cast<int>(sitters_.size()); }

  // nullptr if a cheat sits there.
  Contestant* contestant(int seat) const {
    auto* honest = std::get_if<std::unique_ptr<Contestant>>(sitters_[index(seat)].entry);
    return honest == nullptr ? nullptr : honest->get();
  }

  void tell(const Event& event) {
    for (int seat = 0; seat < players(); ++seat) {
      const Event seen = visible_to(Viewer::at(seat), event);
      views_[index(seat)].see(seen);
      if (Contestant* honest = contestant(seat)) honest->see(seen);
    }
  }

  Move ask(const Round& round, int number) {
    const int mover = round.mover();
    for (int seat = 0; seat < players(); ++seat)
      if (Contestant* honest = contestant(seat); honest != nullptr && seat != mover)
        honest->see_turn(mover, number);

    const Sitter& sitter = sitters_[index(mover)];
    Xoshiro rng(streams_[index(mover)], static_cast<std::uint64_t>(number));
    const Decision decision{views_[index(mover)], number, rng};
    if (sitter.times == nullptr) return choose(decision, round);
    const auto began = sitter.clock();
    const Move move = choose(decision, round);
    const std::chrono::duration<float, std::milli> taken = sitter.clock() - began;
    sitter.times->push_back(taken.count());
    return move;
  }

  Move choose(const Decision& decision, const Round& truth) {
    if (Contestant* honest = contestant(truth.mover())) return honest->choose(decision);
    const Entry& entry = *sitters_[index(truth.mover())].entry;
    return std::get<std::unique_ptr<Cheat>>(entry)->choose(decision, truth);
  }

  const Bout& bout_;
  std::span<const Sitter> sitters_;
  std::vector<SeatView> views_;
  std::array<std::string, kMaxPlayers> streams_;
};

}  // namespace

std::optional<int> play_bout(const Bout& bout, std::span<const Sitter> sitters,
                             const std::function<bool()>& stopped) {
  return BoutTable(bout, sitters).play(stopped);
}

}  // namespace linger
