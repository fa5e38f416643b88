#include "app/child_process.h"

#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <thread>

namespace linger {
namespace {

using namespace std::chrono_literals;

constexpr auto kTimeToEnd = 200ms;
constexpr auto kLook = 20ms;  // between looks at whether to stop

// Two ends of a pipe, which no other program inherits.
struct Pipe {
  int reading = -1;
  int writing = -1;

  bool open() {
    std::array<int, 2> ends{};
    if (::pipe2(ends.data(), O_CLOEXEC) != 0) return false;
    reading = ends[0];
    writing = ends[1];
    return true;
  }
};

void close_if_open(int descriptor) {
  if (descriptor >= 0) ::close(descriptor);
}

// 0 if it cannot be done. Signals are the program's own business again, and it leads a process
// group: Ctrl-C is for us to hear, and with the group all that it starts can be ended.
pid_t spawn_shell(const std::string& command, int input, int output) {
  posix_spawn_file_actions_t actions;
  ::posix_spawn_file_actions_init(&actions);
  ::posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO);
  ::posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO);
  posix_spawnattr_t attributes;
  ::posix_spawnattr_init(&attributes);
  ::posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF);
  sigset_t signals;
  ::sigemptyset(&signals);
  for (int signal : {SIGPIPE, SIGXFSZ, SIGINT, SIGTERM, SIGHUP}) ::sigaddset(&signals, signal);
  ::posix_spawnattr_setsigdefault(&attributes, &signals);

  std::string shell = "sh", option = "-c", text = command;
  std::array<char*, 4> arguments = {shell.data(), option.data(), text.data(), nullptr};
  pid_t pid = 0;
  if (::posix_spawn(&pid, "/bin/sh", &actions, &attributes, arguments.data(), environ) != 0)
    pid = 0;
  ::posix_spawnattr_destroy(&attributes);
  ::posix_spawn_file_actions_destroy(&actions);
  return pid;
}

// The children there are, for kill_children: 0 where there is none, kComing where one is being
// started. More than the arena has seats for at any number of threads.
std::array<std::atomic<pid_t>, 2048> children;
static_assert(std::atomic<pid_t>::is_always_lock_free);  // so that a handler may read it

constexpr pid_t kComing = -1;

std::atomic<pid_t>* place_for_child() {
  for (std::atomic<pid_t>& place : children)
    if (pid_t none = 0; place.compare_exchange_strong(none, kComing)) return &place;
  return nullptr;
}

}  // namespace

std::unique_ptr<ChildProcess> ChildProcess::start(const std::string& command,
                                                  const std::atomic<bool>& stop) {
  std::atomic<pid_t>* const place = stop ? nullptr : place_for_child();
  if (place == nullptr) return nullptr;
  Pipe in, out;
  pid_t pid = 0;
  if (in.open() && out.open()) pid = spawn_shell(command, in.reading, out.writing);
  *place = pid;
  close_if_open(in.reading);
  close_if_open(out.writing);
  if (pid == 0) {
    close_if_open(in.writing);
    close_if_open(out.reading);
    return nullptr;
  }
  ::fcntl(in.writing, F_SETFL, O_NONBLOCK);  // a program that does not read must not hold us up
  return std::unique_ptr<ChildProcess>(new ChildProcess(*place, in.writing, out.reading, stop));
}

ChildProcess::~ChildProcess() {
  ::close(input_);
  const Deadline deadline = std::chrono::steady_clock::now() + kTimeToEnd;
  siginfo_t info = {};
  // It is not reaped before its group has been ended: until then the number is nobody else's.
  while (::waitid(P_PID, static_cast<id_t>(pid_.load()), &info, WEXITED | WNOHANG | WNOWAIT) == 0 &&
         info.si_pid == 0 && std::chrono::steady_clock::now() < deadline)
    std::this_thread::sleep_for(2ms);
  ::kill(-pid_, SIGKILL);
  const pid_t pid = pid_.exchange(0);
  while (::waitpid(pid, nullptr, 0) < 0 && errno == EINTR) {
  }
  ::close(output_);
}

// Done when the descriptor is ready, or has been closed. After the deadline it is too late whatever
// is ready: else a program that never falls silent would never be late.
Exchange ChildProcess::wait_for(int descriptor, short what, Deadline deadline) const {
  while (!stop_) {
    const auto left =
        std::chrono::ceil<std::chrono::milliseconds>(deadline - std::chrono::steady_clock::now());
    if (left <= 0ms) return Exchange::late;
    pollfd waiting{descriptor, what, 0};
    const auto time = std::min<std::chrono::milliseconds>(left, kLook);
    if (::poll(&waiting, 1, static_cast<int>(time.count())) > 0) return Exchange::done;
  }
  return Exchange::stopped;
}

Exchange ChildProcess::write(std::string_view text, Deadline deadline) {
  while (!text.empty()) {
    const ssize_t written = ::write(input_, text.data(), text.size());
    if (written >= 0)
      text.remove_prefix(static_cast<std::size_t>(written));
    else if (errno != EAGAIN && errno != EINTR)
      return Exchange::gone;
    else if (const Exchange ready = wait_for(input_, POLLOUT, deadline); ready != Exchange::done)
      return ready;
  }
  return Exchange::done;
}

Exchange ChildProcess::read_line(std::string& line, std::size_t longest, Deadline deadline) {
  std::size_t end;
  while ((end = waiting_.find('\n')) == std::string::npos) {
    if (waiting_.size() > longest) return Exchange::gone;
    const Exchange ready = wait_for(output_, POLLIN, deadline);
    if (ready != Exchange::done) return ready;
    std::array<char, 4096> block;
    const ssize_t count = ::read(output_, block.data(), block.size());
    if (count < 0 && errno == EINTR) continue;
    if (count <= 0) return Exchange::gone;
    waiting_.append(block.data(), static_cast<std::size_t>(count));
  }
  if (end > longest) return Exchange::gone;  // it may have come with its end in one piece
  line = waiting_.substr(0, end);
  waiting_.erase(0, end + 1);
  return Exchange::done;
}

void kill_children() {
  for (const std::atomic<pid_t>& child : children)
    if (const pid_t pid = child; pid > 0) ::kill(-pid, SIGKILL);
}

}  // namespace linger
