#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace base {

// True for well-formed UTF-8 (no overlong forms, no surrogates, nothing above U+10FFFF).
bool is_valid_utf8(std::string_view text);

// Decodes well-formed UTF-8. Malformed bytes become U+FFFD, one for each byte.
std::u32string decode_utf8(std::string_view text);
std::string encode_utf8(std::u32string_view text);
void append_utf8(std::string& out, char32_t code_point);

// The number of code points, which is what limits such as "500 characters" count.
std::size_t count_code_points(std::string_view text);

// Lower case for Latin letters (ASCII, Latin-1, Latin Extended-A, capital sharp s), the rest unchanged.
char32_t to_lower(char32_t c);
std::string to_lower_utf8(std::string_view text);

// Without white space (ASCII, no-break and Unicode spaces) at both ends.
std::string_view trim(std::string_view text);

}  // namespace base
