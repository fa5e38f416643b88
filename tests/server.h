// Runs `linger serve` and asks it over sockets, as a browser or a stranger does.
#pragma once

#include <fcntl.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <map>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "net/sockets.h"
#include "program.h"

namespace linger::testing {

// A connection to a port of this machine, which is given up after some seconds without a word.
class Connection {
 public:
  explicit Connection(int port) : socket_(::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0)) {
    sockaddr_in place = {};
    place.sin_family = AF_INET;
    place.sin_port = htons(static_cast<std::uint16_t>(port));
    place.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    const timeval patience{10, 0};
    ::setsockopt(socket_, SOL_SOCKET, SO_RCVTIMEO, &patience, sizeof patience);
    open_ = ::connect(socket_, reinterpret_cast<const sockaddr*>(&place), sizeof place) == 0;
  }
  ~Connection() { ::close(socket_); }
  Connection(const Connection&) = delete;
  Connection& operator=(const Connection&) = delete;

  bool is_open() const { return open_; }

  void send(std::string_view text) const {
    EXPECT_EQ(::send(socket_, text.data(), text.size(), MSG_NOSIGNAL),
              static_cast<ssize_t>(text.size()));
  }

  // One character; false at the end.
  bool receive(char& character) const { return ::recv(socket_, &character, 1, 0) == 1; }

  std::string receive(std::size_t length) const {
    std::string text(length, '\0');
    const ssize_t count = length == 0 ? 0 : ::recv(socket_, text.data(), length, MSG_WAITALL);
    text.resize(count < 0 ? 0 : static_cast<std::size_t>(count));
    return text;
  }

 private:
  int socket_;
  bool open_ = false;
};

struct Reply {
  int status = 0;  // 0 if there was none
  std::map<std::string, std::string> fields;
  std::string body;

  std::string field(const std::string& name) const {
    const auto at = fields.find(name);
    return at == fields.end() ? "" : at->second;
  }
};

// Reads a reply; the body is as long as Content-Length says, if there is to be one.
inline Reply read_reply(const Connection& connection, bool with_body = true) {
  std::string head;
  for (char c; !head.ends_with("\r\n\r\n");) {
    if (!connection.receive(c)) return {};
    head += c;
  }
  Reply reply;
  std::istringstream lines(head);
  std::string line;
  std::getline(lines, line);
  EXPECT_TRUE(line.starts_with("HTTP/1.")) << line;
  reply.status = std::stoi(line.substr(9));
  while (std::getline(lines, line) && line != "\r") {
    const std::size_t colon = line.find(": ");
    reply.fields[line.substr(0, colon)] = line.substr(colon + 2, line.size() - colon - 3);
  }
  if (with_body && reply.fields.contains("Content-Length"))
    reply.body = connection.receive(std::stoul(reply.field("Content-Length")));
  return reply;
}

// The program as a server of its own process.
class ServerProcess {
 public:
  explicit ServerProcess(const std::vector<std::string>& options,
                         const std::vector<std::string>& environment = {}) {
    std::array<int, 2> out{};
    EXPECT_EQ(::pipe2(out.data(), O_CLOEXEC), 0);
    std::vector<std::string> words = {"env", "-u", "DISPLAY", "-u", "WAYLAND_DISPLAY", "LC_ALL=C"};
    words.insert(words.end(), environment.begin(), environment.end());
    words.insert(words.end(), {LINGER_PROGRAM, "serve"});
    words.insert(words.end(), options.begin(), options.end());
    std::vector<char*> arguments;
    for (std::string& word : words) arguments.push_back(word.data());
    arguments.push_back(nullptr);
    pid_ = ::fork();
    if (pid_ == 0) {
      ::dup2(out[1], STDOUT_FILENO);
      ::execvp("env", arguments.data());
      ::_exit(127);
    }
    ::close(out[1]);
    out_ = ::fdopen(out[0], "r");
    address_ = line();
    const std::size_t colon = address_.rfind(':');
    if (colon != address_.npos) port_ = std::stoi(address_.substr(colon + 1));
  }
  ~ServerProcess() {
    if (pid_ > 0) end(SIGKILL);
    ::fclose(out_);
  }
  ServerProcess(const ServerProcess&) = delete;
  ServerProcess& operator=(const ServerProcess&) = delete;

  // The first line of its output.
  const std::string& address() const { return address_; }
  int port() const { return port_; }

  // The next line of its output, without the line break.
  std::string line() {
    std::string text;
    for (int c; (c = ::fgetc(out_)) != EOF && c != '\n';) text += static_cast<char>(c);
    return text;
  }

  void signal(int number) const { ::kill(pid_, number); }

  // Its exit code; 128 if it died of a signal.
  int end(int number) {
    signal(number);
    int status = 0;
    ::waitpid(pid_, &status, 0);
    pid_ = 0;
    return WIFEXITED(status) ? WEXITSTATUS(status) : 128;
  }

  Reply ask(const std::string& method, const std::string& target,
            const std::string& fields = "") const {
    const Connection connection(port_);
    connection.send(method + " " + target + " HTTP/1.1\r\nHost: 127.0.0.1\r\n" + fields + "\r\n");
    return read_reply(connection, method != "HEAD");
  }
  Reply get(const std::string& target, const std::string& fields = "") const {
    return ask("GET", target, fields);
  }

 private:
  pid_t pid_ = 0;
  FILE* out_ = nullptr;
  std::string address_;
  int port_ = 0;
};

}  // namespace linger::testing
