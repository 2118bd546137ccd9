#include "storage/snapshot.h"

#include <cerrno>
#include <string>
#include <system_error>

#include <SQLiteCpp/Backup.h>
#include <fcntl.h>
#include <sqlite3.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/error.h"
#include "storage/storage_error.h"
#include "storage/system_refusal.h"

namespace storage {
namespace {

namespace fs = std::filesystem;

// Made here and not by SQLite, so that nobody else can read it at any moment, and with a reason if it cannot
// be made.
void create_empty(const fs::path& file, const FileOwner& owner) {
  try {
    owner.create_folder(file.parent_path());
    std::error_code ignored;
    fs::remove(file, ignored);  // of a process that was ended meanwhile
    if (!owner.create_file(file)) throw system_refusal("backup_folder_unusable", file.parent_path(), EEXIST);
  } catch (const std::system_error& error) {
    throw system_refusal("backup_folder_unusable", file.parent_path(), error.code().value());
  }
}

void check(SQLite::Database& copy) {
  SQLite::Statement check(copy, "PRAGMA integrity_check(1)");
  if (check.executeStep() && check.getColumn(0).getString() == "ok") return;
  throw base::AppError(base::ErrorCode::unavailable, "database_damaged");
}

void copy_into(SQLite::Database& source, const fs::path& file) {
  SQLite::Database copy(file.string(), SQLite::OPEN_READWRITE);
  SQLite::Backup(copy, source).executeStep(-1);
  copy.exec("PRAGMA journal_mode = DELETE");  // the copy inherits WAL, which would need companion files
  check(copy);
}

// The number of the system's error that most resembles SQLite's.
int system_error_of(const SQLite::Exception& error) {
  constexpr int without_details = 0xff;
  switch (error.getErrorCode() & without_details) {
    case SQLITE_FULL:
      return ENOSPC;
    case SQLITE_IOERR:
      // A quota or a file size limit shows as a failed write and not as a full disk.
      return (error.getErrorCode() == SQLITE_IOERR_READ) ? EIO : ENOSPC;
    case SQLITE_PERM:
    case SQLITE_READONLY:
    case SQLITE_CANTOPEN:
      return EACCES;
    default:
      return 0;
  }
}

void finish(const fs::path& unfinished, const fs::path& target) {
  flush_to_disk(unfinished);
  fs::rename(unfinished, target);
  flush_to_disk(target.parent_path());
}

}  // namespace

void flush_to_disk(const fs::path& path) {
  const int descriptor = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
  if (descriptor < 0) throw std::system_error(errno, std::generic_category(), path.string());
  const int result = ::fsync(descriptor);
  const int error = errno;
  ::close(descriptor);
  if (result != 0) throw std::system_error(error, std::generic_category(), path.string());
}

void write_snapshot(SQLite::Database& source, const fs::path& target, const FileOwner& owner) {
  fs::path unfinished = target;
  unfinished += unfinished_suffix;
  create_empty(unfinished, owner);
  try {
    copy_into(source, unfinished);
    finish(unfinished, target);
  } catch (...) {
    std::error_code ignored;
    fs::remove(unfinished, ignored);
    fs::remove(unfinished.string() + "-journal", ignored);
    try {
      throw;
    } catch (const SQLite::Exception& error) {
      const int number = system_error_of(error);
      if (number != 0) throw system_refusal("backup_failed", target.parent_path(), number);
      throw_translated(error);
    } catch (const std::system_error& error) {
      throw system_refusal("backup_failed", target.parent_path(), error.code().value());
    }
  }
}

}  // namespace storage
