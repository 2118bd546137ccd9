#pragma once

#include <array>

namespace gateways {

// Where distributions keep the authorities that they trust. OpenSSL's own idea of it is that of the
// distribution that the executable was built on.
inline constexpr std::array<const char*, 4> authority_files = {"/etc/ssl/certs/ca-certificates.crt",
                                                               "/etc/pki/tls/certs/ca-bundle.crt",
                                                               "/etc/ssl/ca-bundle.pem", "/etc/ssl/cert.pem"};

}  // namespace gateways
