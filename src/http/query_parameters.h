#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "http/call.h"

namespace http {

// A parameter of the address after the question mark; nothing where it is missing or empty.
std::optional<std::string> query_text(const Call& call, const std::string& name);
// A whole number; throws base::AppError(invalid) with `reason` for anything else. Bounds are the caller's to
// check.
std::optional<int> query_integer(const Call& call, const std::string& name, const std::string& reason);
// The number of a list's page, from 1; 1 where it is missing. Throws base::AppError(invalid) otherwise.
int query_page(const Call& call);
// "1" and "true", or "0" and "false"; false where it is missing.
bool query_switch(const Call& call, const std::string& name);
// The same, nothing where it is missing.
std::optional<bool> query_optional_switch(const Call& call, const std::string& name);

}  // namespace http
