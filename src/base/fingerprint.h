#pragma once

#include <string>
#include <string_view>

namespace base {

// A hash of the bytes (BLAKE2b, 256 bits) in base64url, 43 characters: nobody finds other bytes with the same
// one.
std::string fingerprint(std::string_view bytes);

}  // namespace base
