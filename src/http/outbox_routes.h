#pragma once

#include <vector>

#include "app/outbox_service.h"
#include "http/call.h"

namespace http {

// Mails that wait or were sent, for admins.
std::vector<Route> outbox_routes(app::OutboxService& outbox);

}  // namespace http
