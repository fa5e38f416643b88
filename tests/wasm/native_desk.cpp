// The desk of the page without WebAssembly: does what it is told on standard input, a JSON array a
// line, and prints each answer as JSON, a line too. The module has to answer the same.
//
//   ["call", TEXT]   ["receive", CONNECTION, FRAME, NOW]   ["bot", NOW]   ["waits"]   ["saved"]
#include <iostream>
#include <nlohmann/json.hpp>
#include <string>

#include "bindings/desk.h"

namespace {

using nlohmann::json;

json answer(linger::Desk& desk, const json& order) {
  const std::string what = order.at(0);
  if (what == "call") return desk.call(order.at(1).get<std::string>());
  if (what == "receive") return desk.receive(order.at(1), order.at(2).get<std::string>(), order.at(3));
  if (what == "bot") return desk.play_bot(order.at(1));
  if (what == "waits") return static_cast<int>(desk.waits());
  return desk.saved();
}

}  // namespace

int main() {
  std::ios::sync_with_stdio(false);
  linger::Desk desk;
  for (std::string line; std::getline(std::cin, line);)
    std::cout << answer(desk, json::parse(line)).dump() << "\n";
}
