#pragma once

#include <string>
#include <string_view>

#include "app/session_service.h"
#include "http/cookie.h"

namespace http {

// A name of our own: cookies are shared by all ports of a host, and many programs call theirs "session".
inline constexpr std::string_view session_cookie_name = "buntstift_session";
// Its former name. Still read, so that an upgrade signs nobody out.
inline constexpr std::string_view former_session_cookie_name = "session";

// The value of Set-Cookie that signs a browser in, so that pictures and downloads work without script.
std::string session_cookie(const std::string& token, const app::StartedSession& started,
                           const CookieOptions& options);
// The value of Set-Cookie that takes a cookie of a session away.
std::string expired_session_cookie(const CookieOptions& options, std::string_view name = session_cookie_name);

}  // namespace http
