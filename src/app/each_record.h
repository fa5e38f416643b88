// Goes through the records of a file, and tells what is wrong with them.
#pragma once

#include <functional>
#include <optional>
#include <string>

#include "app/command.h"
#include "record/record.h"

namespace linger {

// What is done with a record; the result is what is wrong with it, if anything.
using UseRecord = std::function<std::optional<Fault>(const Record&)>;

// One record after the other, in constant memory, each fault on a line of standard error while
// the records behind it are still used. The result is the exit code. Throws InputFault where the
// file cannot be read, or holds no record.
int use_each_record(const std::string& file, const Console& console, const UseRecord& use);

// The same with a Printer, made from the options (of which `file` is one) and the console: its
// print(record) tells a person or a program of the record.
template <class Printer>
int print_each_record(const auto& options, const Console& console) {
  Printer printer(options, console);
  return use_each_record(options.file, console,
                         [&printer](const Record& record) { return printer.print(record); });
}

}  // namespace linger
