#pragma once

#include <vector>

#include "app/dashboard_service.h"
#include "app/outbox_service.h"
#include "app/user_admin_service.h"
#include "http/call.h"

namespace http {

// What admins do with users, and what they see of the server. All of it outlives the server.
std::vector<Route> admin_routes(app::UserAdminService& users, const app::DashboardService& dashboard,
                                const app::OutboxService& outbox, const app::Settings& settings);

}  // namespace http
