#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace http {

// The value of a hexadecimal digit in either case, -1 for any other character.
int hex_digit(char c);

// Decodes one segment of a path. Empty for an escape that is malformed or hides a slash, a backslash or a
// control character, and for bytes that are not UTF-8: no honest link has these.
std::optional<std::string> decode_segment(std::string_view raw);

}  // namespace http
