#pragma once

#include <vector>

#include "app/share_service.h"
#include "app/shared_book_service.h"
#include "http/call.h"

namespace http {

// Shared books: as teachers see them under /api/school/shares, as those who colour under /api/shared.
std::vector<Route> share_routes(app::ShareService& shares, app::SharedBookService& shared);

}  // namespace http
