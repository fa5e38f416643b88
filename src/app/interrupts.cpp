#include "app/interrupts.h"

#include <array>
#include <climits>
#include <csignal>

#include "app/child_process.h"

namespace linger {
namespace {

constexpr std::array kEnding = {SIGINT, SIGTERM, SIGHUP};

// What a handler may touch has to be free of locks.
static_assert(std::atomic<bool>::is_always_lock_free && std::atomic<int>::is_always_lock_free);
std::atomic<bool> end_asked_for = false;
std::atomic<int> times_asked = 0;
std::atomic<bool> continued = false;

void note(int) {
  end_asked_for = true;
  if (times_asked < INT_MAX) ++times_asked;
}

void note_first(int signal) {
  note(signal);
  if (times_asked == 1) return;
  kill_children();
  ::signal(signal, SIG_DFL);
  ::raise(signal);  // comes as soon as this handler is left
}

void note_continuing(int) {
  continued = true;
}

void handle(int signal, void (*handler)(int), int flags = 0) {
  struct sigaction action = {};
  action.sa_handler = handler;
  action.sa_flags = flags;
  ::sigaction(signal, &action, nullptr);
}

}  // namespace

Interrupts::Interrupts(Second second) {
  const bool ends = second == Second::ends;
  for (int signal : kEnding) handle(signal, ends ? note_first : note, ends ? SA_RESTART : 0);
  if (!ends) handle(SIGCONT, note_continuing);
}

Interrupts::~Interrupts() {
  for (int signal : kEnding) handle(signal, SIG_DFL);
  handle(SIGCONT, SIG_DFL);
}

const std::atomic<bool>& interruption() {
  return end_asked_for;
}

int interrupts() {
  return times_asked;
}

bool has_been_continued() {
  return continued.exchange(false);
}

}  // namespace linger
