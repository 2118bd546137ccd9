#pragma once

#include <filesystem>
#include <mutex>
#include <string>
#include <vector>

#include "app/ports/backup_store.h"

namespace storage {

// Backups as files named after the moment (UTC) in which they were made:
// "buntstift-2026-11-20T161753Z.sqlite3", and "buntstift-2026-11-20T161753Z-manuell.sqlite3" for those made
// by hand. Files with other names are none of its business.
class BackupFolder final : public app::ports::BackupStore {
 public:
  // `folder` is made when it is needed. `database` is the file to be copied, which must exist by then;
  // another process may be using it.
  BackupFolder(const std::filesystem::path& folder, const std::filesystem::path& database);

  std::filesystem::path folder() const override { return folder_; }
  std::filesystem::path data_folder() const override { return database_.parent_path(); }
  std::uint64_t free_bytes() const override;
  std::vector<app::ports::Backup> list() const override;
  std::filesystem::path file(const std::string& name) const override;
  app::ports::Backup make(base::Time now, app::ports::BackupKind kind) override;
  void remove(const std::string& name) override;
  void remove_old_snapshots(base::Time moment) override;

 private:
  std::string free_name(base::Time now, app::ports::BackupKind kind) const;
  void remove_unfinished() const;

  std::filesystem::path folder_;
  std::filesystem::path database_;
  std::mutex making_;  // held while a backup is being written
};

}  // namespace storage
