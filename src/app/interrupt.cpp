#include "app/interrupt.h"

#include <array>
#include <csignal>

namespace linger {
namespace {

constexpr std::array kSignals = {SIGINT, SIGTERM, SIGHUP};

std::atomic<bool> signal_came = false;
static_assert(std::atomic<bool>::is_always_lock_free);  // so that a handler may set it

void note_signal(int) {
  signal_came = true;
}

void set_handlers(void (*handler)(int)) {
  struct sigaction action = {};
  action.sa_handler = handler;
  action.sa_flags = SA_RESTART | static_cast<int>(SA_RESETHAND);
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
