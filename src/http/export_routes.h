#pragma once

#include <vector>

#include "app/export_service.h"
#include "http/call.h"

namespace http {

// One's own data, to take away.
std::vector<Route> export_routes(app::ExportService& exports);

}  // namespace http
