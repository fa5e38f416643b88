// Where a table's decks come from: a seed, or a record and then its seed.
#pragma once

#include <string>

#include "cards/card_list.h"
#include "cards/deck.h"
#include "game/first_dealer.h"
#include "record/record.h"

namespace linger {

// Always gives the same answer to the same question, so that a table can be restored.
class DeckSource {
 public:
  virtual ~DeckSource() = default;

  // The first dealer, with the cards that were cut if it came to that (R11).
  virtual CutForDeal first_dealer(const Rules& rules, int players) const = 0;
  // The position that the only hand begins from instead of a deal; none as a rule.
  virtual const Position* position() const { return nullptr; }
  // The deck of the hand, from 1.
  virtual Deck deck(int hand) const = 0;
  // The new stock of the reshuffle, from 1, of that hand, made of the cards of the finished
  // tricks in the order played (R9).
  virtual CardList stock(int hand, int reshuffle, const CardList& finished) const = 0;
};

// The decks of a match of a seed (docs/formats.md, Deck of a seed).
class SeededDecks : public DeckSource {
 public:
  explicit SeededDecks(std::string seed) : seed_(std::move(seed)) {}

  CutForDeal first_dealer(const Rules& rules, int players) const override;
  Deck deck(int hand) const override;
  CardList stock(int hand, int reshuffle, const CardList& finished) const override;

 private:
  std::string hand_seed(int hand) const { return seed_ + "/" + std::to_string(hand); }

  std::string seed_;
};

// Those that a record has, and after them those of a seed.
class RecordedDecks : public SeededDecks {
 public:
  RecordedDecks(Record record, std::string seed)
      : SeededDecks(std::move(seed)), record_(std::move(record)) {}

  CutForDeal first_dealer(const Rules& rules, int players) const override;
  const Position* position() const override;
  Deck deck(int hand) const override;
  CardList stock(int hand, int reshuffle, const CardList& finished) const override;

 private:
  const RoundRecord* round(int hand) const;

  Record record_;
};

}  // namespace linger
