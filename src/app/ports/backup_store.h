#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

#include "base/clock.h"

namespace app::ports {

// Why a backup was made. Each kind is counted by itself, so that many of one push none of the other out.
enum class BackupKind { scheduled, by_hand };

// A copy of the whole database, in a file of its own.
struct Backup {
  std::string name;  // of its file, without a folder
  std::uint64_t size_bytes = 0;
  base::Time made_at;
  BackupKind kind = BackupKind::scheduled;
};

// The folder with the backups. Thread-safe.
class BackupStore {
 public:
  virtual ~BackupStore() = default;
  // The folder, as an absolute path.
  virtual std::filesystem::path folder() const = 0;
  // The data folder, into which a backup would be restored, as an absolute path.
  virtual std::filesystem::path data_folder() const = 0;
  // Where the database is and how it is saved, in German, if it is not saved here; empty otherwise.
  virtual std::string elsewhere() const { return {}; }
  // Space that is left on the folder's disk, in bytes.
  virtual std::uint64_t free_bytes() const = 0;
  // Newest first. A folder that does not exist yet holds none. Throws base::AppError(unavailable) with
  // "backup_folder_unusable" for one that cannot be read.
  virtual std::vector<Backup> list() const = 0;
  // The path of a backup in the list. Throws base::AppError(not_found) for any other name.
  virtual std::filesystem::path file(const std::string& name) const = 0;

  // Writes and checks a backup while others go on using the database; it is there as a whole or not at all.
  // Throws base::AppError(unavailable): "backup_folder_unusable" or "backup_failed" with the path and the
  // system's reason, "database_damaged" where the copy is not sound.
  virtual Backup make(base::Time now, BackupKind kind) = 0;
  // Throws not_found, and unavailable ("backup_not_deleted").
  virtual void remove(const std::string& name) = 0;
  // Deletes the copies that upgrades and restores leave in the data folder, once they are older than
  // `moment`.
  virtual void remove_old_snapshots(base::Time moment) = 0;
};

}  // namespace app::ports
