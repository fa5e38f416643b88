#include "net/server.h"

#include <sys/resource.h>

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <ctime>
#include <set>
#include <tuple>
#include <utility>

#include "net/beast.h"

namespace linger {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
using asio::ip::tcp;
using namespace std::chrono_literals;

constexpr auto kTimeForRequest = 30s;  // also how long a connection may be idle
constexpr auto kTimeForAnswer = 60s;
constexpr auto kTimeToLeave = 1s;
constexpr auto kPause = 10ms;  // after a connection that could not be accepted
constexpr auto kLook = 50ms;   // between looks at whether to stop
// So many at most, and fewer where the system gives a process few descriptors: some are for files.
constexpr std::size_t kMostConnections = 512;
constexpr std::size_t kOtherDescriptors = 32;
// Cookies are those of all servers of a host, whatever their ports, and may be many.
constexpr std::uint32_t kLongestHeader = 32 * 1024;
constexpr std::size_t kMostLeftUnread = std::size_t{64} * 1024;

// Faults come as values: what strangers send is nothing exceptional.
constexpr auto kResult = asio::as_tuple(asio::use_awaitable);

using Parser = http::request_parser<http::empty_body>;
using Response = http::response<http::span_body<const char>>;

std::string text_of(beast::string_view text) {
  return {text.data(), text.size()};
}

// As HTTP writes it: Sun, 06 Nov 1994 08:49:37 GMT.
std::string date_now() {
  const std::time_t now = std::time(nullptr);
  std::tm time = {};
  ::gmtime_r(&now, &time);
  char text[32];
  return {text, std::strftime(text, sizeof text, "%a, %d %b %Y %H:%M:%S GMT", &time)};
}

Request request_of(const Parser::value_type& message) {
  const auto field = [&](http::field name) { return text_of(message[name]); };
  return {text_of(message.method_string()), text_of(message.target()), field(http::field::host),
          field(http::field::accept_encoding), field(http::field::if_none_match)};
}

std::size_t most_connections() {
  rlimit allowed = {};
  if (::getrlimit(RLIMIT_NOFILE, &allowed) != 0) return kMostConnections;
  const auto descriptors = static_cast<std::size_t>(allowed.rlim_cur);
  return std::min(kMostConnections,
                  std::max(descriptors, kOtherDescriptors + 1) - kOtherDescriptors);
}

// What comes after the header is not read: who sends more has to connect again.
bool has_body(const Parser& parser) {
  return parser.chunked() || parser.content_length().value_or(0) > 0;
}

// HTTP/1.1 wants the host named, once.
bool names_host(const Parser::value_type& message) {
  const std::size_t count = message.count(http::field::host);
  return count == 1 || (count == 0 && message.version() < 11);
}

Answer fault_answer(const beast::error_code& error) {
  if (error == http::error::header_limit || error == http::error::buffer_overflow)
    return text_answer(431, "The header of the request is too long.");
  return text_answer(400, "This is not HTTP.");
}

// A request that is no HTTP, or too long, and not a connection that broke off.
bool is_fault_of_request(const beast::error_code& error) {
  return error.category() == beast::error_code(http::error::bad_method).category() &&
         error != http::error::end_of_stream && error != http::error::partial_message;
}

Response response_of(const Answer& answer, unsigned version, bool keep_alive, bool with_body) {
  Response response(static_cast<http::status>(answer.status), version);
  for (const auto& [name, value] : security_fields())
    response.set(beast::string_view(name.data(), name.size()),
                 beast::string_view(value.data(), value.size()));
  response.set(http::field::date, date_now());
  for (const auto& [name, value] : answer.fields) response.set(name, value);
  if (answer.body) response.content_length(answer.body->size());
  if (answer.body && with_body) response.body() = {answer.body->data(), answer.body->size()};
  response.keep_alive(keep_alive);
  return response;
}

}  // namespace

class Server::Listener {
 public:
  explicit Listener(Handler handler) : handler_(std::move(handler)) {}

  std::error_code listen(const Endpoint& endpoint) {
    beast::error_code error;
    const auto address = asio::ip::make_address(endpoint.host, error);
    if (error) return error;
    const tcp::endpoint place(address, endpoint.port);
    if (acceptor_.open(place.protocol(), error)) return error;
    std::ignore = acceptor_.set_option(tcp::acceptor::reuse_address(true), error);
    if (acceptor_.bind(place, error)) return error;
    if (acceptor_.listen(asio::socket_base::max_listen_connections, error)) return error;
    endpoint_ = {endpoint.host, acceptor_.local_endpoint(error).port()};
    return error;
  }

  const Endpoint& endpoint() const { return endpoint_; }

  void run(const std::atomic<bool>& stop) {
    asio::co_spawn(context_, accept_all(), asio::detached);
    while (!stop) context_.run_for(kLook);
    ending_ = true;
    beast::error_code ignored;
    std::ignore = acceptor_.close(ignored);
    for (Visitor* visitor : visitors_)
      if (visitor->idle) visitor->stream.cancel();
    context_.run_for(kTimeToLeave);
  }

 private:
  // A connection, known to the listener as long as it lasts.
  struct Visitor {
    Visitor(Listener& host, tcp::socket socket) : host(host), stream(std::move(socket)) {
      host.visitors_.insert(this);
    }
    ~Visitor() { host.visitors_.erase(this); }
    Visitor(const Visitor&) = delete;
    Visitor& operator=(const Visitor&) = delete;

    Listener& host;
    beast::tcp_stream stream;
    beast::flat_buffer buffer{2 * std::size_t{kLongestHeader}};
    bool idle = true;                        // nothing is being sent
    std::uint64_t turn = host.next_turn_++;  // when it began to be idle, or to be sent something

    void set_idle(bool now) {
      idle = now;
      turn = host.next_turn_++;
    }
  };

  asio::awaitable<void> accept_all() {
    while (!ending_) {
      auto [error, socket] = co_await acceptor_.async_accept(kResult);
      if (error == asio::error::no_descriptors || visitors_.size() >= most_) make_room();
      if (!error) asio::co_spawn(context_, receive(std::move(socket)), asio::detached);
      if (error && !ending_) {
        asio::steady_timer pause(context_, kPause);
        co_await pause.async_wait(kResult);
      }
    }
  }

  // Whoever comes is let in, for those who hold the places may hold them for nothing: who has kept
  // us waiting for the longest goes, and only where nobody is idle one who is being sent something.
  void make_room() {
    const auto first = std::ranges::min_element(visitors_, {}, [](const Visitor* visitor) {
      return std::pair(!visitor->idle, visitor->turn);
    });
    if (first == visitors_.end()) return;
    (*first)->stream.close();
    visitors_.erase(first);
  }

  asio::awaitable<void> receive(tcp::socket socket) {
    Visitor visitor(*this, std::move(socket));
    while (!ending_ && co_await answer_next(visitor)) {
    }
    co_await take_leave(visitor);
  }

  // Whether the connection stays.
  asio::awaitable<bool> answer_next(Visitor& visitor) {
    Parser parser;
    parser.header_limit(kLongestHeader);
    visitor.stream.expires_after(kTimeForRequest);
    visitor.set_idle(true);
    const auto [error, count] =
        co_await http::async_read_header(visitor.stream, visitor.buffer, parser, kResult);
    visitor.set_idle(false);
    if (error) {
      if (is_fault_of_request(error))
        co_await send(visitor, response_of(fault_answer(error), 11, false, true));
      co_return false;
    }
    const auto& message = parser.get();
    const Answer answer = names_host(message)
                              ? handler_(request_of(message))
                              : text_answer(400, "The request has to name one host.");
    const bool stays = message.keep_alive() && !has_body(parser) && !ending_;
    const bool with_body = message.method() != http::verb::head;
    co_return co_await send(visitor, response_of(answer, message.version(), stays, with_body)) &&
        stays;
  }

  asio::awaitable<bool> send(Visitor& visitor, const Response& response) {
    visitor.stream.expires_after(kTimeForAnswer);
    const auto [error, count] = co_await http::async_write(visitor.stream, response, kResult);
    co_return !error;
  }

  // Reads what is still to come for a moment: a connection that is closed over unread input takes
  // an answer with it that has not yet arrived.
  asio::awaitable<void> take_leave(Visitor& visitor) {
    beast::error_code failed;
    std::ignore = visitor.stream.socket().shutdown(tcp::socket::shutdown_send, failed);
    visitor.stream.expires_after(kTimeToLeave);
    visitor.set_idle(true);
    for (std::size_t left = kMostLeftUnread; !failed && !ending_ && left > 0;) {
      visitor.buffer.clear();
      const auto [error, count] =
          co_await visitor.stream.async_read_some(visitor.buffer.prepare(4096), kResult);
      failed = error;
      left -= std::min(left, count);
    }
  }

  Handler handler_;
  Endpoint endpoint_;
  const std::size_t most_ = most_connections();
  bool ending_ = false;
  std::uint64_t next_turn_ = 0;
  std::set<Visitor*> visitors_;  // outlives the context, with which the visitors go
  asio::io_context context_{1};
  tcp::acceptor acceptor_{context_};
};

Server::Server(std::unique_ptr<Listener> listener) : listener_(std::move(listener)) {}
Server::~Server() = default;

std::unique_ptr<Server> Server::open(const Endpoint& endpoint, Handler handler,
                                     std::error_code& error) {
  auto listener = std::make_unique<Listener>(std::move(handler));
  error = listener->listen(endpoint);
  if (error) return nullptr;
  return std::unique_ptr<Server>(new Server(std::move(listener)));
}

const Endpoint& Server::endpoint() const {
  return listener_->endpoint();
}

void Server::run(const std::atomic<bool>& stop) {
  listener_->run(stop);
}

}  // namespace linger
