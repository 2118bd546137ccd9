#pragma once

#include <string>
#include <string_view>

namespace http {

// Whether this is the page behind a link that is a secret: of a mail for a new password, or of a shared book.
bool is_secret_link(std::string_view path);

// A request's path as the log may have it. What follows `reset-password/` gives whoever knows it the account,
// what follows `teilen/` and `api/shared/` a class's pages, so that its place is taken by `:token`; whether a
// route matches does not matter.
std::string loggable_path(std::string_view path);

}  // namespace http
