#include "http/session_token.h"

#include <algorithm>

#include "http/request_head.h"
#include "http/session_cookie.h"

namespace http {
namespace {

constexpr std::string_view scheme = "Bearer ";

}  // namespace

std::optional<std::string_view> bearer_token(std::string_view authorization) {
  if (authorization.size() <= scheme.size() ||
      !equal_ignoring_case(authorization.substr(0, scheme.size()), scheme)) {
    return std::nullopt;
  }
  const std::string_view token = authorization.substr(scheme.size());
  return token.substr(std::min(token.find_first_not_of(' '), token.size()));
}

std::vector<SessionToken> find_session_tokens(std::string_view authorization, std::string_view cookies) {
  if (const auto token = bearer_token(authorization)) return {{TokenSource::bearer, *token}};
  std::vector<SessionToken> tokens;
  for (const std::string_view name : {session_cookie_name, former_session_cookie_name})
    for (const std::string_view value : cookies_named(cookies, name))
      tokens.push_back({TokenSource::cookie, value});
  return tokens;
}

}  // namespace http
