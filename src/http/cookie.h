#pragma once

#include <chrono>
#include <string>
#include <string_view>
#include <vector>

namespace http {

// How our cookies are to be set.
struct CookieOptions {
  bool is_secure = false;  // sent over HTTPS only: when the public address begins with https://
  std::string path = "/";  // the configuration's base_path, or "/"
};

// Which pages may make the browser send a cookie: only our own, or also links of others that lead here.
enum class SameSite { strict, lax };

// The value of a Set-Cookie that keeps `value` for so long, hidden from scripts and foreign pages. `value` is
// plain ASCII without ";".
std::string set_cookie(std::string_view name, std::string_view value, std::chrono::seconds max_age,
                       const CookieOptions& options, SameSite same_site = SameSite::strict);

// The values of all cookies of a name in a request's header `Cookie`, in their order, without empty ones. A
// browser sends several when other programs of the same host, or of a parent domain, use the name as well.
std::vector<std::string_view> cookies_named(std::string_view header, std::string_view name);

}  // namespace http
