#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "app/ports/backup_store.h"
#include "base/error.h"
#include "storage/postgres_driver.h"

namespace storage {

// Backups of a database server belong to its own tools: there are none here, and whoever wants to make one is
// told the command.
class ServerBackups final : public app::ports::BackupStore {
 public:
  ServerBackups(std::filesystem::path folder, std::filesystem::path data_folder, PostgresAddress address)
      : folder_(std::move(folder)), data_folder_(std::move(data_folder)), address_(std::move(address)) {}

  std::filesystem::path folder() const override { return folder_; }
  std::filesystem::path data_folder() const override { return data_folder_; }
  std::string elsewhere() const override;
  std::uint64_t free_bytes() const override { return 0; }
  std::vector<app::ports::Backup> list() const override { return {}; }
  // The functions below throw base::AppError(conflict, "backup_of_server").
  std::filesystem::path file(const std::string& name) const override;
  app::ports::Backup make(base::Time now, app::ports::BackupKind kind) override;
  void remove(const std::string& name) override;
  void remove_old_snapshots(base::Time) override {}

 private:
  std::filesystem::path folder_;
  std::filesystem::path data_folder_;
  PostgresAddress address_;
};

// Says how to make a backup of a database server.
base::AppError backup_of_server(const PostgresAddress& address);

}  // namespace storage
