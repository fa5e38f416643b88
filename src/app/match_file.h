// Where matches of the terminal are kept: files of records.
#pragma once

#include <string>
#include <string_view>

#include "record/record.h"

namespace linger {

// Adds a record as a line at the end of the file, which is made if need be; its folder too. The
// file is whole at any moment: what cannot be written in full is taken back. Returns an errno, or
// 0 when it is done and on the disk; EWOULDBLOCK where another program has held the file for some
// seconds, or until an interrupt (app/interrupts.h).
int append_record(const std::string& file, std::string_view record);

// Puts a record in place of the one that starts at this line (from 1), if that still is `old`;
// otherwise adds it, so that nothing is lost. The others stay to the byte; a new file takes the
// old one's place at once or not at all. Returns as above.
int replace_record(const std::string& file, int line, std::string_view old,
                   std::string_view record);

// Where an unfinished match is saved if no file was named: linger/matches.jsonl in
// $XDG_STATE_HOME, or ~/.local/state, or else linger-matches.jsonl where the program was started.
std::string default_match_file();

}  // namespace linger
