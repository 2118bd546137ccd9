#include "storage/checksum_file.h"

#include <cerrno>
#include <fstream>
#include <system_error>

#include "app/ports/backup_name.h"
#include "base/error.h"
#include "base/file_digest.h"
#include "storage/snapshot.h"

namespace storage {

namespace fs = std::filesystem;

fs::path checksum_file(const fs::path& backup) {
  return backup.string() + app::ports::checksum_suffix;
}

void write_checksum(const fs::path& backup, const FileOwner& owner) {
  const std::string digest = base::sha256_hex_of_file(backup);
  const fs::path target = checksum_file(backup);
  const fs::path unfinished = target.string() + unfinished_suffix;
  std::error_code ignored;
  fs::remove(unfinished, ignored);
  owner.create_file(unfinished);
  std::ofstream stream(unfinished, std::ios::binary);
  stream << digest << "  " << backup.filename().string() << "\n";
  stream.close();
  if (!stream) {
    fs::remove(unfinished, ignored);
    throw std::system_error(ENOSPC, std::generic_category(), unfinished.string());
  }
  flush_to_disk(unfinished);
  fs::rename(unfinished, target);
  flush_to_disk(target.parent_path());
}

void require_checksum(const fs::path& backup) {
  const fs::path file = checksum_file(backup);
  std::error_code none;
  if (!fs::exists(file, none)) return;
  std::string expected;
  std::ifstream(file, std::ios::binary) >> expected;
  if (expected == base::sha256_hex_of_file(backup)) return;
  throw base::AppError(base::ErrorCode::invalid, "backup_checksum_wrong", {}, {backup.string()});
}

}  // namespace storage
