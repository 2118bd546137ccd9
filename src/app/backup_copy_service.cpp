#include "app/backup_copy_service.h"

#include <algorithm>
#include <fstream>
#include <iterator>
#include <system_error>

#include "app/audit.h"
#include "app/backup_pruning.h"
#include "app/ports/backup_name.h"
#include "base/error.h"
#include "base/messages.h"

namespace app {
namespace {

namespace fs = std::filesystem;
using base::AppError;
using base::ErrorCode;

constexpr std::chrono::hours pause_of_place{1};
constexpr const char* probe_name = "buntstift-probe.txt";

// The newest backup of each kind.
std::vector<ports::Backup> newest_of_each_kind(const std::vector<ports::Backup>& newest_first) {
  std::vector<ports::Backup> out;
  for (const ports::BackupKind kind : {ports::BackupKind::scheduled, ports::BackupKind::by_hand}) {
    const auto found = std::find_if(newest_first.begin(), newest_first.end(),
                                    [kind](const ports::Backup& backup) { return backup.kind == kind; });
    if (found != newest_first.end()) out.push_back(*found);
  }
  return out;
}

bool has(const std::vector<std::string>& names, const std::string& name) {
  return std::find(names.begin(), names.end(), name) != names.end();
}

void prune_place(ports::BackupPlace& place, std::vector<std::string>& names, const Settings& settings) {
  for (const ports::BackupKind kind : {ports::BackupKind::scheduled, ports::BackupKind::by_hand}) {
    for (const std::string& name : surplus_backups(backups_among(names), kind, settings.backup_rule(kind))) {
      place.remove(name);
      const std::string checksum = name + ports::checksum_suffix;
      if (has(names, checksum)) place.remove(checksum);
      std::erase(names, name);
    }
  }
}

std::string content_of(const fs::path& file) {
  std::ifstream stream(file, std::ios::binary);
  return {std::istreambuf_iterator<char>(stream), {}};
}

}  // namespace

std::vector<ports::Backup> backups_among(const std::vector<std::string>& names) {
  std::vector<ports::Backup> out;
  for (const std::string& name : names) {
    if (const auto backup = ports::parse_backup_name(name)) out.push_back(*backup);
  }
  std::sort(out.begin(), out.end(),
            [](const ports::Backup& one, const ports::Backup& other) { return one.made_at > other.made_at; });
  return out;
}

void copy_backup(ports::BackupPlace& place, const fs::path& file, const std::string& name) {
  // The checksum first: a backup that is there can be checked.
  const fs::path checksum = file.string() + ports::checksum_suffix;
  std::error_code none;
  if (fs::exists(checksum, none)) place.put(checksum, name + ports::checksum_suffix);
  place.put(file, name);
}

void test_place(ports::BackupPlace& place, const fs::path& folder) {
  const fs::path sent = folder / (std::string(".") + probe_name), received = sent.string() + ".back";
  const std::string text = "Buntstift\n";
  std::ofstream(sent, std::ios::binary) << text;
  std::ofstream(received, std::ios::binary).flush();
  const auto end = [&] {
    std::error_code ignored;
    fs::remove(sent, ignored);
    fs::remove(received, ignored);
  };
  try {
    place.put(sent, probe_name);
    place.fetch(probe_name, received);
    place.remove(probe_name);
    if (content_of(received) != text)
      throw AppError(ErrorCode::unavailable, "backup_place_differs", {}, {place.location()});
  } catch (...) {
    end();
    throw;
  }
  end();
}

BackupCopyService::BackupCopyService(ports::Storage& storage, ports::BackupStore& backups,
                                     std::vector<std::unique_ptr<ports::BackupPlace>> places,
                                     const base::Clock& clock, const Settings& settings)
    : storage_(storage), backups_(backups), clock_(clock), settings_(settings) {
  for (auto& place : places) {
    PlaceState state;
    state.location = place->location();
    tracked_.push_back({std::move(place), std::move(state), {}});
  }
}

std::vector<PlaceState> BackupCopyService::state() const {
  const std::lock_guard lock(looking_);
  std::vector<PlaceState> out;
  for (const Tracked& tracked : tracked_) out.push_back(tracked.state);
  return out;
}

bool BackupCopyService::must_wait(const Tracked& tracked, base::Time now) const {
  const std::lock_guard lock(looking_);
  return tracked.state.failure && now - tracked.state.failure->at < pause_of_place;
}

template <class Work>
void BackupCopyService::attempt(Tracked& tracked, Work work) {
  std::optional<BackupFailure> failure;
  try {
    work();
  } catch (const AppError& error) {
    failure = BackupFailure{clock_.now(), base::german_message(error)};
  }
  const std::lock_guard lock(looking_);
  tracked.state.failure = std::move(failure);
}

void BackupCopyService::copy_to(Tracked& tracked, const std::vector<ports::Backup>& newest,
                                std::vector<std::string>& copied) {
  std::vector<std::string> names = tracked.place->names();
  for (const ports::Backup& backup : newest) {
    if (!has(names, backup.name)) {
      copy_backup(*tracked.place, backups_.file(backup.name), backup.name);
      names.push_back(backup.name);
      copied.push_back(tracked.state.location + ": " + backup.name);
    }
  }
  prune_place(*tracked.place, names, settings_);
  tracked.settled.clear();
  for (const ports::Backup& backup : newest) tracked.settled.push_back(backup.name);
  const std::vector<ports::Backup> there = backups_among(names);
  const std::lock_guard lock(looking_);
  tracked.state.backups = static_cast<int>(there.size());
  tracked.state.newest_at.reset();
  if (!there.empty()) tracked.state.newest_at = there.front().made_at;
}

std::vector<std::string> BackupCopyService::copy_due() {
  const std::unique_lock copying(copying_, std::try_to_lock);
  std::vector<std::string> copied;
  if (!copying || tracked_.empty()) return copied;
  const std::vector<ports::Backup> newest = newest_of_each_kind(backups_.list());
  if (newest.empty()) return copied;
  for (Tracked& tracked : tracked_) {
    const bool is_settled = std::all_of(newest.begin(), newest.end(), [&](const ports::Backup& backup) {
      return has(tracked.settled, backup.name);
    });
    if (is_settled || must_wait(tracked, clock_.now())) continue;
    attempt(tracked, [&] { copy_to(tracked, newest, copied); });
  }
  return copied;
}

std::vector<PlaceState> BackupCopyService::test(const Session& admin) {
  {
    const std::unique_lock copying(copying_, std::try_to_lock);
    if (!copying) throw AppError(ErrorCode::conflict, "backup_running").with_retry_after(30);
    for (Tracked& tracked : tracked_)
      attempt(tracked, [&] { test_place(*tracked.place, backups_.data_folder()); });
  }
  storage_.write([&](ports::Stores& stores) {
    record_audit(stores, clock_.now(), admin.email, "audit_backup_places_tested", "");
  });
  return state();
}

}  // namespace app
