#pragma once

#include <vector>

#include "app/legal_service.h"
#include "http/call.h"

namespace http {

// The legal texts: everybody reads them, admins edit them.
std::vector<Route> legal_routes(app::LegalService& legal);

}  // namespace http
