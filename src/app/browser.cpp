#include "app/browser.h"

#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <string_view>

namespace linger {
namespace {

// In a session of its own: Ctrl-C ends the server and not the browser.
constexpr std::string_view kScript = R"(
for opener in xdg-open sensible-browser; do
  if command -v "$opener" >/dev/null; then
    setsid "$opener" "$1" </dev/null >/dev/null 2>&1 &
    exit 0
  fi
done
exit 1)";

bool is_set(const char* variable) {
  const char* const value = std::getenv(variable);
  return value != nullptr && *value != '\0';
}

// The shell's exit code; -1 if there is none. Signals that we ignore are the browser's own again.
int run_shell(std::string_view script, const std::string& argument) {
  posix_spawnattr_t attributes;
  ::posix_spawnattr_init(&attributes);
  ::posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGDEF);
  sigset_t signals;
  ::sigemptyset(&signals);
  for (int signal : {SIGPIPE, SIGXFSZ}) ::sigaddset(&signals, signal);
  ::posix_spawnattr_setsigdefault(&attributes, &signals);

  std::string shell = "sh", option = "-c", text(script), name = "sh", word = argument;
  const std::array<char*, 6> arguments = {shell.data(), option.data(), text.data(),
                                          name.data(),  word.data(),   nullptr};
  pid_t pid = 0;
  const int error = ::posix_spawn(&pid, "/bin/sh", nullptr, &attributes, arguments.data(), environ);
  ::posix_spawnattr_destroy(&attributes);
  if (error != 0) return -1;
  int status = 0;
  while (::waitpid(pid, &status, 0) < 0)
    if (errno != EINTR) return -1;
  return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

}  // namespace

bool open_in_browser(const std::string& address) {
  if (!is_set("DISPLAY") && !is_set("WAYLAND_DISPLAY")) return false;
  return run_shell(kScript, address) == 0;
}

}  // namespace linger
