#pragma once

#include <vector>

#include "app/theme_service.h"
#include "http/call.h"

namespace http {

// Themes that become drafts of whole books.
std::vector<Route> theme_routes(const app::ThemeService& themes);

}  // namespace http
