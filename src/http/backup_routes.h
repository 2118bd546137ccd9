#pragma once

#include <vector>

#include "app/backup_service.h"
#include "http/call.h"

namespace http {

// Backups of the database, for admins.
std::vector<Route> backup_routes(app::BackupService& backups, const app::Settings& settings);

}  // namespace http
