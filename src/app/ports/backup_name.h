#pragma once

#include <optional>
#include <string>

#include "app/ports/backup_store.h"

namespace app::ports {

// What follows a backup's name in that of the file with its SHA-256, which `sha256sum -c` reads.
inline constexpr const char* checksum_suffix = ".sha256";

// "buntstift-2026-11-20T161753Z.sqlite3", with "-manuell" before the ending for one that was made by hand.
// Whole seconds, UTC.
std::string backup_name(base::Time made_at, BackupKind kind);

// What such a name tells, with a size of 0; nothing for any other name.
std::optional<Backup> parse_backup_name(const std::string& name);

}  // namespace app::ports
