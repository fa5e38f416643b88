// The functions of the module. Texts go through two buffers: the page asks for room for its own,
// writes it there, and reads the answer from the output after the call.
#include <cstdint>

#include "bindings/desk.h"

namespace {

constexpr std::uint32_t kMostBytes = std::uint32_t{32} << 20;

linger::Desk& desk() {
  static linger::Desk the_desk;
  return the_desk;
}

std::string& input() {
  static std::string text;
  return text;
}

std::string& output() {
  static std::string text;
  return text;
}

std::string_view text_in(std::uint32_t bytes) {
  return std::string_view(input()).substr(0, bytes);
}

std::uint32_t put(std::string text) {
  output() = std::move(text);
  return static_cast<std::uint32_t>(output().size());
}

}  // namespace

#define LINGER_EXPORT(name) extern "C" __attribute__((export_name(#name)))

// Room for a text of so many bytes, until the next call of this function; null where that is more
// than any call takes.
LINGER_EXPORT(linger_buffer) char* linger_buffer(std::uint32_t bytes) {
  if (bytes > kMostBytes) return nullptr;
  input().assign(bytes, '\0');
  return input().data();
}

// The answer to the latest of the functions below, which return how many bytes it has.
LINGER_EXPORT(linger_output) const char* linger_output() {
  return output().data();
}

LINGER_EXPORT(linger_call) std::uint32_t linger_call(std::uint32_t bytes) {
  return put(desk().call(text_in(bytes)));
}

LINGER_EXPORT(linger_receive)
std::uint32_t linger_receive(std::int32_t connection, std::uint32_t bytes, double now_ms) {
  return put(desk().receive(connection, text_in(bytes), now_ms));
}

LINGER_EXPORT(linger_play_bot) std::uint32_t linger_play_bot(double now_ms) {
  return put(desk().play_bot(now_ms));
}

LINGER_EXPORT(linger_saved) std::uint32_t linger_saved() {
  return put(desk().saved());
}

// 0 for nothing, 1 for a bot's move, 2 for a person's, 3 for `start` or `next`, 4: the match is
// over.
LINGER_EXPORT(linger_waits) std::int32_t linger_waits() {
  return static_cast<std::int32_t>(desk().waits());
}
