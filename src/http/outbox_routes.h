#pragma once

#include <vector>

#include "app/mail_test_service.h"
#include "app/outbox_service.h"
#include "http/call.h"

namespace http {

// Mails that wait or were sent, and one to see whether they go out, for admins. The services outlive the
// server.
std::vector<Route> outbox_routes(app::OutboxService& outbox, app::MailTestService& test);

}  // namespace http
