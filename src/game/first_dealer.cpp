#include "game/first_dealer.h"

#include <algorithm>
#include <numeric>
#include <string>

#include "cards/deck.h"
#include "cards/seed_stream.h"

namespace linger {

CutForDeal cut_for_deal(std::string_view seed, int players) {
  const Deck pack = deck_of_seed(std::string(seed) + ":cut");
  std::size_t next = 0;
  CutForDeal result;
  std::vector<int> cutting(static_cast<std::size_t>(players));
  std::iota(cutting.begin(), cutting.end(), 0);
  // A pack that cannot serve all who cut again (11 quadruple ties in a row) decides by seat.
  while (cutting.size() > 1 && next + cutting.size() <= pack.size()) {
    Rank lowest = Rank::ace;
    std::vector<int> tied;
    for (int seat : cutting) {
      const Card card = pack[next++];
      result.cuts.push_back({seat, card});
      if (card.rank() < lowest) tied.clear();
      lowest = std::min(lowest, card.rank());
      if (card.rank() == lowest) tied.push_back(seat);
    }
    cutting = tied;
  }
  result.dealer = cutting.front();
  return result;
}

int random_dealer(std::string_view seed, int players) {
  return static_cast<int>(
      SeedStream(std::string(seed) + ":dealer").below(static_cast<std::uint32_t>(players)));
}

int first_dealer(const Rules& rules, std::string_view seed, int players) {
  return rules.first_dealer == FirstDealer::cut_low ? cut_for_deal(seed, players).dealer
                                                    : random_dealer(seed, players);
}

}  // namespace linger
