#include "storage/backup_folder.h"

#include <algorithm>
#include <string_view>
#include <system_error>

#include <sys/stat.h>

#include "app/ports/backup_name.h"
#include "base/error.h"
#include "base/system_error.h"
#include "storage/checksum_file.h"
#include "storage/connection.h"
#include "storage/data_folder.h"
#include "storage/snapshot.h"
#include "storage/storage_error.h"

namespace storage {
namespace {

namespace fs = std::filesystem;
using app::ports::Backup;
using app::ports::BackupKind;
using base::AppError;
using base::ErrorCode;

constexpr std::string_view prefix = "buntstift-";
// Another process, such as the command line, may be writing one: it never rests for so long.
constexpr std::chrono::minutes abandoned_after{10};

AppError refusal(const char* reason, const fs::path& path, const std::error_code& error) {
  return {ErrorCode::unavailable, reason, {}, {path.string(), base::german_system_error(error.value())}};
}

std::vector<fs::path> entries_of(const fs::path& folder) {
  std::error_code error;
  fs::directory_iterator entry(folder, error);
  if (error == std::errc::no_such_file_or_directory) return {};
  std::vector<fs::path> paths;
  for (; !error && entry != fs::directory_iterator(); entry.increment(error)) paths.push_back(entry->path());
  if (error) throw refusal("backup_folder_unusable", folder, error);
  return paths;
}

}  // namespace

BackupFolder::BackupFolder(const fs::path& folder, const fs::path& database)
    : folder_(fs::absolute(folder).lexically_normal()),
      database_(fs::absolute(database).lexically_normal()) {}

std::uint64_t BackupFolder::free_bytes() const {
  std::error_code error;
  fs::path place = folder_;
  while (!fs::exists(place, error) && place.has_relative_path()) place = place.parent_path();
  const fs::space_info space = fs::space(place, error);
  return error ? 0 : space.available;
}

std::vector<Backup> BackupFolder::list() const {
  std::vector<Backup> backups;
  for (const fs::path& path : entries_of(folder_)) {
    const std::string name = path.filename().string();
    auto backup = app::ports::parse_backup_name(name);
    std::error_code error;
    if (!backup || !fs::is_regular_file(fs::symlink_status(path, error))) continue;
    backup->size_bytes = fs::file_size(path, error);
    if (!error) backups.push_back(std::move(*backup));
  }
  std::sort(backups.begin(), backups.end(),
            [](const Backup& one, const Backup& other) { return one.made_at > other.made_at; });
  return backups;
}

fs::path BackupFolder::file(const std::string& name) const {
  // Only what is listed: a name can lead nowhere else.
  for (const Backup& backup : list()) {
    if (backup.name == name) return folder_ / backup.name;
  }
  throw AppError(ErrorCode::not_found, "backup_not_found");
}

std::string BackupFolder::free_name(base::Time now, BackupKind kind) const {
  std::error_code ignored;
  while (fs::exists(folder_ / app::ports::backup_name(now, kind), ignored)) now += std::chrono::seconds{1};
  return app::ports::backup_name(now, kind);
}

void BackupFolder::remove_unfinished() const {
  for (const fs::path& path : entries_of(folder_)) {
    const std::string name = path.filename().string();
    if (!name.starts_with(prefix) || name.find(unfinished_suffix) == std::string::npos) continue;
    std::error_code error;
    const auto written_at = fs::last_write_time(path, error);
    const bool is_abandoned = !error && fs::file_time_type::clock::now() - written_at > abandoned_after;
    if (is_abandoned) fs::remove(path, error);
  }
}

Backup BackupFolder::make(base::Time now, BackupKind kind) {
  const std::lock_guard lock(making_);
  remove_unfinished();  // of a process that was ended meanwhile
  const std::string name = free_name(now, kind);
  try {
    // A connection of its own, which requests do not wait for, and which waits for none of them.
    Connection source(database_, ConnectionMode::reader);
    const FileOwner owner = FileOwner::of(data_folder());
    write_snapshot(source.handle(), folder_ / name, owner);
    write_checksum(folder_ / name, owner);
  } catch (const std::system_error& error) {
    std::error_code ignored;
    fs::remove(folder_ / name, ignored);  // there as a whole, with its checksum, or not at all
    throw refusal("backup_failed", folder_, error.code());
  } catch (const SQLite::Exception& error) {
    throw_translated(error);
  }
  Backup made = *app::ports::parse_backup_name(name);
  made.size_bytes = fs::file_size(folder_ / name);
  return made;
}

void BackupFolder::remove(const std::string& name) {
  const fs::path path = file(name);
  std::error_code error;
  if (!fs::remove(path, error) && error) throw refusal("backup_not_deleted", path, error);
  fs::remove(checksum_file(path), error);
}

void BackupFolder::remove_old_snapshots(base::Time moment) {
  for (const fs::path& path : entries_of(data_folder() / snapshot_folder_name)) {
    std::error_code error;
    // Of the entry itself, because a copy may have been linked and keep an older content's time.
    struct stat status {};
    if (::lstat(path.c_str(), &status) != 0 || !S_ISREG(status.st_mode)) continue;
    const base::Time changed{std::chrono::seconds{status.st_ctim.tv_sec}};
    if (changed < moment) fs::remove(path, error);
  }
}

}  // namespace storage
