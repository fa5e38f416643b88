// HTTP/1.1 over TCP: reads requests of bounded size in bounded time, and sends the answers.
#pragma once

#include <atomic>
#include <functional>
#include <memory>
#include <system_error>

#include "net/answer.h"
#include "net/endpoint.h"

namespace linger {

class Server {
 public:
  // Called by run(), one request at a time.
  using Handler = std::function<Answer(const Request&)>;

  // Listens from now on, and lets those who connect wait for run(). Null with the system's error
  // where that cannot be.
  static std::unique_ptr<Server> open(const Endpoint& endpoint, Handler handler,
                                      std::error_code& error);
  ~Server();

  // With the port that it got where any would do.
  const Endpoint& endpoint() const;

  // Serves until it is told to stop; then ends what it is sending, within a second.
  void run(const std::atomic<bool>& stop);

 private:
  class Listener;

  explicit Server(std::unique_ptr<Listener> listener);

  std::unique_ptr<Listener> listener_;
};

}  // namespace linger
