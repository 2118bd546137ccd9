#pragma once

#include <filesystem>

#include "app/ports/storage.h"
#include "storage/data_folder.h"
#include "storage/database.h"
#include "storage/user_change_log.h"

namespace storage {

// Everything in one SQLite file in the data folder, which stays locked as long as this lives. A command may
// work beside a running server, which then notices what has changed.
class SqliteStorage final : public app::ports::Storage {
 public:
  // Opens or creates the folder and its database. Throws base::AppError(unavailable) with the reasons of
  // DataFolder and Database. `observer` is told when writes are no longer kept and when they are again.
  SqliteStorage(const std::filesystem::path& folder, const base::Clock& clock,
                WriteHealth::Observer observer = {}, FolderUse use = FolderUse::alone);

  std::string trouble() override { return database_.trouble(); }
  app::ports::ChangedUsers changed_users(std::uint64_t since) override;

 private:
  void do_read(const std::function<void(const app::ports::Stores&)>& use) const override;
  void do_write(const std::function<void(app::ports::Stores&)>& use) override;

  DataFolder folder_;
  UserChangeLog user_changes_;
  mutable Database database_;  // thread-safe; reading borrows a connection
};

}  // namespace storage
