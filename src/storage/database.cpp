#include "storage/database.h"

#include <string>
#include <system_error>

#include "base/error.h"
#include "base/system_error.h"
#include "storage/file_owner.h"
#include "storage/snapshot.h"
#include "storage/storage_error.h"

namespace storage {
namespace {

// A transaction that is undone unless it was committed.
class Transaction {
 public:
  Transaction(Connection& connection, const char* begin) : connection_(connection) { connection_.run(begin); }
  ~Transaction() {
    // SQLite has undone it by itself after some errors, such as a full disk.
    if (!connection_.in_transaction()) return;
    try {
      connection_.run("ROLLBACK");
    } catch (const SQLite::Exception&) {
      // The connection is beyond help; the next statement on it says why.
    }
  }
  Transaction(const Transaction&) = delete;
  Transaction& operator=(const Transaction&) = delete;

  void commit() { connection_.run("COMMIT"); }

 private:
  Connection& connection_;
};

// SQLite gives the companions of a database the owner and the mode of the file itself, so it is not the one
// who makes it.
void create_where_missing(const std::filesystem::path& file, const FileOwner& owner) {
  try {
    owner.create_file(file);
  } catch (const std::system_error& error) {
    throw base::AppError(base::ErrorCode::unavailable, "data_folder_unusable", {},
                         {file.parent_path().string(), base::german_system_error(error.code().value())});
  }
}

}  // namespace

// A reader out of the pool, given back at the end of the scope.
class Database::BorrowedReader {
 public:
  explicit BorrowedReader(Database& database) : database_(database) {
    std::unique_lock lock(database_.readers_mutex_);
    database_.reader_idle_.wait(
        lock, [&] { return !database_.idle_readers_.empty() || database_.reader_count_ < most_readers; });
    if (database_.idle_readers_.empty()) {
      reader_ = std::make_unique<Connection>(database_.file_, ConnectionMode::reader);
      ++database_.reader_count_;
    } else {
      reader_ = std::move(database_.idle_readers_.back());
      database_.idle_readers_.pop_back();
    }
  }
  ~BorrowedReader() {
    {
      const std::lock_guard lock(database_.readers_mutex_);
      database_.idle_readers_.push_back(std::move(reader_));
    }
    database_.reader_idle_.notify_one();
  }
  BorrowedReader(const BorrowedReader&) = delete;
  BorrowedReader& operator=(const BorrowedReader&) = delete;

  Connection& operator*() { return *reader_; }

 private:
  Database& database_;
  std::unique_ptr<Connection> reader_;
};

Database::Database(const std::filesystem::path& file, const std::filesystem::path& snapshot_folder,
                   std::span<const Migration> migrations, base::Time now)
    : file_(file) {
  idle_readers_.reserve(most_readers);  // so that giving back never throws
  const FileOwner owner = FileOwner::of(file.parent_path());
  create_where_missing(file, owner);
  try {
    writer_ = std::make_unique<Connection>(file, ConnectionMode::writer);
    migrate(*writer_, migrations, now, [&](int number) {
      const auto moment = std::to_string(now.time_since_epoch().count());
      const std::string name = "before-migration-" + std::to_string(number) + "-" + moment + ".sqlite3";
      write_snapshot(writer_->handle(), snapshot_folder / name, owner);
    });
  } catch (const SQLite::Exception& error) {
    throw_translated(error);
  }
}

void Database::read(const std::function<void(Connection&)>& use) {
  try {
    BorrowedReader reader(*this);
    Transaction snapshot(*reader, "BEGIN");
    use(*reader);
    snapshot.commit();
  } catch (const SQLite::Exception& error) {
    throw_translated(error);
  }
}

void Database::write(const std::function<void(Connection&)>& use) {
  const std::lock_guard lock(writer_mutex_);
  try {
    Transaction transaction(*writer_, "BEGIN IMMEDIATE");
    use(*writer_);
    transaction.commit();
  } catch (const SQLite::Exception& error) {
    throw_translated(error);
  }
}

}  // namespace storage
