#pragma once

#include <vector>

#include "app/book_edit_service.h"
#include "app/class_set_service.h"
#include "http/call.h"

namespace http {

// Changing and copying finished books, and printing one for a class.
std::vector<Route> book_edit_routes(app::BookEditService& edits, app::ClassSetService& sets);

}  // namespace http
