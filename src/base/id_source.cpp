#include "base/id_source.h"

#include <array>

#include <sodium.h>

namespace base {

std::string SystemIdSource::next_id() {
  std::array<unsigned char, 16> bytes{};
  randombytes_buf(bytes.data(), bytes.size());
  std::string id(sodium_base64_ENCODED_LEN(bytes.size(), sodium_base64_VARIANT_URLSAFE_NO_PADDING), '\0');
  sodium_bin2base64(id.data(), id.size(), bytes.data(), bytes.size(),
                    sodium_base64_VARIANT_URLSAFE_NO_PADDING);
  id.pop_back();  // the terminating zero
  return id;
}

}  // namespace base
