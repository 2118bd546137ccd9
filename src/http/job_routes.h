#pragma once

#include <vector>

#include "app/job_service.h"
#include "http/call.h"

namespace http {

// {jobId, state, place, picture?, notice?}
nlohmann::json to_json(const app::JobView& job);

// [{address, running, failures, isResting, lastError}]
nlohmann::json to_json(const std::vector<app::AddressView>& addresses);

// Pictures of remote engines: how far one's own are, which engines there are; for admins, how these do.
std::vector<Route> job_routes(app::JobService& jobs, const app::ports::PictureWriter& writer);

}  // namespace http
