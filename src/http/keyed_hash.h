#pragma once

#include <string>
#include <string_view>

namespace http {

// HMAC-SHA256 of `text`, as 43 characters of base64url: what only we can make, given `key`.
std::string keyed_hash(std::string_view key, std::string_view text);

// Whether two strings are equal, in a time that tells nothing about where they differ.
bool is_same_secret(std::string_view given, std::string_view expected);

}  // namespace http
