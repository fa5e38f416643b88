// The first frame on a connection: who comes, and what they have already.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "protocol/table_command.h"

namespace linger {

struct Hello {
  std::optional<std::string> token;  // of a seat; none to look on
  int since = 0;                     // the last event that the client has; 0: none
};

// None if the frame is no hello at all, but perhaps a command.
std::optional<std::variant<Hello, BadFrame>> read_hello(std::string_view frame);

}  // namespace linger
