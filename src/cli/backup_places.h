#pragma once

#include <memory>
#include <vector>

#include "app/ports/backup_place.h"
#include "base/clock.h"
#include "config/config.h"

namespace cli {

// The other places that backups are copied to, as configured; none where none is. `clock` outlives them.
std::vector<std::unique_ptr<app::ports::BackupPlace>> make_backup_places(const config::Config& config,
                                                                         const base::Clock& clock);

}  // namespace cli
