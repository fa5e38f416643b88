// What a browser says it takes, and what it has already: lists in the fields of a request.
#pragma once

#include <string_view>

namespace linger {

// Whether Accept-Encoding takes this one: named, or by "*", and not with the weight 0.
bool accepts_encoding(std::string_view accept_encoding, std::string_view encoding);

// Whether If-None-Match names this entity tag, or all of them by "*". A weak tag counts too.
bool names_tag(std::string_view if_none_match, std::string_view tag);

}  // namespace linger
