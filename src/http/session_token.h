#pragma once

#include <optional>
#include <string_view>
#include <vector>

namespace http {

// Where a token came from: a browser sends cookies by itself, which foreign pages can make it do.
enum class TokenSource { none, bearer, cookie };

struct SessionToken {
  TokenSource source = TokenSource::none;
  std::string_view text;
};

// The token of `Authorization: Bearer <token>`, without looking at it.
std::optional<std::string_view> bearer_token(std::string_view authorization);

// What may be the token of a request, to be tried in this order: that of `Authorization`, or else every
// cookie of our name and then of the one that it had before. There may be several, and foreign ones among
// them.
std::vector<SessionToken> find_session_tokens(std::string_view authorization, std::string_view cookies);

}  // namespace http
