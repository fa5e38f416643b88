// UTF-8 as far as names and JSON need it.
#pragma once

#include <cstddef>
#include <string_view>

namespace linger {

// The bytes of the character that `text` begins with, 1–4; 0 if it is ill-formed or empty.
std::size_t utf8_sequence(std::string_view text);

// The place of the first byte that does not belong to a well-formed character; npos if none.
std::size_t find_ill_formed_utf8(std::string_view text);

// Code points in well-formed text.
std::size_t utf8_length(std::string_view text);

}  // namespace linger
