#include "net/endpoint.h"

#include <charconv>

#include "net/sockets.h"

namespace linger {
namespace {

bool is_ipv6(const std::string& host) {
  in6_addr address;
  return ::inet_pton(AF_INET6, host.c_str(), &address) == 1;
}

bool is_ipv4(const std::string& host) {
  in_addr address;
  return ::inet_pton(AF_INET, host.c_str(), &address) == 1;
}

std::optional<std::uint16_t> read_port(std::string_view text) {
  std::uint16_t port = 0;
  const auto [rest, error] = std::from_chars(text.begin(), text.end(), port);
  if (error != std::errc() || rest != text.end()) return std::nullopt;
  return port;
}

}  // namespace

bool Endpoint::is_loopback() const {
  return host.starts_with("127.") || host == "::1";
}

std::string Endpoint::text() const {
  return (is_ipv6(host) ? "[" + host + "]" : host) + ":" + std::to_string(port);
}

Endpoint Endpoint::from_here() const {
  return {host == "0.0.0.0" ? "127.0.0.1" : host == "::" ? "::1" : host, port};
}

std::string Endpoint::address() const {
  return "http://" + from_here().text() + "/";
}

std::optional<Endpoint> read_endpoint(std::string_view text) {
  const std::size_t colon = text.rfind(':');
  if (colon == text.npos) return std::nullopt;
  const std::optional<std::uint16_t> port = read_port(text.substr(colon + 1));
  if (!port) return std::nullopt;
  std::string host(text.substr(0, colon));
  if (host == "localhost") host = "127.0.0.1";
  if (is_ipv4(host)) return Endpoint{host, *port};
  if (host.size() < 2 || host.front() != '[' || host.back() != ']') return std::nullopt;
  host = host.substr(1, host.size() - 2);
  return is_ipv6(host) ? std::optional(Endpoint{host, *port}) : std::nullopt;
}

bool names_this_machine(std::string_view host_field) {
  const bool has_port = host_field.rfind(':') != host_field.npos && !host_field.ends_with(']');
  const auto named = read_endpoint(std::string(host_field) + (has_port ? "" : ":80"));
  return named && named->is_loopback();
}

}  // namespace linger
