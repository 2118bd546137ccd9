#include "http/cookie.h"

#include <algorithm>

namespace http {

std::string set_cookie(std::string_view name, std::string_view value, std::chrono::seconds max_age,
                       const CookieOptions& options, SameSite same_site) {
  std::string text(name);
  text.append("=").append(value).append("; Path=").append(options.path);
  text.append("; Max-Age=").append(std::to_string(max_age.count())).append("; HttpOnly; SameSite=");
  text += same_site == SameSite::lax ? "Lax" : "Strict";
  if (options.is_secure) text += "; Secure";
  return text;
}

std::vector<std::string_view> cookies_named(std::string_view header, std::string_view name) {
  std::vector<std::string_view> values;
  while (!header.empty()) {
    const std::size_t end = std::min(header.find(';'), header.size());
    std::string_view pair = header.substr(0, end);
    header.remove_prefix(std::min(end + 1, header.size()));
    pair.remove_prefix(std::min(pair.find_first_not_of(' '), pair.size()));
    if (pair.size() > name.size() + 1 && pair.starts_with(name) && pair[name.size()] == '=')
      values.push_back(pair.substr(name.size() + 1));
  }
  return values;
}

}  // namespace http
