#pragma once

#include <optional>
#include <string_view>

#include "app/session.h"

namespace app {

// Turns the token of a request (bearer token or session's cookie) into the session that it belongs to. Called
// from every worker thread at once, once a request that carries a token.
class SessionVerifier {
 public:
  virtual ~SessionVerifier() = default;
  // The session, checked against the database just now. Empty for a token that is malformed, tampered with,
  // expired or ended. Throws only where the check itself fails (the database is down).
  virtual std::optional<Session> verify(std::string_view token) = 0;
};

}  // namespace app
