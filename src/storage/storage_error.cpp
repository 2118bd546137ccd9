#include "storage/storage_error.h"

#include <sqlite3.h>

#include "base/error.h"

namespace storage {

bool is_damage(const SQLite::Exception& error) {
  return error.getErrorCode() == SQLITE_CORRUPT || error.getErrorCode() == SQLITE_NOTADB;
}

void throw_translated(const SQLite::Exception& error) {
  using base::AppError;
  using base::ErrorCode;
  switch (error.getExtendedErrorCode()) {
    // SQLite reports a quota or a file size limit as a failed write and not as a full disk.
    case SQLITE_IOERR_WRITE:
    case SQLITE_IOERR_FSYNC:
    case SQLITE_IOERR_TRUNCATE:
    case SQLITE_IOERR_SHMSIZE:
      throw AppError(ErrorCode::unavailable, "disk_full");
    default:
      break;
  }
  switch (error.getErrorCode()) {
    case SQLITE_FULL:
      throw AppError(ErrorCode::unavailable, "disk_full");
    case SQLITE_CORRUPT:
    case SQLITE_NOTADB:
      throw AppError(ErrorCode::unavailable, "database_damaged");
    case SQLITE_READONLY:
    case SQLITE_CANTOPEN:
    case SQLITE_PERM:
      throw AppError(ErrorCode::unavailable, "database_unwritable");
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
      throw AppError(ErrorCode::unavailable, "database_busy");
    default:
      throw error;
  }
}

}  // namespace storage
