#include "storage/backup_folder.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <optional>
#include <string_view>
#include <system_error>

#include <sys/stat.h>

#include "base/error.h"
#include "base/system_error.h"
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
constexpr std::string_view backup_suffix = ".sqlite3";
constexpr std::string_view mark_by_hand = "-manuell";
// Another process, such as the command line, may be writing one: it never rests for so long.
constexpr std::chrono::minutes abandoned_after{10};

// What the name of a backup tells.
struct NamedMoment {
  std::chrono::sys_seconds moment;
  BackupKind kind;
};

std::string name_of(const NamedMoment& named) {
  const std::chrono::sys_seconds moment = named.moment;
  const auto day = std::chrono::floor<std::chrono::days>(moment);
  const std::chrono::year_month_day date{day};
  const std::chrono::hh_mm_ss clock{moment - day};
  std::array<char, 64> text{};
  const int length =
      std::snprintf(text.data(), text.size(), "%04d-%02u-%02uT%02d%02d%02dZ", static_cast<int>(date.year()),
                    static_cast<unsigned>(date.month()), static_cast<unsigned>(date.day()),
                    static_cast<int>(clock.hours().count()), static_cast<int>(clock.minutes().count()),
                    static_cast<int>(clock.seconds().count()));
  std::string name = std::string(prefix) + std::string(text.data(), static_cast<std::size_t>(length));
  if (named.kind == BackupKind::by_hand) name += mark_by_hand;
  return name + std::string(backup_suffix);
}

// What a name of the form above tells; nothing for any other name.
std::optional<NamedMoment> parse_name(const std::string& name) {
  int year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0;
  // NOLINTNEXTLINE(cert-err34-c): whatever was read, the name must be the one that belongs to it
  if (std::sscanf(name.c_str(), "buntstift-%4d-%2d-%2dT%2d%2d%2dZ", &year, &month, &day, &hour, &minute,
                  &second) != 6) {
    return std::nullopt;
  }
  const std::chrono::year_month_day date{std::chrono::year{year},
                                         std::chrono::month{static_cast<unsigned>(month)},
                                         std::chrono::day{static_cast<unsigned>(day)}};
  if (!date.ok()) return std::nullopt;
  const std::chrono::sys_seconds moment = std::chrono::sys_days{date} + std::chrono::hours{hour} +
                                          std::chrono::minutes{minute} + std::chrono::seconds{second};
  for (const BackupKind kind : {BackupKind::scheduled, BackupKind::by_hand}) {
    if (name_of({moment, kind}) == name) return NamedMoment{moment, kind};
  }
  return std::nullopt;
}

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
    const auto named = parse_name(name);
    std::error_code error;
    if (!named || !fs::is_regular_file(fs::symlink_status(path, error))) continue;
    const std::uint64_t size = fs::file_size(path, error);
    if (!error) backups.push_back({name, size, named->moment, named->kind});
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
  NamedMoment named{std::chrono::floor<std::chrono::seconds>(now), kind};
  std::error_code ignored;
  while (fs::exists(folder_ / name_of(named), ignored)) ++named.moment;
  return name_of(named);
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
    write_snapshot(source.handle(), folder_ / name, FileOwner::of(data_folder()));
  } catch (const SQLite::Exception& error) {
    throw_translated(error);
  }
  return {name, fs::file_size(folder_ / name), parse_name(name)->moment, kind};
}

void BackupFolder::remove(const std::string& name) {
  const fs::path path = file(name);
  std::error_code error;
  if (!fs::remove(path, error) && error) throw refusal("backup_not_deleted", path, error);
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
