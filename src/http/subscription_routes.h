#pragma once

#include <vector>

#include "app/subscription_service.h"
#include "http/call.h"

namespace http {

// Subscriptions: one's own, and all of them for admins.
std::vector<Route> subscription_routes(app::SubscriptionService& subscriptions);

}  // namespace http
