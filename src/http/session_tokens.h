#pragma once

#include <optional>
#include <string>
#include <string_view>

#include <nlohmann/json.hpp>

#include "app/ports/session_verifier.h"
#include "app/session_service.h"

namespace http {

// Writes and reads the token that clients carry: a JSON Web Token (RFC 7519, HS256), whose payload the web
// app decodes to know who is signed in. The signature only saves looking up made-up tokens; the authority is
// the session's row. Thread-safe.
class SessionTokens final : public app::SessionVerifier {
 public:
  explicit SessionTokens(app::SessionService& sessions);

  // With the claims sub, email, firstName, lastName, role, isPremium, plan, sid, iat, exp.
  std::string issue(const app::StartedSession& started) const;
  // The token of the same session, with what the account says now; the old one stays valid. `token` is one
  // that verify() accepted.
  std::string renew(std::string_view token, const app::Account& account) const;
  std::optional<app::Session> verify(std::string_view token) override;
  // Whether we have made this token, at whatever time.
  bool is_our_own(std::string_view token) const;
  std::optional<std::string> user_of(std::string_view token) const override;

 private:
  // What a token of ours says; a discarded value for any other.
  nlohmann::json claims_in(std::string_view token) const;
  std::string sign(const nlohmann::json& claims) const;
  std::string signature_of(std::string_view header_and_payload) const;

  app::SessionService& sessions_;
  std::string key_;
};

}  // namespace http
