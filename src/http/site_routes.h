#pragma once

#include <vector>

#include "app/installation_service.h"
#include "app/settings.h"
#include "app/site_service.h"
#include "app/template_books.h"
#include "http/call.h"

namespace http {

// What the handlers call. All of it outlives the server.
struct SiteRouteParts {
  app::SiteService& site;
  const app::InstallationService& installation;
  const app::TemplateBooks& templates;
  const app::Settings& settings;
};

// What everybody may know of the server, licences, ratings and achievements.
std::vector<Route> site_routes(const SiteRouteParts& parts);

}  // namespace http
