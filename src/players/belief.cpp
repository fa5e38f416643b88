#include "players/belief.h"

#include <algorithm>
#include <cassert>

#include "players/playout.h"

namespace linger {
namespace {

constexpr std::size_t at(int index) {
  return static_cast<std::size_t>(index);
}

// n over k as a double; exact as far as a pack of cards needs it.
struct Binomials {
  std::array<std::array<double, kPackSize + 1>, kPackSize + 1> row{};
  Binomials() noexcept {
    for (std::size_t n = 0; n <= kPackSize; ++n) {
      row[n][0] = 1;
      for (std::size_t k = 1; k <= n; ++k) row[n][k] = row[n - 1][k - 1] + row[n - 1][k];
    }
  }
};
// Computed at the start: as data they would be 5 KB of the module for the page, compressed.
const Binomials kBinomials;

double choose_from(int n, int k) {
  return kBinomials.row[at(n)][at(k)];
}

}  // namespace

Belief::Belief(const SeatView& view) : view_(view), past_(view) {
  int held = 0;
  for (int hidden : past_.hidden) held += hidden;
  hidden_stock_ = view.stock_size() - (past_.under_stock ? 1 : 0);
  nowhere_ = past_.unseen.size() - held - hidden_stock_;
  classify();
  chart_courses();
}

// Suits that nobody was seen to lack are told apart by nothing.
void Belief::classify() {
  std::array<bool, kSuits> lacked{};
  for (const Past::Deed& deed : past_.deeds)
    if (deed.kind == Past::Deed::Kind::void_suit)
      lacked[at(static_cast<int>(deed.card.suit()))] = true;
  groups_ = 0;
  for (std::size_t suit = 0; suit < kSuits; ++suit)
    if (lacked[suit]) group_of_[suit] = groups_++;
  if (groups_ < kSuits) {
    for (std::size_t suit = 0; suit < kSuits; ++suit)
      if (!lacked[suit]) group_of_[suit] = groups_;
    ++groups_;
  }
  classes_ = groups_ * past_.origins;
  assert(classes_ <= Composition::kMaxClasses);

  for (int of = 0; of < classes_; ++of) {
    pool_.begin[at(of)] = static_cast<std::uint8_t>(pool_.size);
    for (Card card : past_.unseen) {
      if (class_of(card, past_.origin_of[at(card.code())]) != of) continue;
      pool_.cards[at(pool_.size++)] = card;
      all_.add(of);
    }
  }
  pool_.begin[at(classes_)] = static_cast<std::uint8_t>(pool_.size);
}

int Belief::class_of(Card card, int origin) const {
  return origin * groups_ + group_of_[at(static_cast<int>(card.suit()))];
}

ClassSet Belief::classes_of_origin(int origin) const {
  return ((ClassSet{1} << groups_) - 1) << (origin * groups_);
}

void Belief::chart_courses() {
  for (const Past::Deed& deed : past_.deeds) {
    Course& course = courses_[deed.seat];
    if (deed.kind == Past::Deed::Kind::reshuffle) {
      for (Course& each : courses_) each.lacked(classes_of_origin(deed.origin));
    } else if (deed.kind == Past::Deed::Kind::void_suit) {
      ClassSet classes = 0;
      for (int origin = 0; origin < past_.origins; ++origin)
        classes |= ClassSet{1} << class_of(deed.card, origin);
      course.lacked(classes);
    } else if (!deed.known) {
      if (deed.kind == Past::Deed::Kind::play)
        course.played(class_of(deed.card, deed.origin));
      else
        course.drew(classes_of_origin(deed.origin));
    }
  }
  for (int seat = 0; seat < view_.players(); ++seat)
    if (past_.hidden[at(seat)] > 0 && courses_[at(seat)].tells()) told_of_.push_back(seat);
  ways_.resize(told_of_.size());
}

// After a reshuffle nothing of an older stock is left but what a position had nowhere.
bool Belief::rest_fits(const Composition& rest) const {
  for (int origin = 0; origin + 1 < past_.origins; ++origin) {
    int left = 0;
    for (int group = 0; group < groups_; ++group) left += rest[origin * groups_ + group];
    if (left != (origin == 0 ? nowhere_ : 0)) return false;
  }
  return true;
}

template <class Use>
void Belief::each_composition(const Composition& rest, int held, const Use& use) const {
  const auto give = [&](const auto& self, int of, int left, Composition hand, double ways) -> void {
    const int available = rest[of];
    if (of + 1 == classes_) {
      if (left <= available) use(hand.add(of, left), ways * choose_from(available, left));
      return;
    }
    for (int count = 0; count <= std::min(left, available); ++count)
      self(self, of + 1, left - count, Composition(hand).add(of, count),
           ways * choose_from(available, count));
  };
  give(give, 0, held, {}, 1);
}

// In how many ways the seats from that place on can hold their cards out of the rest.
double Belief::ways_from(std::size_t place, const Composition& rest) {
  if (place == told_of_.size()) return rest_fits(rest) ? 1 : 0;
  auto& known = ways_[place];
  if (const auto found = known.find(rest); found != known.end()) return found->second;
  const int seat = told_of_[place];
  double sum = 0;
  each_composition(rest, past_.hidden[at(seat)], [&](const Composition& hand, double deals) {
    const double ways = courses_[at(seat)].ways(hand);
    if (ways > 0) sum += deals * ways * ways_from(place + 1, rest.less(hand));
  });
  known.emplace(rest, sum);
  return sum;
}

Composition Belief::choose(std::size_t place, const Composition& rest, Xoshiro& rng) {
  const int seat = told_of_[place];
  double left = rng.fraction() * ways_from(place, rest);
  Composition chosen;
  each_composition(rest, past_.hidden[at(seat)], [&](const Composition& hand, double deals) {
    if (left < 0) return;
    const double ways = courses_[at(seat)].ways(hand);
    if (ways == 0) return;
    const double share = deals * ways * ways_from(place + 1, rest.less(hand));
    if (share == 0) return;
    chosen = hand;  // the last one stays, should rounding leave a little over
    left -= share;
  });
  return chosen;
}

// Hands out the unseen cards: to the seats that something is told of by class, and to the others
// and the stock as they come.
Belief::Lie Belief::draw(Xoshiro& rng) {
  Lie lie;
  Pool pool = pool_;
  std::array<std::uint8_t, Composition::kMaxClasses> next{};
  std::copy_n(pool.begin.begin(), classes_, next.begin());
  Composition rest = all_;
  for (std::size_t place = 0; place < told_of_.size(); ++place) {
    const Composition hand = choose(place, rest, rng);
    for (int of = 0; of < classes_; ++of) {
      for (int count = hand[of]; count > 0; --count) {
        std::uint8_t& first = next[at(of)];
        const auto left = static_cast<std::uint32_t>(pool.begin[at(of + 1)] - first);
        std::swap(pool.cards[first], pool.cards[first + rng.below(left)]);
        lie.hidden[at(told_of_[place])].insert(pool.cards[first++]);
      }
    }
    rest = rest.less(hand);
  }
  // What is left moves together; the newest stock comes last.
  int size = 0;
  for (int of = 0; of < classes_; ++of)
    for (int i = next[at(of)]; i < pool.begin[at(of + 1)]; ++i)
      pool.cards[at(size++)] = pool.cards[at(i)];
  const int first = past_.origins > 1 ? nowhere_ : 0;
  int done = first;
  const auto take = [&] {
    const auto other = done + static_cast<int>(rng.below(static_cast<std::uint32_t>(size - done)));
    std::swap(pool.cards[at(done)], pool.cards[at(other)]);
    return pool.cards[at(done++)];
  };
  for (int seat = 0; seat < view_.players(); ++seat)
    for (int i = lie.hidden[at(seat)].size(); i < past_.hidden[at(seat)]; ++i)
      lie.hidden[at(seat)].insert(take());
  for (int i = 0; i < hidden_stock_; ++i) lie.stock.push_back(take());
  return lie;
}

// Goes back from the cards held now to those of the start.
class Belief::Unrolling {
 public:
  Unrolling(Belief& belief, const Lie& lie, Xoshiro& rng)
      : belief_(belief),
        rng_(rng),
        loose_(lie.hidden),
        known_(belief.past_.known),
        origin_(belief.past_.origin_of),
        rest_(lie.stock) {
    if (belief.past_.under_stock) rest_.push_back(*belief.past_.under_stock);
    for (std::size_t seat = 0; seat < step_.size(); ++seat)
      step_[seat] = belief.courses_[seat].steps();
  }

  World unroll() {
    for (auto deed = belief_.past_.deeds.rbegin(); deed != belief_.past_.deeds.rend(); ++deed)
      undo(*deed);
    PerSeat<CardSet> hands;
    for (std::size_t seat = 0; seat < hands.size(); ++seat)
      hands[seat] = loose_[seat] | known_[seat];
    World world{belief_.start(hands, stock()), {}};
    world.stocks.assign(stocks_.rbegin(), stocks_.rend());
    return world;
  }

 private:
  void undo(const Past::Deed& deed) {
    const std::size_t seat = deed.seat;
    switch (deed.kind) {
      case Past::Deed::Kind::play:
        (deed.known ? known_ : loose_)[seat].insert(deed.card);
        origin_[at(deed.card.code())] = deed.origin;
        step_[seat] -= deed.known ? 0 : 1;
        break;
      case Past::Deed::Kind::draw: {
        const Card card = deed.known ? deed.card : undraw(seat);
        (deed.known ? known_ : loose_)[seat].erase(card);
        step_[seat] -= deed.known ? 0 : 1;
        drawn_.push_back(card);
        break;
      }
      case Past::Deed::Kind::void_suit:
        --step_[seat];
        break;
      case Past::Deed::Kind::reshuffle:
        for (int& step : step_) --step;
        stocks_.push_back(stock());
        drawn_.clear();
        rest_.clear();
        break;
    }
  }

  // The stock of this origin as it was made, the top first.
  CardList stock() const {
    CardList stock;
    for (int i = drawn_.size(); i-- > 0;) stock.push_back(drawn_[i]);
    for (Card card : rest_) stock.push_back(card);
    return stock;
  }

  // One of the loose cards was drawn in the seat's last step: which?
  Card undraw(std::size_t seat) {
    const CardSet hand = loose_[seat];
    Course& course = belief_.courses_[seat];
    if (!course.tells()) return random_card(hand, rng_);
    Composition composition;
    for (Card card : hand) composition.add(class_of(card));
    double left = rng_.fraction() * course.ways(step_[seat], composition);
    int chosen = 0;
    for (int of = 0; of < belief_.classes_ && left >= 0; ++of) {
      const double ways = course.drawn(step_[seat], composition, of);
      if (ways == 0) continue;
      chosen = of;
      left -= ways;
    }
    CardSet candidates;
    for (Card card : hand)
      if (class_of(card) == chosen) candidates.insert(card);
    return random_card(candidates, rng_);
  }
  int class_of(Card card) const { return belief_.class_of(card, origin_[at(card.code())]); }

  Belief& belief_;
  Xoshiro& rng_;
  PerSeat<CardSet> loose_;
  PerSeat<CardSet> known_;
  std::array<std::uint8_t, 64> origin_;
  PerSeat<int> step_{};
  CardList drawn_;                // of the present origin, the last first
  CardList rest_;                 // and what was never drawn of it
  std::vector<CardList> stocks_;  // the last first
};

Round Belief::start(const PerSeat<CardSet>& hands, const CardList& stock) const {
  const Rules& rules = view_.rules();
  if (view_.from_position()) {
    Position position;
    for (std::size_t seat = 0; seat < hands.size(); ++seat)
      for (Card card : hands[seat]) position.hands[seat].push_back(card);
    position.stock = stock;
    position.trump = view_.trump();
    position.leader = first_leader();
    return Round::from_position(rules, view_.players(), position);
  }
  const int players = view_.players();
  const int dealer = *view_.dealer();
  const int hand = rules.hand_size(players);
  Deck deck{};
  for (int place = 0; place < players; ++place) {
    CardSet cards = hands[at((dealer + 1 + place) % players)];
    int i = 0;
    if (place == players - 1 && rules.trump == TrumpRule::dealer_last) {
      cards.erase(*view_.trump_card());
      deck[at(hand * players - 1)] = *view_.trump_card();
    }
    for (Card card : cards) deck[at(i++ * players + place)] = card;
  }
  const int dealt = hand * players;
  auto next = deck.begin() + dealt;
  if (rules.turns_stock_card()) *next++ = *view_.trump_card();
  for (Card card : stock)
    if (!rules.turns_stock_card() || card != *view_.trump_card()) *next++ = card;
  return Round::deal(rules, players, dealer, deck);
}

int Belief::first_leader() const {
  for (const Step& step : view_.history())
    if (step.kind == Step::Kind::play) return step.seat;
  return view_.leader();
}

World Belief::unroll(const Lie& lie, Xoshiro& rng) {
  return Unrolling(*this, lie, rng).unroll();
}

// How many lies there are when nothing is known but numbers.
double Belief::lies() const {
  int left = past_.unseen.size();
  double lies = 1;
  for (int hidden : past_.hidden) {
    lies *= choose_from(left, hidden);
    left -= hidden;
  }
  for (int i = 0; i < hidden_stock_; ++i) lies *= left - i;
  return lies;
}

double Belief::weigh(const Lie& lie) {
  Composition rest = all_;
  double weight = 1;
  for (int seat = 0; seat < view_.players(); ++seat) {
    Composition hand;
    for (Card card : lie.hidden[at(seat)])
      hand.add(class_of(card, past_.origin_of[at(card.code())]));
    rest = rest.less(hand);
    if (courses_[at(seat)].tells()) weight *= courses_[at(seat)].ways(hand);
  }
  return rest_fits(rest) ? weight : 0;
}

std::optional<std::vector<Belief::Weighted>> Belief::all(int most) {
  if (lies() > most) return std::nullopt;
  std::vector<Weighted> found;
  Weighted making;
  const auto lay_stock = [&](const auto& self, CardSet left) -> void {
    if (making.lie.stock.size() == hidden_stock_) {
      making.weight = weigh(making.lie);
      if (making.weight > 0) found.push_back(making);
      return;
    }
    const CardList before = making.lie.stock;
    for (Card card : left) {
      CardSet rest = left;
      rest.erase(card);
      making.lie.stock.push_back(card);
      self(self, rest);
      making.lie.stock = before;
    }
  };
  // Gives the seats from `seat` on their cards out of those left; `from` are the ones that may
  // still go to this seat, so that each hand comes up once.
  const auto give = [&](const auto& self, int seat, CardSet left, CardSet from) -> void {
    if (seat == view_.players()) return lay_stock(lay_stock, left);
    CardSet& hand = making.lie.hidden[at(seat)];
    if (hand.size() == past_.hidden[at(seat)]) return self(self, seat + 1, left, left);
    while (!from.empty()) {
      const Card card = from.front();
      from.erase(card);
      hand.insert(card);
      CardSet rest = left;
      rest.erase(card);
      self(self, seat, rest, from);
      hand.erase(card);
    }
  };
  give(give, 0, past_.unseen, past_.unseen);
  return found;
}

}  // namespace linger
