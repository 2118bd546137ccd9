#include "http/library_versions.h"

#include <httplib.h>
#include <nlohmann/json.hpp>
#include <openssl/crypto.h>

namespace http {

std::vector<base::LibraryVersion> library_versions() {
  const auto number = [](int part) { return std::to_string(part); };
  return {{"cpp-httplib", CPPHTTPLIB_VERSION},
          {"OpenSSL", OpenSSL_version(OPENSSL_VERSION_STRING)},
          {"JSON for Modern C++", number(NLOHMANN_JSON_VERSION_MAJOR) + "." +
                                      number(NLOHMANN_JSON_VERSION_MINOR) + "." +
                                      number(NLOHMANN_JSON_VERSION_PATCH)}};
}

}  // namespace http
