#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "app/sign_on_service.h"
#include "http/cookie.h"

namespace http {

// Binds a sign-in at a provider to the browser that has begun it: the cookie `buntstift_sign_on` holds the
// ticket with our signature. It is sent along when the provider leads back here (SameSite=Lax), and nothing
// of it is kept on the server: what goes to the provider is made of the ticket's id and our key. Thread-safe.
class SignOnTickets {
 public:
  // `key` is the secret that signs.
  SignOnTickets(std::string key, CookieOptions options);

  // The value of Set-Cookie that gives the ticket to the browser, and takes it away.
  std::string cookie(const app::SignOnTicket& ticket) const;
  std::string expired_cookie() const;
  // The ticket of a request's header `Cookie`; nothing for one that we have not signed. It may be over.
  std::optional<app::SignOnTicket> read(std::string_view cookies) const;
  app::ports::SignOnSecrets secrets(const app::SignOnTicket& ticket) const;

 private:
  std::string signature_of(std::string_view text) const;

  std::string key_;
  CookieOptions options_;
};

}  // namespace http
