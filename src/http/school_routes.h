#pragma once

#include <vector>

#include "app/roster_import_service.h"
#include "app/school_service.h"
#include "http/call.h"

namespace http {

// Classes: what their teachers do with them, and what admins do besides. Both services outlive the server.
std::vector<Route> school_routes(app::SchoolService& school, app::RosterImportService& import);

}  // namespace http
