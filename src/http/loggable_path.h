#pragma once

#include <string>
#include <string_view>

namespace http {

// Whether this is the page behind a mailed link for a new password: /auth/reset-password/{token}.
bool is_reset_link(std::string_view path);

// A request's path as the log may have it. What follows `reset-password/` gives whoever knows it the account,
// so its place is taken by the route's `:token`; whether a route matches does not matter.
std::string loggable_path(std::string_view path);

}  // namespace http
