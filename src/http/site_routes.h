#pragma once

#include <vector>

#include "app/settings.h"
#include "app/site_service.h"
#include "app/template_books.h"
#include "http/call.h"

namespace http {

// What everybody may know of the server, licences, ratings and achievements.
std::vector<Route> site_routes(app::SiteService& site, const app::TemplateBooks& templates,
                               const app::Settings& settings);

}  // namespace http
