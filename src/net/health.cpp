#include "net/health.h"

#include <poll.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <chrono>
#include <string>

#include "net/sockets.h"

namespace linger {
namespace {

using Clock = std::chrono::steady_clock;
using namespace std::chrono_literals;

constexpr auto kPatience = 1s;
constexpr std::size_t kLongestAnswer = 4096;

class Socket {
 public:
  explicit Socket(int descriptor) : descriptor_(descriptor) {}
  ~Socket() {
    if (descriptor_ >= 0) ::close(descriptor_);
  }
  Socket(const Socket&) = delete;
  Socket& operator=(const Socket&) = delete;
  int descriptor() const { return descriptor_; }

 private:
  int descriptor_;
};

bool wait_for(int socket, short what, Clock::time_point deadline) {
  const auto left = std::chrono::ceil<std::chrono::milliseconds>(deadline - Clock::now());
  pollfd waiting{socket, what, 0};
  return left > 0ms && ::poll(&waiting, 1, static_cast<int>(left.count())) > 0;
}

bool connect_to(int socket, const addrinfo& address, Clock::time_point deadline) {
  if (::connect(socket, address.ai_addr, address.ai_addrlen) == 0) return true;
  int error = errno;
  if (error != EINPROGRESS || !wait_for(socket, POLLOUT, deadline)) return false;
  socklen_t size = sizeof error;
  return ::getsockopt(socket, SOL_SOCKET, SO_ERROR, &error, &size) == 0 && error == 0;
}

// All that it says until it closes the connection, its time is over or it is too long.
std::string read_all(int socket, Clock::time_point deadline) {
  std::string answer;
  while (answer.size() < kLongestAnswer && wait_for(socket, POLLIN, deadline)) {
    std::array<char, 1024> block;
    const ssize_t count = ::recv(socket, block.data(), block.size(), 0);
    if (count <= 0) break;
    answer.append(block.data(), static_cast<std::size_t>(count));
  }
  return answer;
}

std::string ask(const addrinfo& address, const std::string& question) {
  const Clock::time_point deadline = Clock::now() + kPatience;
  const Socket socket(::socket(address.ai_family, SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0));
  if (socket.descriptor() < 0 || !connect_to(socket.descriptor(), address, deadline)) return {};
  const ssize_t sent = ::send(socket.descriptor(), question.data(), question.size(), MSG_NOSIGNAL);
  if (sent != static_cast<ssize_t>(question.size())) return {};
  return read_all(socket.descriptor(), deadline);
}

}  // namespace

bool is_served_at(const Endpoint& endpoint) {
  const Endpoint place = endpoint.from_here();
  addrinfo in_digits = {};
  in_digits.ai_flags = AI_NUMERICHOST | AI_NUMERICSERV;
  in_digits.ai_socktype = SOCK_STREAM;
  addrinfo* address = nullptr;
  if (::getaddrinfo(place.host.c_str(), std::to_string(place.port).c_str(), &in_digits, &address))
    return false;
  const std::string answer = ask(
      *address, "GET /healthz HTTP/1.1\r\nHost: " + place.text() + "\r\nConnection: close\r\n\r\n");
  ::freeaddrinfo(address);
  return answer.starts_with("HTTP/1.1 200 ") &&
         answer.find("\r\n\r\n{\"linger\":\"") != answer.npos;
}

}  // namespace linger
