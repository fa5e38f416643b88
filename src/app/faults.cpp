#include "app/faults.h"

namespace linger {

std::string fault_text(const Catalogue& catalogue, const Fault& fault) {
  std::vector<std::string> place;
  if (fault.round) place.push_back(catalogue.text("place.round", {{"round", *fault.round}}));
  if (fault.move) place.push_back(catalogue.text("place.move", {{"move", *fault.move}}));
  std::string text;
  if (!place.empty()) text += catalogue.joined(place) + ": ";
  if (!fault.reason.ruling.empty()) text.append(fault.reason.ruling).append(": ");
  return text + catalogue.text(fault.reason);
}

std::string fault_line(const Catalogue& catalogue, const std::string& file, int line,
                       const Fault& fault) {
  return file + ":" + std::to_string(line) + ": " + fault_text(catalogue, fault);
}

}  // namespace linger
