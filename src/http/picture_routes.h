#pragma once

#include <vector>

#include "app/job_service.h"
#include "app/picture_service.h"
#include "app/template_books.h"
#include "http/call.h"

namespace http {

// Drawing pictures, and showing them to their owners; the pages of the example books, which everybody may
// see.
std::vector<Route> picture_routes(app::PictureService& pictures, app::JobService& jobs,
                                  const app::TemplateBooks& templates,
                                  const app::ports::PictureWriter& writer);

}  // namespace http
