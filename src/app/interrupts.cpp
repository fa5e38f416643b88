#include "app/interrupts.h"

#include <array>
#include <climits>
#include <csignal>

namespace linger {
namespace {

constexpr std::array kEnding = {SIGINT, SIGTERM, SIGHUP};

volatile std::sig_atomic_t end_asked_for = 0;  // so many times
volatile std::sig_atomic_t continued = 0;

void note(int signal) {
  if (signal == SIGCONT)
    continued = 1;
  else if (end_asked_for < INT_MAX)
    end_asked_for = end_asked_for + 1;
}

// Without SA_RESTART, so that a waiting call returns.
void handle(int signal, void (*handler)(int)) {
  struct sigaction action = {};
  action.sa_handler = handler;
  ::sigaction(signal, &action, nullptr);
}

}  // namespace

Interrupts::Interrupts() {
  for (int signal : kEnding) handle(signal, note);
  handle(SIGCONT, note);
}

Interrupts::~Interrupts() {
  for (int signal : kEnding) handle(signal, SIG_DFL);
  handle(SIGCONT, SIG_DFL);
}

bool interrupted() {
  return end_asked_for != 0;
}

int interrupts() {
  return end_asked_for;
}

bool has_been_continued() {
  const bool was = continued != 0;
  continued = 0;
  return was;
}

}  // namespace linger
