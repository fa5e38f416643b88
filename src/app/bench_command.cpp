#include "app/bench_command.h"

#include <CLI/CLI.hpp>
#include <cmath>
#include <ctime>
#include <memory>

#include "app/faults.h"
#include "players/random_hands.h"
#include "players/signature.h"
#include "record/json_writer.h"

namespace linger {
namespace {

struct Speed {
  int players = 0;
  double hands_per_s = 0;
  double plays_per_s = 0;
};

// Time that this process has had on a core: what others do on the machine does not count.
double cpu_seconds() {
  timespec time = {};
  ::clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
  return static_cast<double>(time.tv_sec) + 1e-9 * static_cast<double>(time.tv_nsec);
}

// Random hands under `survival`, the deal included, on one core.
Speed measure(int players) {
  constexpr int kHandsBetweenLooks = 10'000;
  constexpr double kSeconds = 0.4;
  RandomHands random(players);
  std::int64_t hands = 0, plays = 0;
  const double start = cpu_seconds();
  double seconds = 0;
  while (seconds < kSeconds) {
    plays += random.play(kHandsBetweenLooks);
    hands += kHandsBetweenLooks;
    seconds = cpu_seconds() - start;
  }
  return {players, static_cast<double>(hands) / seconds, static_cast<double>(plays) / seconds};
}

std::string as_json(const std::string& signature, std::span<const Speed> speeds) {
  std::string out;
  JsonWriter json(out);
  json.begin_object().key("signature").word(signature).key("speeds").begin_array();
  for (const Speed& speed : speeds)
    json.begin_object()
        .member("players", speed.players)
        .member("hands_per_s", std::int64_t{std::llround(speed.hands_per_s)})
        .member("plays_per_s", std::int64_t{std::llround(speed.plays_per_s)})
        .end_object();
  json.end_array().end_object();
  return out + "\n";
}

std::string as_text(const std::string& signature, std::span<const Speed> speeds,
                    const Catalogue& catalogue) {
  std::string out =
      catalogue.text("bench.signature", {{"signature", signature}, {"hands", kSignatureHands}});
  out += "\n";
  for (const Speed& speed : speeds)
    out += catalogue.text("bench.speed", {{"players", speed.players},
                                          {"hands", static_cast<int>(speed.hands_per_s)},
                                          {"plays", static_cast<int>(speed.plays_per_s)}}) +
           "\n";
  return out;
}

int run_bench(bool json, const Console& console) {
  const std::string signature = signature_text(engine_signature());
  std::vector<Speed> speeds;
  for (int players = kMinPlayers; players <= kMaxPlayers; ++players)
    speeds.push_back(measure(players));
  console.out.write(json ? as_json(signature, speeds)
                         : as_text(signature, speeds, console.catalogue));
  return kDone;
}

}  // namespace

Command add_bench_command(CLI::App& program, const Console& console) {
  CLI::App& app = add_command(program, console, "bench", {"bench", "bench --json"});
  const auto json = std::make_shared<bool>(false);
  app.add_flag("--json", *json, console.catalogue.text("help.json"));
  return {&app, [json, &console] { return run_bench(*json, console); }};
}

}  // namespace linger
