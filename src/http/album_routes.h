#pragma once

#include <vector>

#include "app/album_service.h"
#include "app/workbench_service.h"
#include "http/call.h"

namespace http {

// What somebody keeps: pictures, folders, and the pages on the workbench.
std::vector<Route> album_routes(app::AlbumService& albums, app::WorkbenchService& workbenches);

}  // namespace http
