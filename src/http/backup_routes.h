#pragma once

#include <vector>

#include "app/backup_copy_service.h"
#include "app/backup_service.h"
#include "http/call.h"

namespace http {

// Backups of the database, for admins.
std::vector<Route> backup_routes(app::BackupService& backups, app::BackupCopyService& copies,
                                 const app::Settings& settings);

}  // namespace http
