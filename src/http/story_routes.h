#pragma once

#include <vector>

#include "app/story_service.h"
#include "http/call.h"

namespace http {

// Stories that a service elsewhere tells; for admins, how it does.
std::vector<Route> story_routes(app::StoryService& stories);

}  // namespace http
