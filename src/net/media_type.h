// What a file is, told to browsers.
#pragma once

#include <string_view>

namespace linger {

// The value of Content-Type, by the end of the file's name.
std::string_view media_type(std::string_view file);

}  // namespace linger
