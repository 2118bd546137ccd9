#pragma once

#include <filesystem>

#include "storage/file_owner.h"

namespace storage {

// The file beside a backup that holds its SHA-256, in the form that `sha256sum -c` reads.
std::filesystem::path checksum_file(const std::filesystem::path& backup);

// Writes it, as a whole or not at all. Throws std::system_error.
void write_checksum(const std::filesystem::path& backup, const FileOwner& owner);

// Throws base::AppError(invalid, "backup_checksum_wrong") where the backup is not what its checksum was made
// of, or the checksum cannot be read. One without such a file, as older versions made them, passes.
void require_checksum(const std::filesystem::path& backup);

}  // namespace storage
