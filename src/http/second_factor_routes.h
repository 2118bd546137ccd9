#pragma once

#include <vector>

#include "app/second_factor_service.h"
#include "http/call.h"

namespace http {

// Signing in in two steps, as one's own account has it.
std::vector<Route> second_factor_routes(app::SecondFactorService& factors);

}  // namespace http
