#include "http/session_cookie.h"

namespace http {

std::string session_cookie(const std::string& token, const app::StartedSession& started,
                           const CookieOptions& options) {
  const auto lifetime =
      std::chrono::floor<std::chrono::seconds>(started.stored.expires_at - started.stored.created_at);
  return set_cookie(session_cookie_name, token, lifetime, options);
}

std::string expired_session_cookie(const CookieOptions& options, std::string_view name) {
  return set_cookie(name, {}, std::chrono::seconds{0}, options);
}

}  // namespace http
