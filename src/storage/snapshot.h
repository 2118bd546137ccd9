#pragma once

#include <filesystem>

#include <SQLiteCpp/Database.h>

#include "storage/file_owner.h"

namespace storage {

// Copies the whole database into `target` while others may go on using it: written under another name,
// checked, flushed to the disk, then renamed, so that `target` is either complete and sound or not there. The
// copy is one file without companions, which belongs to `owner`. Replaces an existing file. Throws
// base::AppError(unavailable): "backup_folder_unusable" and "backup_failed" with the path and the system's
// reason, "database_damaged" where the copy is not sound.
void write_snapshot(SQLite::Database& source, const std::filesystem::path& target, const FileOwner& owner);

// Makes sure that a file's content, or a folder's entries, are on the disk. Throws std::system_error.
void flush_to_disk(const std::filesystem::path& path);

// How the names of unfinished copies end.
inline constexpr const char* unfinished_suffix = ".unfinished";

}  // namespace storage
