#include "storage/backup_file.h"

#include <array>
#include <cerrno>
#include <string>
#include <system_error>

#include <unistd.h>

#include "base/error.h"
#include "base/messages.h"
#include "base/system_error.h"
#include "storage/connection.h"
#include "storage/snapshot.h"
#include "storage/storage_error.h"

namespace storage {
namespace {

namespace fs = std::filesystem;
using base::AppError;
using base::ErrorCode;

constexpr int application_id = 1112886868;  // see 0001_initial.sql

AppError refusal(const char* reason, const fs::path& file) {
  return {ErrorCode::invalid, reason, {}, {file.string()}};
}

// Opens a file that nobody writes to: SQLite then makes no companion files beside it.
SQLite::Database open_unchanging(const fs::path& file) {
  std::string address = "file:";
  for (const char c : fs::absolute(file).string()) {
    constexpr std::string_view digits = "0123456789ABCDEF";
    const auto byte = static_cast<unsigned char>(c);
    if (c == '%' || c == '?' || c == '#') {
      address += {'%', digits[byte >> 4U], digits[byte & 15U]};
    } else {
      address += c;
    }
  }
  return {address + "?immutable=1", SQLite::OPEN_READONLY | SQLite::OPEN_URI};
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

// Brings the pages of the write-ahead log into the database and removes the log, where that is possible.
void close_database(const fs::path& file) {
  try {
    Connection(file, ConnectionMode::writer).execute("PRAGMA wal_checkpoint(TRUNCATE)");
  } catch (const SQLite::Exception&) {
    // A damaged database is kept as it is, with its companions.
  }
}

// Gives the database and its companions a second name. The companions lose their first one before the new
// database takes its place, which they do not belong to.
fs::path keep_former(const fs::path& database, const fs::path& folder, base::Time now) {
  if (!fs::exists(database)) return {};
  close_database(database);
  fs::create_directories(folder);
  fs::path kept = folder / ("before-restore-" + std::to_string(now.time_since_epoch().count()) + ".sqlite3");
  std::error_code error;
  fs::create_hard_link(database, kept, error);
  if (error) fs::copy_file(database, kept);  // a file system without links
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
  try {
    SQLite::Database database = open_unchanging(file);
    if (number_of(database, "PRAGMA application_id") != application_id) {
      throw refusal("backup_foreign", file);
    }
    SQLite::Statement check(database, "PRAGMA integrity_check(1)");
    if (!check.executeStep() || check.getColumn(0).getString() != "ok") {
      throw refusal("backup_damaged", file);
    }
    BackupContent content;
    content.schema = require_known_schema(database, migrations);
    content.users = number_of(database, "SELECT count(*) FROM users");
    content.books = number_of(database, "SELECT count(*) FROM books");
    return content;
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
  const fs::path database = folder.database_file();
  fs::path incoming = database;
  incoming += ".restored";
  try {
    {
      SQLite::Database source = open_unchanging(backup);
      write_snapshot(source, incoming);
    }
    end_what_was_under_way(incoming);
    restored.replaced = keep_former(database, folder.path() / snapshot_folder_name, now);
    flush_to_disk(incoming);
    fs::rename(incoming, database);
    flush_to_disk(folder.path());
  } catch (const std::system_error& error) {
    std::error_code ignored;
    fs::remove(incoming, ignored);
    throw AppError(ErrorCode::unavailable, "restore_failed", {},
                   {folder.path().string(), base::german_system_error(error.code().value())});
  } catch (const SQLite::Exception& error) {
    std::error_code ignored;
    fs::remove(incoming, ignored);
    throw_translated(error);
  }
  return restored;
}

}  // namespace storage
