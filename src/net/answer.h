// A request and its answer, as far as a server of files is concerned with them.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "net/site.h"

namespace linger {

struct Request {
  std::string method;
  std::string target;
  // Fields; empty where there are none.
  std::string host;
  std::string accept_encoding;
  std::string if_none_match;
};

using Field = std::pair<std::string_view, std::string_view>;

struct Answer {
  int status = 200;
  std::vector<std::pair<std::string, std::string>> fields;
  Bytes body;  // null for none; an answer to HEAD has it too, and it is not sent
};

// Fields that every answer has: what the page may load and run, and that no other page may frame
// or read it.
std::span<const Field> security_fields();

// A short text for programs and those who look at what went wrong.
Answer text_answer(int status, std::string text);

// The path that a request's target names, percent signs decoded, without the query: "/" and on.
// None if it is malformed.
std::optional<std::string> path_of(std::string_view target);

// What a request for a file gets, made by GET or HEAD.
Answer file_answer(const SiteFile& file, const Request& request);

}  // namespace linger
