// Where a server listens.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace linger {

struct Endpoint {
  std::string host;  // an IPv4 or IPv6 address, in digits
  std::uint16_t port = 0;

  // Whether nobody but this machine reaches it.
  bool is_loopback() const;
  // Where this machine itself finds it: an address of its own in place of all its addresses.
  Endpoint from_here() const;
  // HOST:PORT
  std::string text() const;
  // For a browser on this machine: http://HOST:PORT/
  std::string address() const;

  bool operator==(const Endpoint&) const = default;
};

// "127.0.0.1:8017", "[::1]:8017" or "localhost:8017", which is 127.0.0.1; none if it is anything
// else. Names are not looked up. Port 0 stands for any that is free.
std::optional<Endpoint> read_endpoint(std::string_view text);

// Whether the Host field of a request names this machine by an address that nothing else can be
// given: a name that strangers have made to lead here does not.
bool names_this_machine(std::string_view host_field);

}  // namespace linger
