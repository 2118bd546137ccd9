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

// The database of a running server is that server's to change.
void require_newest_schema(Connection& connection, std::span<const Migration> migrations) {
  const bool is_newest = connection.handle().tableExists("schema_migrations") &&
                         count_known_steps(connection.handle(), migrations) == migrations.size();
  if (!is_newest) throw base::AppError(base::ErrorCode::unavailable, "schema_older");
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
      database_.require_in_place();  // it would read another one
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
                   std::span<const Migration> migrations, base::Time now, WriteHealth::Observer observer,
                   Upgrade upgrade)
    : file_(file), log_file_(file.string() + "-wal"), health_(std::move(observer)) {
  idle_readers_.reserve(most_readers);  // so that giving back never throws
  const FileOwner owner = FileOwner::of(file.parent_path());
  create_where_missing(file, owner);
  try {
    writer_ = std::make_unique<Connection>(file, ConnectionMode::writer);
    if (upgrade == Upgrade::refused) require_newest_schema(*writer_, migrations);
    migrate(*writer_, migrations, now, [&](int number) {
      const auto moment = std::to_string(now.time_since_epoch().count());
      const std::string name = "before-migration-" + std::to_string(number) + "-" + moment + ".sqlite3";
      write_snapshot(writer_->handle(), snapshot_folder / name, owner);
    });
    look_for_foreign_changes();
    foreign_changes_ = 0;
  } catch (const SQLite::Exception& error) {
    throw_translated(error);
  }
  identity_ = FileIdentity::of(file_);
  log_identity_ = FileIdentity::of(log_file_);  // there since the first read, and as long as the writer
}

bool Database::is_in_place() const {
  return FileIdentity::of(file_) == identity_ && FileIdentity::of(log_file_) == log_identity_;
}

void Database::require_in_place() const {
  if (!is_in_place()) throw base::AppError(base::ErrorCode::unavailable, "database_moved");
}

void Database::prepare_writer(const std::function<void(Connection&)>& use) {
  const std::lock_guard lock(writer_mutex_);
  try {
    use(*writer_);
  } catch (const SQLite::Exception& error) {
    throw_translated(error);
  }
}

void Database::read(const std::function<void(Connection&)>& use) {
  try {
    BorrowedReader reader(*this);
    Transaction snapshot(*reader, "BEGIN");
    use(*reader);
    // Ends by being undone, there being nothing to keep: a commit would fail where `use` has met a damaged
    // page and gone on with the rest.
  } catch (const SQLite::Exception& error) {
    throw_translated(error);
  }
}

void Database::write(const std::function<void(Connection&)>& use) {
  const std::lock_guard lock(writer_mutex_);
  try {
    require_in_place();
    write_translated(use);
    require_in_place();  // again, because what went with the file must not be acknowledged
  } catch (const base::AppError& refusal) {
    health_.note(refusal);
    throw;
  }
  if (!health_.reason().empty() && has_room(file_.parent_path())) health_.set({});
}

void Database::write_translated(const std::function<void(Connection&)>& use) {
  try {
    Transaction transaction(*writer_, "BEGIN IMMEDIATE");
    look_for_foreign_changes();
    use(*writer_);
    transaction.commit();
  } catch (const SQLite::Exception& error) {
    require_in_place();  // what SQLite says otherwise would be a riddle
    throw_translated(error);
  }
}

std::string Database::trouble() {
  if (!is_in_place()) {
    health_.set("database_moved");
  } else if (!health_.reason().empty() && has_room(file_.parent_path())) {
    health_.set({});
  }
  return health_.reason();
}

std::uint64_t Database::foreign_changes() {
  // Whoever writes at this moment has looked, and nobody else can write meanwhile.
  if (const std::unique_lock lock(writer_mutex_, std::try_to_lock); lock) {
    try {
      look_for_foreign_changes();
    } catch (const SQLite::Exception&) {
      // Whoever reads or writes next is told.
    }
  }
  return foreign_changes_;
}

void Database::look_for_foreign_changes() {
  // Writes of this connection, the only one of this process that writes, do not count.
  Query row = writer_->query("PRAGMA data_version");
  row.next();
  if (row.integer(0) == data_version_) return;
  data_version_ = row.integer(0);
  ++foreign_changes_;
}

}  // namespace storage
