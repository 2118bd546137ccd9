#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace base {

// RFC 4648, section 5 (the alphabet for URLs), without padding.
std::string encode_base64url(std::string_view bytes);
// Nothing for text that encode_base64url() cannot have made.
std::optional<std::string> decode_base64url(std::string_view text);

// Reads standard base64 (RFC 4648, section 4) with its padding; line breaks and spaces are passed over.
// Nothing for any other text.
std::optional<std::string> decode_base64(std::string_view text);

}  // namespace base
