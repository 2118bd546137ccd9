#pragma once

#include <vector>

#include "app/account_service.h"
#include "app/password_reset_service.h"
#include "app/setup_service.h"
#include "app/sign_on_service.h"
#include "http/call.h"
#include "http/device_cookies.h"
#include "http/session_cookie.h"
#include "http/session_tokens.h"

namespace http {

// What the handlers of accounts call. All of it outlives the server.
struct AccountRouteParts {
  app::AccountService& accounts;
  app::SetupService& setup;
  app::SessionService& sessions;
  app::PasswordResetService& resets;
  app::SignOnService& sign_on;
  bool sends_mail;  // otherwise links lie in the outbox, and admins pass them on
  const SessionTokens& tokens;
  CookieOptions cookie;
  DeviceCookies devices;
};

// Registering, signing in and out, new passwords, one's own account and sessions, the set-up link.
std::vector<Route> account_routes(const AccountRouteParts& parts);

}  // namespace http
