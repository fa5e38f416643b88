#include "app/each_record.h"

#include "app/faults.h"
#include "app/input.h"
#include "record/record_stream.h"

namespace linger {

int use_each_record(const std::string& file, const Console& console, const UseRecord& use) {
  Input input(file, console.catalogue);
  input.tie(console.out);
  RecordStream stream(input.stream());
  RecordText text;
  int records = 0;
  bool all_sound = true;
  for (; stream.next(text); ++records) {
    const std::optional<Fault> fault =
        text.fault ? Fault{std::nullopt, std::nullopt, *text.fault} : use(parse_record(text.text));
    if (!fault) continue;
    all_sound = false;
    console.complain(fault_line(console.catalogue, file, text.line, *fault));
  }
  input.check();
  if (records == 0) throw InputFault(console.catalogue.text("error.no-record", {{"file", file}}));
  return all_sound ? kDone : kInputAtFault;
}

}  // namespace linger
