#pragma once

#include <string_view>

namespace http {

// Where a token came from: a browser sends cookies by itself, which foreign pages can make it do.
enum class TokenSource { none, bearer, cookie };

struct SessionToken {
  TokenSource source = TokenSource::none;
  std::string_view text;
};

// The token of a request: `Authorization: Bearer <token>`, or else the cookie `session`.
SessionToken find_session_token(std::string_view authorization, std::string_view cookies);

}  // namespace http
