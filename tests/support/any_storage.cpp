#include "support/any_storage.h"

#include <cstdlib>
#include <fstream>
#include <iterator>
#include <map>
#include <mutex>

#include <unistd.h>

#include "base/id_source.h"
#include "storage/data_folder.h"
#include "storage/object_backed_storage.h"
#include "storage/postgres_driver.h"
#include "storage/postgres_storage.h"
#include "storage/sqlite_storage.h"
#include "support/manual_clock.h"

namespace test {
namespace {

namespace fs = std::filesystem;
using storage::Connection;
using storage::PostgresDriver;

std::string url_of(const std::string& database) {
  return postgres_server() + " dbname=" + database;
}

void tell_server(const std::string& sql) {
  Connection(PostgresDriver::connect({url_of("postgres"), {}})).execute(sql);
}

// The databases on the server that this process has made.
class Databases {
 public:
  // The one of a folder, made as a copy of `model` where it is missing.
  std::string of(const fs::path& folder, bool is_empty) {
    const std::lock_guard lock(mutex_);
    if (const auto found = names_.find(folder); found != names_.end()) return found->second;
    drop_orphans();
    const std::string name = own_name(++count_);
    tell_server("CREATE DATABASE " + name + " TEMPLATE " + (is_empty ? "template0" : model()));
    return names_[folder] = name;
  }

 private:
  static std::string own_name(int number) {
    return "t" + std::to_string(getpid()) + "_" + std::to_string(number);
  }
  // A database with all tables, made once.
  const std::string& model() {
    if (!model_.empty()) return model_;
    const std::string name = own_name(0);
    tell_server("CREATE DATABASE " + name + " TEMPLATE template0");
    storage::PostgresStorage({url_of(name), {}}, ManualClock());
    return model_ = name;
  }
  // Without this, some thousand tests would fill the memory.
  void drop_orphans() {
    std::erase_if(names_, [](const auto& entry) {
      if (fs::exists(entry.first)) return false;
      tell_server("DROP DATABASE " + entry.second + " WITH (FORCE)");
      return true;
    });
  }

  std::mutex mutex_;
  std::map<fs::path, std::string> names_;
  std::string model_;
  int count_ = 0;
};

Databases& databases() {
  static Databases all;
  return all;
}

// Objects as files of a folder, which all storages of the folder share.
class ObjectsOfFolder final : public app::ports::ObjectStore {
 public:
  explicit ObjectsOfFolder(const fs::path& folder) : folder_(folder / "objects") {
    fs::create_directories(folder_);
  }
  std::string location() const override { return folder_; }
  void put(const std::string& name, const std::string& bytes) override {
    std::ofstream(folder_ / name, std::ios::binary) << bytes;
  }
  std::optional<std::string> get(const std::string& name) override {
    std::ifstream file(folder_ / name, std::ios::binary);
    if (!file) return std::nullopt;
    return std::string(std::istreambuf_iterator<char>(file), {});
  }
  void remove(const std::string& name) override { fs::remove(folder_ / name); }

 private:
  fs::path folder_;
};

}  // namespace

std::string postgres_server() {
  const char* server = std::getenv("BUNTSTIFT_TEST_DATABASE");
  return server == nullptr ? "" : server;
}

std::string postgres_url(const fs::path& folder) {
  return url_of(databases().of(folder, false));
}

std::string empty_postgres_url(const fs::path& folder) {
  return url_of(databases().of(folder, true));
}

AnyStorage::AnyStorage(const fs::path& folder, const base::Clock& clock,
                       storage::WriteHealth::Observer observer) {
  if (postgres_server().empty()) {
    storage_ = std::make_unique<storage::SqliteStorage>(folder, clock, std::move(observer));
  } else {
    fs::create_directories(folder);
    storage_ = std::make_unique<storage::PostgresStorage>(storage::PostgresAddress{postgres_url(folder), {}},
                                                          clock, std::move(observer));
  }
  if (std::getenv("BUNTSTIFT_TEST_OBJECTS") == nullptr) return;
  static const ManualClock still;  // the caller's may be gone
  static base::SystemIdSource names;
  storage_ = std::make_unique<storage::ObjectBackedStorage>(
      std::move(storage_), std::make_unique<ObjectsOfFolder>(folder), storage::ObjectRules{}, still, names);
}

void AnyStorage::do_read(const std::function<void(const app::ports::Stores&)>& use) const {
  std::as_const(*storage_).read([&](const app::ports::Stores& stores) { use(stores); });
}

void AnyStorage::do_write(const std::function<void(app::ports::Stores&)>& use) {
  // A server may have to run it more than once, when transactions collide: each one is, and must not mind.
  struct Undone {};
  try {
    if (!postgres_server().empty()) {
      storage_->write([&](app::ports::Stores& stores) {
        use(stores);
        throw Undone{};
      });
    }
  } catch (const Undone&) {
  }
  storage_->write([&](app::ports::Stores& stores) { use(stores); });
}

void write_elsewhere(const fs::path& folder, const std::function<void(app::ports::Stores&)>& use) {
  const ManualClock clock;
  if (postgres_server().empty()) {
    storage::SqliteStorage(folder, clock, {}, storage::FolderUse::beside_a_server).write(use);
  } else {
    storage::PostgresStorage({postgres_url(folder), {}}, clock).write(use);
  }
}

Connection connect_to(const fs::path& folder) {
  if (!postgres_server().empty()) return Connection(PostgresDriver::connect({postgres_url(folder), {}}));
  return Connection(folder / storage::database_name, storage::ConnectionMode::writer);
}

}  // namespace test
