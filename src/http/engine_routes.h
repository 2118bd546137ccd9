#pragma once

#include <vector>

#include "app/engine_service.h"
#include "app/settings.h"
#include "http/call.h"

namespace http {

// The image engine, for admins.
std::vector<Route> engine_routes(app::EngineService& engine, const app::Settings& settings);

}  // namespace http
