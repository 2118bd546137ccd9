#pragma once

#include <vector>

#include "app/account_service.h"
#include "app/sign_on_service.h"
#include "http/call.h"
#include "http/device_cookies.h"
#include "http/session_cookie.h"
#include "http/session_tokens.h"
#include "http/sign_on_tickets.h"

namespace http {

// What the handlers call. All of it outlives the server.
struct SignOnRouteParts {
  app::SignOnService& service;
  app::AccountService& accounts;
  const app::Settings& settings;
  const SessionTokens& tokens;
  CookieOptions cookie;
  DeviceCookies devices;
  SignOnTickets tickets;
};

// Signing in by a service of others. The browser is led to the provider and back by these addresses, without
// the app; the sign-in page learns from its own address how that went.
std::vector<Route> sign_on_routes(const SignOnRouteParts& parts);

}  // namespace http
