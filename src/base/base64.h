#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace base {

// RFC 4648, section 5 (the alphabet for URLs), without padding.
std::string encode_base64url(std::string_view bytes);
// Nothing for text that encode_base64url() cannot have made.
std::optional<std::string> decode_base64url(std::string_view text);

}  // namespace base
