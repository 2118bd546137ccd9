#pragma once

#include <vector>

#include "app/services.h"
#include "http/call.h"
#include "http/session_cookie.h"
#include "http/session_tokens.h"

namespace http {

// All calls of the API. Everything passed by reference must outlive the server.
std::vector<Route> api_routes(app::Services& services, const SessionTokens& tokens,
                              const app::ports::PictureWriter& writer, const CookieOptions& cookie);

}  // namespace http
