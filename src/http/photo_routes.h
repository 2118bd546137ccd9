#pragma once

#include <cstddef>
#include <vector>

#include "app/photo_service.h"
#include "http/call.h"

namespace http {

// The largest picture that can be uploaded, and the form around it: its wishes and what a browser writes
// between.
inline constexpr std::size_t most_upload_bytes = std::size_t{10} << 20;
inline constexpr std::size_t upload_body_limit_bytes = most_upload_bytes + (std::size_t{256} << 10);

// Pages of people's own photos and drawings: to look at, and to keep.
std::vector<Route> photo_routes(app::PhotoService& photos);

}  // namespace http
