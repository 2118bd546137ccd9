#pragma once

#include <vector>

#include "app/installation_service.h"
#include "http/call.h"

namespace http {

// For whom the installation is, for admins. The service outlives the server.
std::vector<Route> installation_routes(app::InstallationService& installation);

}  // namespace http
