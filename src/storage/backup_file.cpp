#include "storage/backup_file.h"

#include <array>
#include <cerrno>
#include <fstream>
#include <string>
#include <system_error>

#include <unistd.h>

#include "base/error.h"
#include "base/messages.h"
#include "base/system_error.h"
#include "storage/checksum_file.h"
#include "storage/connection.h"
#include "storage/file_owner.h"
#include "storage/schema_check.h"
#include "storage/snapshot.h"
#include "storage/storage_error.h"
#include "storage/unchanging_file.h"

namespace storage {
namespace {

namespace fs = std::filesystem;
using base::AppError;
using base::ErrorCode;

constexpr int application_id = 1112886868;  // see 0001_initial.sql

AppError refusal(const char* reason, const fs::path& file, const std::string& detail = {}) {
  return {ErrorCode::invalid, reason, {}, {file.string(), detail}};
}

void require_readable(const fs::path& file) {
  if (::access(file.c_str(), R_OK) != 0) {
    if (errno == ENOENT) throw AppError(ErrorCode::not_found, "backup_file_missing", {}, {file.string()});
    throw AppError(ErrorCode::invalid, "backup_unreadable", {},
                   {file.string(), base::german_system_error(errno)});
  }
  std::error_code error;
  if (!fs::is_regular_file(file, error)) throw refusal("backup_foreign", file);
}

// Pages that were written last stand in such a file only, and nobody else reads it with an immutable
// database.
void require_no_companions(const fs::path& file) {
  for (const char* suffix : {"-wal", "-journal"}) {
    std::error_code none;
    const auto size = fs::file_size(file.string() + suffix, none);
    if (!none && size > 0) throw refusal("backup_has_companion", file, suffix);
  }
}

// The file format versions of the header say whether the database was to be used with a write-ahead log,
// which a backup never is.
bool expects_write_ahead_log(const fs::path& file) {
  std::array<char, 20> header{};
  std::ifstream(file, std::ios::binary).read(header.data(), header.size());
  return header[18] == 2;
}

void require_sound(SQLite::Database& database, const fs::path& file) {
  SQLite::Statement check(database, "PRAGMA integrity_check(1)");
  if (!check.executeStep() || check.getColumn(0).getString() != "ok") throw refusal("backup_damaged", file);
  if (const auto table = find_broken_reference(database)) {
    throw refusal("backup_reference_broken", file, *table);
  }
}

int number_of(SQLite::Database& database, const char* sql) {
  return database.execAndGet(sql).getInt();
}

// Opens a restored copy and takes out what must not come back to life. Mails that were to be sent at its time
// may have been sent since; admins can try them again.
void end_what_was_under_way(const fs::path& file) {
  SQLite::Database database(file.string(), SQLite::OPEN_READWRITE);
  for (const char* table : {"sessions", "password_resets", "password_reset_requests"}) {
    if (database.tableExists(table)) database.exec("DELETE FROM " + std::string(table));
  }
  if (!database.tableExists("outbox")) return;
  SQLite::Statement hold(database,
                         "UPDATE outbox SET next_try_at = NULL, error = ? WHERE next_try_at IS NOT NULL");
  hold.bind(1, base::german_sentence("mail_held_by_restore"));
  hold.exec();
}

// Brings the pages of the write-ahead log into the database and removes the log, where that is possible: what
// is left is one file, like a backup.
void close_database(const fs::path& file) {
  try {
    Connection(file, ConnectionMode::writer).execute("PRAGMA journal_mode = DELETE");
  } catch (const SQLite::Exception&) {
    // A damaged database is kept as it is, with its companions.
  }
}

// Takes the steps that are new since the backup, and leaves one file without companions. Done before the copy
// takes the database's place, because a step can fail.
void bring_up_to_date(const fs::path& file, std::span<const Migration> migrations, base::Time now) {
  Connection connection(file, ConnectionMode::writer);
  migrate(connection, migrations, now, [](int) {});
  connection.execute("PRAGMA journal_mode = DELETE");
}

// A copy that is being prepared. Removed with its companions, unless it has taken its place.
class IncomingFile {
 public:
  explicit IncomingFile(fs::path path) : path_(std::move(path)) {}
  ~IncomingFile() {
    std::error_code ignored;
    for (const char* suffix : {"", "-wal", "-shm", "-journal"}) fs::remove(path_.string() + suffix, ignored);
  }
  IncomingFile(const IncomingFile&) = delete;
  IncomingFile& operator=(const IncomingFile&) = delete;
  const fs::path& path() const { return path_; }

 private:
  fs::path path_;
};

// Gives the database and its companions a second name. The companions lose their first one before the new
// database takes its place, which they do not belong to.
fs::path keep_former(const fs::path& database, const fs::path& folder, const FileOwner& owner,
                     base::Time now) {
  if (!fs::exists(database)) return {};
  close_database(database);
  owner.create_folder(folder);
  fs::path kept = folder / ("before-restore-" + std::to_string(now.time_since_epoch().count()) + ".sqlite3");
  std::error_code error;
  fs::create_hard_link(database, kept, error);
  if (error && owner.create_file(kept)) {  // a file system without links
    fs::copy_file(database, kept, fs::copy_options::overwrite_existing);
  }
  for (const char* companion : {"-wal", "-shm"}) {
    if (fs::exists(database.string() + companion)) {
      fs::rename(database.string() + companion, kept.string() + companion);
    }
  }
  flush_to_disk(folder);
  return kept;
}

}  // namespace

BackupContent inspect_backup(const fs::path& file, std::span<const Migration> migrations) {
  require_readable(file);
  require_no_companions(file);
  try {
    require_checksum(file);
    SQLite::Database database = open_unchanging(file);
    database.exec("PRAGMA trusted_schema = OFF");
    if (number_of(database, "PRAGMA application_id") != application_id) {
      throw refusal("backup_foreign", file);
    }
    if (!database.tableExists("schema_migrations")) {
      throw refusal("backup_schema_wrong", file, "schema_migrations");
    }
    BackupContent content;
    content.is_raw_copy = expects_write_ahead_log(file);
    const std::size_t applied = count_known_steps(database, migrations);
    content.schema = applied == 0 ? 0 : migrations[applied - 1].number;
    // Before the content is looked at: a check runs what stands in the schema.
    if (const auto name = find_schema_difference(database, migrations.first(applied))) {
      throw refusal("backup_schema_wrong", file, *name);
    }
    require_sound(database, file);
    content.users = number_of(database, "SELECT count(*) FROM users");
    content.books = number_of(database, "SELECT count(*) FROM books");
    return content;
  } catch (const std::system_error& error) {
    throw AppError(ErrorCode::invalid, "backup_unreadable", {},
                   {file.string(), base::german_system_error(error.code().value())});
  } catch (const SQLite::Exception& error) {
    // Everything that is no database at all looks damaged to SQLite, from the first page on.
    constexpr std::array<int, 2> no_database = {26 /* SQLITE_NOTADB */, 14 /* SQLITE_CANTOPEN */};
    for (const int code : no_database) {
      if (error.getErrorCode() == code) throw refusal("backup_foreign", file);
    }
    throw refusal("backup_damaged", file);
  }
}

Restored restore_backup(const DataFolder& folder, const fs::path& backup,
                        std::span<const Migration> migrations, base::Time now) {
  Restored restored;
  restored.content = inspect_backup(backup, migrations);
  const FileOwner owner = FileOwner::of(folder.path());
  const fs::path database = folder.database_file();
  const IncomingFile incoming(database.string() + ".restored");
  try {
    {
      SQLite::Database source = open_unchanging(backup);
      write_snapshot(source, incoming.path(), owner);
    }
    end_what_was_under_way(incoming.path());
    try {
      bring_up_to_date(incoming.path(), migrations, now);
    } catch (const std::logic_error& error) {
      throw refusal("backup_not_migrated", backup, error.what());
    } catch (const SQLite::Exception& error) {
      throw refusal("backup_not_migrated", backup, error.what());
    }
    restored.replaced = keep_former(database, folder.path() / snapshot_folder_name, owner, now);
    flush_to_disk(incoming.path());
    fs::rename(incoming.path(), database);
    flush_to_disk(folder.path());
  } catch (const std::system_error& error) {
    throw AppError(ErrorCode::unavailable, "restore_failed", {},
                   {folder.path().string(), base::german_system_error(error.code().value())});
  } catch (const SQLite::Exception& error) {
    throw_translated(error);
  }
  return restored;
}

}  // namespace storage
