#pragma once

#include <filesystem>
#include <span>

#include "base/clock.h"
#include "storage/data_folder.h"
#include "storage/migrations.h"

namespace storage {

// What a backup holds.
struct BackupContent {
  int schema = 0;  // number of its last migration
  int users = 0;
  int books = 0;
  // The file is a copy of the database itself and not a backup. If it was copied while the server ran, what
  // was written last may be missing, and nothing in it tells.
  bool is_raw_copy = false;
};

// Reads and checks a whole backup and changes nothing. Throws base::AppError: not_found
// ("backup_file_missing"), and invalid: "backup_checksum_wrong" where a file beside it says that it was
// another one, "backup_unreadable" with the system's reason, "backup_foreign" for a file that is no database
// of Buntstift, "backup_has_companion" for one with unfinished writes in a file beside it, "backup_damaged",
// "backup_schema_wrong" where a table is missing, changed or too many, "backup_reference_broken",
// "schema_newer", "schema_changed"; the first argument is the path.
BackupContent inspect_backup(const std::filesystem::path& file, std::span<const Migration> migrations);

struct Restored {
  BackupContent content;
  std::filesystem::path replaced;  // where the former database lies now; empty where there was none
};

// Puts a backup in the place of the database in a folder that no server uses, brought up to date before. The
// former database stays, under another name; whatever goes wrong, one of the two is in place as a whole. All
// sign-ins and links for new passwords of the backup end, and its waiting mails wait for an admin, because
// they may have been taken back or sent since. Throws as inspect_backup() and write_snapshot() do, and
// "backup_not_migrated".
Restored restore_backup(const DataFolder& folder, const std::filesystem::path& backup,
                        std::span<const Migration> migrations, base::Time now);

}  // namespace storage
