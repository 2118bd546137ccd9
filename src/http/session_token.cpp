#include "http/session_token.h"

#include <algorithm>

#include "http/request_head.h"

namespace http {
namespace {

constexpr std::string_view scheme = "Bearer ";
constexpr std::string_view cookie_name = "session=";

}  // namespace

SessionToken find_session_token(std::string_view authorization, std::string_view cookies) {
  if (authorization.size() > scheme.size() &&
      equal_ignoring_case(authorization.substr(0, scheme.size()), scheme)) {
    const std::string_view token = authorization.substr(scheme.size());
    return {TokenSource::bearer, token.substr(std::min(token.find_first_not_of(' '), token.size()))};
  }
  while (!cookies.empty()) {
    const std::size_t end = std::min(cookies.find(';'), cookies.size());
    std::string_view pair = cookies.substr(0, end);
    cookies.remove_prefix(std::min(end + 1, cookies.size()));
    pair.remove_prefix(std::min(pair.find_first_not_of(' '), pair.size()));
    if (pair.starts_with(cookie_name) && pair.size() > cookie_name.size())
      return {TokenSource::cookie, pair.substr(cookie_name.size())};
  }
  return {};
}

}  // namespace http
