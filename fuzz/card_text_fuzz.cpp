// Cards as text: what is read is written back as the same card or move.
#include <cstdint>
#include <string_view>

#include "cards/card_text.h"
#include "must.h"
#include "record/card_words.h"

namespace linger {
namespace {

void check_card(std::string_view text) {
  const auto card = parse_card(text);
  if (!card) return;
  must(card->index() >= 0 && card->index() < kPackSize);
  must(parse_card(to_text(*card)) == card);
}

void check_lists(std::string_view text) {
  std::vector<Move> moves, moves_again;
  const bool fault = parse_moves(text, moves).has_value();
  must(!parse_moves(to_text(moves), moves_again) && moves_again == moves);

  CardList cards, cards_again;
  if (!parse_cards(text, cards)) must(!fault);  // a list of cards is one of moves
  must(cards.set().size() == cards.size());
  must(!parse_cards(to_text(cards), cards_again) && cards_again == cards);
}

}  // namespace
}  // namespace linger

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  linger::check_card(text);
  linger::check_lists(text);
  return 0;
}
