#include "app/match_file.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <chrono>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <optional>
#include <thread>

#include "app/file.h"
#include "app/interrupts.h"
#include "record/record_stream.h"

namespace linger {
namespace {

namespace fs = std::filesystem;

// Whether a line break has to come first: somebody's editor may have left the last one out.
bool ends_inside_line(const File& file, off_t size) {
  char last = '\n';
  return size > 0 && ::pread(file.get(), &last, 1, size - 1) == 1 && last != '\n';
}

// The file with a record in another's place; none if that is not there any more.
std::optional<std::string> with_record(const std::string& file, int line, std::string_view old,
                                       std::string_view record) {
  std::ifstream in(file, std::ios::binary);
  RecordStream records(in);
  int next = 0;  // the line where the record behind it starts
  bool there = false;
  for (RecordText text; next == 0 && records.next(text);) {
    if (there) next = text.line;
    there |= text.line == line && text.text == old;
  }
  if (!there) return std::nullopt;
  std::ifstream again(file, std::ios::binary);
  std::string whole, text;
  for (int i = 1; std::getline(again, text); ++i) {
    if (i == line) whole.append(record).append("\n");
    if (i < line || (next != 0 && i >= next)) whole.append(text).append("\n");
  }
  return whole;
}

// Waits until no other program holds the file; EWOULDBLOCK where that takes longer than one of ours
// needs to write, or an interrupt comes meanwhile. Held until the descriptor is closed.
int lock(const File& file) {
  using namespace std::chrono_literals;
  constexpr std::chrono::milliseconds kPatience = 4s, kPause = 20ms;
  const int before = interrupts();  // one that asked for the match to be saved ends no wait
  const auto until = std::chrono::steady_clock::now() + kPatience;
  while (::flock(file.get(), LOCK_EX | LOCK_NB) != 0) {
    if (errno != EWOULDBLOCK && errno != EINTR) return errno;
    if (interrupts() != before || std::chrono::steady_clock::now() >= until) return EWOULDBLOCK;
    std::this_thread::sleep_for(kPause);
  }
  return 0;
}

// Whether the name still leads to the open file, and not to one that took its place meanwhile.
bool still_named(const File& file, const std::string& name) {
  struct stat open = {}, named = {};
  return ::fstat(file.get(), &open) == 0 && ::stat(name.c_str(), &named) == 0 &&
         open.st_ino == named.st_ino && open.st_dev == named.st_dev;
}

}  // namespace

int append_record(const std::string& file, std::string_view record) {
  std::error_code ignored;  // opening the file says what is wrong
  if (const fs::path folder = fs::path(file).parent_path(); !folder.empty())
    fs::create_directories(folder, ignored);
  const bool is_new = !fs::exists(file, ignored);
  const File out(file, O_RDWR | O_CREAT | O_APPEND);
  if (!out.is_open()) return errno;
  if (const int error = lock(out)) return error;
  if (!still_named(out, file)) return append_record(file, record);
  struct stat before = {};
  if (::fstat(out.get(), &before) != 0) return errno;
  std::string text = ends_inside_line(out, before.st_size) ? "\n" : "";
  text.append(record).append("\n");
  const int error = out.write(text);
  if (error == 0) return 0;
  // What was written in part is taken back, and an empty file that was made for it.
  if (::ftruncate(out.get(), before.st_size) != 0) return errno;
  if (is_new && before.st_size == 0) ::unlink(file.c_str());
  return error;
}

int replace_record(const std::string& file, int line, std::string_view old,
                   std::string_view record) {
  std::error_code ignored;
  // A link stays a link: what it leads to is replaced.
  const fs::path real = fs::canonical(file, ignored);
  const std::string target = real.empty() ? file : real.string();
  std::optional<std::string> whole;
  {
    const File there(target, O_RDONLY);
    if (!there.is_open()) return errno;
    if (const int error = lock(there)) return error;
    if (!still_named(there, target)) return replace_record(file, line, old, record);
    whole = with_record(target, line, old, record);
    if (whole) return put_in_place(target, *whole, &there);
  }
  return append_record(file, record);
}

std::string default_match_file() {
  const char* state = std::getenv("XDG_STATE_HOME");
  const char* home = std::getenv("HOME");
  if (state != nullptr && *state == '/') return std::string(state) + "/linger/matches.jsonl";
  if (home != nullptr && *home == '/')
    return std::string(home) + "/.local/state/linger/matches.jsonl";
  return "linger-matches.jsonl";
}

}  // namespace linger
