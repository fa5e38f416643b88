// Those who take part in the arena: honest ones, who see what their seat may know, and cheats, who
// see everything and show what knowledge would be worth.
#pragma once

#include <chrono>
#include <functional>
#include <memory>
#include <string>
#include <variant>

#include "cards/xoshiro.h"
#include "game/round.h"
#include "record/record.h"
#include "record/rules_json.h"
#include "view/seat_view.h"

namespace linger {

// Where a contestant sits down for one hand.
struct Place {
  const NamedRules& rules;
  int players = 0;
  int seat = 0;
  std::string table;  // another name for every hand, from which nothing can be learnt
};

// What a contestant has to decide: whatever the view's phase asks for. It is the viewer's turn.
struct Decision {
  const SeatView& view;
  int number = 1;  // counts the moves of the hand, from 1
  Xoshiro& rng;    // all the chance there is: the same from run to run
};

// Turns that were lost, where that can happen: to a program that is slow, wrong or dead; and those
// that it took.
struct Faults {
  int slow = 0;
  int wrong = 0;
  int dead = 0;
  int taken = 0;

  int sum() const { return slow + wrong + dead; }
  // Whatever was won in its name, others won.
  bool all_lost() const { return taken == 0 && sum() > 0; }
  Faults& operator+=(const Faults& more) {
    slow += more.slow;
    wrong += more.wrong;
    dead += more.dead;
    taken += more.taken;
    return *this;
  }
};

// Chooses by what its seat may know. It plays many hands one after another, each at a place of
// its own, and is never at two tables at a time.
class Contestant {
 public:
  virtual ~Contestant() = default;

  virtual void sit_down(const Place&) {}
  // What happens at the table, with all taken out that the seat may not see.
  virtual void see(const Event&) {}
  // Whose turn it is, where it is another's.
  virtual void see_turn(int /*seat*/, int /*decision*/) {}
  // A legal move.
  virtual Move choose(const Decision& decision) = 0;

  virtual Faults faults() const { return {}; }
};

// Chooses by the true hands and stock.
class Cheat {
 public:
  virtual ~Cheat() = default;
  virtual Move choose(const Decision& decision, const Round& truth) = 0;
};

using Entry = std::variant<std::unique_ptr<Contestant>, std::unique_ptr<Cheat>>;

// The time by which decisions are measured; only differences mean anything.
using Clock = std::chrono::nanoseconds (*)();
std::chrono::nanoseconds thread_time();  // what the calling thread had of a core
std::chrono::nanoseconds wall_time();    // for those who think elsewhere

// A contestant by its name, to be made as often as there are seats and threads for it.
struct Entrant {
  std::string name;
  std::function<Entry()> make;
  Clock clock = thread_time;
};

}  // namespace linger
