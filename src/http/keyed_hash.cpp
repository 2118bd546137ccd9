#include "http/keyed_hash.h"

#include <array>

#include <sodium.h>

#include "base/base64.h"

namespace http {

std::string keyed_hash(std::string_view key, std::string_view text) {
  crypto_auth_hmacsha256_state state;
  std::array<unsigned char, crypto_auth_hmacsha256_BYTES> mac{};
  crypto_auth_hmacsha256_init(&state, reinterpret_cast<const unsigned char*>(key.data()), key.size());
  crypto_auth_hmacsha256_update(&state, reinterpret_cast<const unsigned char*>(text.data()), text.size());
  crypto_auth_hmacsha256_final(&state, mac.data());
  return base::encode_base64url({reinterpret_cast<const char*>(mac.data()), mac.size()});
}

bool is_same_secret(std::string_view given, std::string_view expected) {
  return given.size() == expected.size() && sodium_memcmp(given.data(), expected.data(), given.size()) == 0;
}

}  // namespace http
