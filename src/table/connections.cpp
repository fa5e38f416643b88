#include "table/connections.h"

#include <algorithm>
#include <iterator>

namespace linger {
namespace {

// What a command of somebody who has not said hello is answered with.
std::string not_greeted(std::string_view frame) {
  const auto read = read_command(frame);
  if (const auto* bad = std::get_if<BadFrame>(&read)) return refused_frame(bad->id, bad->reason);
  return refused_frame(std::get<TableCommand>(read).id, {"no-hello", ""});
}

}  // namespace

std::vector<Delivery> Connections::receive(int connection, std::string_view frame, TimePoint now) {
  table_.tick(now);
  if (const auto read = read_hello(frame)) {
    if (const auto* hello = std::get_if<Hello>(&*read)) return greet(connection, *hello);
    return {{connection, refused_frame("", std::get<BadFrame>(*read).reason)}};
  }
  const auto viewer = viewers_.find(connection);
  if (viewer == viewers_.end()) return {{connection, not_greeted(frame)}};
  std::vector<Delivery> out = {{connection, table_.receive({viewer->second.seat}, frame, now)}};
  std::ranges::move(news(), std::back_inserter(out));
  return out;
}

std::vector<Delivery> Connections::news() {
  std::vector<Delivery> out;
  if (told_ == table_.seq()) return out;
  for (const auto& [connection, viewer] : viewers_)
    for (std::string& frame : table_.frames_since(viewer, told_))
      out.push_back({connection, std::move(frame)});
  told_ = table_.seq();
  return out;
}

std::vector<Delivery> Connections::greet(int connection, const Hello& hello) {
  Viewer viewer;
  if (hello.token) {
    viewer.seat = seat_of(*hello.token);
    if (!viewer.seat) return {{connection, refused_frame("", {"bad-token", ""})}};
  }
  viewers_.erase(connection);  // it is told all anew
  std::vector<Delivery> out = news();
  // The newest connection has the seat, and the one before it stops.
  const auto before =
      std::ranges::find_if(viewers_, [&](const auto& each) { return each.second == viewer; });
  if (viewer.seat && before != viewers_.end()) {
    out.push_back({before->first, refused_frame("", {"seat-taken", ""})});
    viewers_.erase(before);
  }
  viewers_[connection] = viewer;
  out.push_back({connection, table_.welcome(viewer)});
  const int since = hello.since > table_.seq() ? 0 : hello.since;
  for (std::string& frame : table_.frames_since(viewer, since))
    out.push_back({connection, std::move(frame)});
  return out;
}

std::optional<int> Connections::seat_of(std::string_view token) const {
  const auto found = std::ranges::find(tokens_, token);
  if (token.empty() || found == tokens_.end()) return std::nullopt;
  return static_cast<int>(found - tokens_.begin());
}

}  // namespace linger
