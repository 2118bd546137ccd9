#pragma once

#include <vector>

#include "app/place_gallery.h"
#include "http/router.h"

namespace http {

// The places and weathers that can be wished for, and what they look like.
std::vector<Route> place_routes(app::PlaceGallery& gallery);

}  // namespace http
