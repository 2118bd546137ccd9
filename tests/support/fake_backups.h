#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/ports/backup_store.h"
#include "base/error.h"

namespace test {

// A folder of backups in memory, with a switch for a disk that is full.
class FakeBackups final : public app::ports::BackupStore {
 public:
  std::filesystem::path folder() const override { return "/backups"; }
  std::filesystem::path data_folder() const override { return "/data"; }
  std::uint64_t free_bytes() const override { return 1000; }
  std::vector<app::ports::Backup> list() const override { return backups; }
  std::filesystem::path file(const std::string& name) const override {
    for (const auto& backup : backups) {
      if (backup.name == name) return folder() / name;
    }
    throw base::AppError(base::ErrorCode::not_found, "backup_not_found");
  }
  app::ports::Backup make(base::Time now, app::ports::BackupKind kind) override {
    if (is_full) {
      throw base::AppError(base::ErrorCode::unavailable, "backup_failed", {},
                           {"/backups", "der Datenträger ist voll"});
    }
    app::ports::Backup backup{
        std::to_string(now.time_since_epoch().count()) + "-" + std::to_string(backups.size()), 10, now, kind};
    backups.insert(backups.begin(), backup);
    return backup;
  }
  void remove(const std::string& name) override {
    file(name);
    std::erase_if(backups, [&](const auto& backup) { return backup.name == name; });
  }

  void remove_old_snapshots(base::Time moment) override { snapshots_removed_before = moment; }

  std::optional<base::Time> snapshots_removed_before;
  std::vector<app::ports::Backup> backups;  // newest first
  bool is_full = false;
};

}  // namespace test
