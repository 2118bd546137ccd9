#pragma once

#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>

#include "app/ports/storage.h"
#include "storage/connection.h"
#include "storage/write_health.h"

namespace test {

// Whether tests use a PostgreSQL server: what BUNTSTIFT_TEST_DATABASE says of it, as libpq reads it, without
// a database. Empty: they use SQLite.
std::string postgres_server();

// The stores on the database that belongs to a folder: the file in it, or a database on the server of the
// tests, which is made when it is first opened and lasts as long as the folder. There every write is undone
// once and run again, as may happen on a server at any time. With BUNTSTIFT_TEST_OBJECTS the content of every
// picture lies in a store of objects that belongs to the folder.
class AnyStorage final : public app::ports::Storage {
 public:
  AnyStorage(const std::filesystem::path& folder, const base::Clock& clock,
             storage::WriteHealth::Observer observer = {});

  std::string trouble() override { return storage_->trouble(); }
  app::ports::ChangedUsers changed_users(std::uint64_t since) override {
    return storage_->changed_users(since);
  }
  void stow(app::ports::StoredPicture& picture) override { storage_->stow(picture); }
  void fill(app::ports::StoredPicture& picture) const override { storage_->fill(picture); }
  int remove_unused_contents() override { return storage_->remove_unused_contents(); }
  std::optional<app::ports::ContentPlace> content_place() const override { return storage_->content_place(); }

 private:
  void do_read(const std::function<void(const app::ports::Stores&)>& use) const override;
  void do_write(const std::function<void(app::ports::Stores&)>& use) override;

  std::unique_ptr<app::ports::Storage> storage_;
};

// A connection to the database of such a folder, which must be there, as of another program.
storage::Connection connect_to(const std::filesystem::path& folder);

// Writes as another node of the server does, or a command beside it.
void write_elsewhere(const std::filesystem::path& folder,
                     const std::function<void(app::ports::Stores&)>& use);

// What a PostgreSQL server is told to reach the database of a folder, which is made with all tables where it
// is missing.
std::string postgres_url(const std::filesystem::path& folder);

// An empty database on the server of the tests, which lasts as long as the folder.
std::string empty_postgres_url(const std::filesystem::path& folder);

}  // namespace test
