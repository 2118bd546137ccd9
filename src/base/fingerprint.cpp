#include "base/fingerprint.h"

#include <array>

#include <sodium.h>

#include "base/base64.h"

namespace base {

std::string fingerprint(std::string_view bytes) {
  std::array<unsigned char, crypto_generichash_BYTES> hash{};
  crypto_generichash(hash.data(), hash.size(), reinterpret_cast<const unsigned char*>(bytes.data()),
                     bytes.size(), nullptr, 0);
  return encode_base64url({reinterpret_cast<const char*>(hash.data()), hash.size()});
}

}  // namespace base
