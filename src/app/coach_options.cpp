#include "app/coach_options.h"

#include "app/checks.h"

namespace linger {

void add_coach_options(CLI::App& command, const Catalogue& catalogue, CoachOptions& options) {
  add_file(command, catalogue, options.file);
  command
      .add_option("--worlds", options.worlds,
                  catalogue.text("help.coach.worlds", {{"worlds", options.worlds}}))
      ->type_name(catalogue.text("help.label.number"))
      ->check(within(catalogue, 1, kMostWorlds));
  command.add_option("--seed", options.seed, catalogue.text("help.coach.seed"))
      ->type_name(catalogue.text("help.label.text"));
  command.add_flag("--json", options.json, catalogue.text("help.json"));
  add_style_options(command, catalogue, options.style);
}

}  // namespace linger
