#include "app/backup_service.h"

#include "app/audit.h"
#include "base/error.h"
#include "base/messages.h"

namespace app {
namespace {

using base::AppError;
using base::ErrorCode;

constexpr std::chrono::hours pause_after_failure{1};

}  // namespace

int prune_backups(ports::BackupStore& backups, ports::BackupKind kind, const BackupRule& rule) {
  const std::vector<std::string> surplus = surplus_backups(backups.list(), kind, rule);
  for (const std::string& name : surplus) backups.remove(name);
  return static_cast<int>(surplus.size());
}

BackupState BackupService::state() const {
  BackupState state{backups_.folder(),       backups_.data_folder(), backups_.elsewhere(),
                    backups_.free_bytes(),   backups_.list(),        {},
                    storage_.content_place()};
  const std::lock_guard lock(failed_);
  state.failure = failure_;
  return state;
}

void BackupService::record(const Session& admin, const std::string& action, const std::string& name) {
  storage_.write(
      [&](ports::Stores& stores) { record_audit(stores, clock_.now(), admin.email, action, name); });
}

ports::Backup BackupService::make_and_prune(base::Time now, ports::BackupKind kind) {
  const std::unique_lock making(making_, std::try_to_lock);
  if (!making) throw AppError(ErrorCode::conflict, "backup_running").with_retry_after(30);
  ports::Backup backup = backups_.make(now, kind);
  prune_backups(backups_, kind, settings_.backup_rule(kind));
  const std::lock_guard lock(failed_);
  failure_.reset();
  return backup;
}

ports::Backup BackupService::make(const Session& admin) {
  ports::Backup backup = make_and_prune(clock_.now(), ports::BackupKind::by_hand);
  record(admin, "audit_backup_made", backup.name);
  return backup;
}

std::filesystem::path BackupService::file_for_download(const Session& admin, const std::string& name) {
  std::filesystem::path file = backups_.file(name);
  record(admin, "audit_backup_downloaded", name);
  return file;
}

void BackupService::remove(const Session& admin, const std::string& name) {
  backups_.remove(name);
  record(admin, "audit_backup_deleted", name);
}

void BackupService::let_go_of_snapshots(base::Time now) {
  if (now - snapshots_seen_at_ < std::chrono::hours{1}) return;
  snapshots_seen_at_ = now;
  backups_.remove_old_snapshots(now - snapshots_kept);
}

bool BackupService::is_due(base::Time now) const {
  if (settings_.backup_every <= std::chrono::hours::zero()) return false;
  {
    const std::lock_guard lock(failed_);
    if (failure_ && now - failure_->at < pause_after_failure) return false;
  }
  for (const ports::Backup& backup : backups_.list()) {
    if (backup.kind != ports::BackupKind::scheduled) continue;
    // One from the future was made with a wrong clock and says nothing.
    if (backup.made_at <= now) return now - backup.made_at >= settings_.backup_every;
  }
  const bool has_anything =
      storage_.read([](const ports::Stores& stores) { return stores.users().counts().total > 0; });
  return has_anything;
}

std::optional<ports::Backup> BackupService::make_due() {
  const base::Time now = clock_.now();
  let_go_of_snapshots(now);
  try {
    if (!is_due(now)) return std::nullopt;
    return make_and_prune(now, ports::BackupKind::scheduled);
  } catch (const AppError& error) {
    if (error.reason() == "backup_running") return std::nullopt;
    const std::lock_guard lock(failed_);
    failure_ = BackupFailure{now, base::german_message(error)};
    throw;
  }
}

}  // namespace app
