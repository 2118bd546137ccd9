#pragma once

#include <string>

#include "app/session_service.h"

namespace http {

// How the session's cookie is to be set.
struct CookieOptions {
  bool is_secure = false;  // sent over HTTPS only: when the public address begins with https://
  std::string path = "/";  // the configuration's base_path, or "/"
};

// The value of Set-Cookie that signs a browser in, so that pictures and downloads work without script.
std::string session_cookie(const std::string& token, const app::StartedSession& started,
                           const CookieOptions& options);
// The value of Set-Cookie that signs it out.
std::string expired_session_cookie(const CookieOptions& options);

}  // namespace http
