#include "app/resumable.h"

#include <optional>

#include "app/faults.h"
#include "app/input.h"
#include "record/record_stream.h"
#include "record/replay.h"

namespace linger {
namespace {

// Why a record cannot be gone on with, none if it can.
std::optional<std::string> why_not(const std::string& file, int line, const Record& record,
                                   const Catalogue& catalogue) {
  Replay replay(record);
  while (replay.step(NoEvents{})) {
  }
  if (replay.fault()) return fault_line(catalogue, file, line, *replay.fault());
  if (!record.rounds.empty() && record.rounds.front().position)
    return catalogue.text("error.resume-position", {{"file", file}});
  if (replay.match().over()) return catalogue.text("play.resume.over", {{"file", file}});
  return std::nullopt;
}

}  // namespace

Resumable find_resumable(const std::string& file, const Catalogue& catalogue) {
  Input input(file, catalogue);
  RecordStream records(input.stream());
  std::optional<Resumable> found;
  std::optional<std::string> reason;
  for (RecordText text; records.next(text);) {
    Record record = parse_record(text.text);
    if (text.fault) record.fault = Fault{std::nullopt, std::nullopt, *text.fault};
    reason = why_not(file, text.line, record, catalogue);
    if (!reason) found = {std::move(record), text.text, text.line};
  }
  input.check();
  if (found) return *found;
  throw InputFault(reason ? *reason : catalogue.text("error.no-record", {{"file", file}}));
}

}  // namespace linger
