#include "http/session_cookie.h"

namespace http {
namespace {

std::string cookie(const std::string& value, std::int64_t max_age_s, const CookieOptions& options) {
  std::string text = "session=" + value + "; Path=" + options.path +
                     "; Max-Age=" + std::to_string(max_age_s) + "; HttpOnly; SameSite=Strict";
  if (options.is_secure) text += "; Secure";
  return text;
}

}  // namespace

std::string session_cookie(const std::string& token, const app::StartedSession& started,
                           const CookieOptions& options) {
  const auto lifetime =
      std::chrono::floor<std::chrono::seconds>(started.stored.expires_at - started.stored.created_at);
  return cookie(token, lifetime.count(), options);
}

std::string expired_session_cookie(const CookieOptions& options) {
  return cookie("", 0, options);
}

}  // namespace http
