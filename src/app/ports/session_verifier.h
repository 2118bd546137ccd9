#pragma once

#include <optional>
#include <string>
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
  // The id of the user whom a token of ours was made for, told by the token alone: it asks no database and
  // says nothing about whether the session still lasts. Empty for a token that is not ours.
  virtual std::optional<std::string> user_of(std::string_view token) const = 0;
};

}  // namespace app
