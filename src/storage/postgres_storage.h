#pragma once

#include <cstdint>
#include <memory>
#include <mutex>

#include "app/ports/storage.h"
#include "storage/data_folder.h"
#include "storage/postgres_database.h"
#include "storage/user_change_log.h"

namespace storage {

// Everything in a PostgreSQL database, which other nodes may use at the same time. What they change of
// accounts and sessions is known here a second later at most.
class PostgresStorage final : public app::ports::Storage {
 public:
  // `folder` is the node's own, which stays locked as long as this lives; null for commands beside a server.
  // Throws as PostgresDatabase does.
  PostgresStorage(PostgresAddress address, const base::Clock& clock, WriteHealth::Observer observer = {},
                  std::unique_ptr<DataFolder> folder = nullptr);

  std::string trouble() override { return database_.trouble(); }
  bool is_shared() const override { return true; }
  app::ports::ChangedUsers changed_users(std::uint64_t since) override;

 private:
  void do_read(const std::function<void(const app::ports::Stores&)>& use) const override;
  void do_write(const std::function<void(app::ports::Stores&)>& use) override;
  void note(PostgresDatabase::Written written);

  std::unique_ptr<DataFolder> folder_;
  UserChangeLog user_changes_;
  mutable PostgresDatabase database_;  // thread-safe; reading borrows a connection
  std::mutex seen_mutex_;              // guards what follows
  std::uint64_t seen_;                 // up to which of the database's changes all are known here
  std::uint64_t foreign_ = 0;          // how often others were among them
};

}  // namespace storage
