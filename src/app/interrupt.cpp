#include "app/interrupt.h"

#include <array>
#include <csignal>

#include "app/child_process.h"

namespace linger {
namespace {

constexpr std::array kSignals = {SIGINT, SIGTERM, SIGHUP};

std::atomic<bool> signal_came = false;
static_assert(std::atomic<bool>::is_always_lock_free);  // so that a handler may set it

void note_signal(int signal) {
  if (!signal_came.exchange(true)) return;
  kill_children();
  ::signal(signal, SIG_DFL);
  ::raise(signal);  // comes as soon as this handler is left
}

void set_handlers(void (*handler)(int)) {
  struct sigaction action = {};
  action.sa_handler = handler;
  action.sa_flags = SA_RESTART;
  for (int signal : kSignals) ::sigaction(signal, &action, nullptr);
}

}  // namespace

Interrupt::Interrupt() {
  signal_came = false;
  set_handlers(note_signal);
}

Interrupt::~Interrupt() {
  set_handlers(SIG_DFL);
}

const std::atomic<bool>& Interrupt::came() const {
  return signal_came;
}

}  // namespace linger
