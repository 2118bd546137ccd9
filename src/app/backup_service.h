#pragma once

#include <chrono>
#include <filesystem>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

#include "app/backup_pruning.h"
#include "app/ports/backup_store.h"
#include "app/ports/storage.h"
#include "app/session.h"
#include "app/settings.h"
#include "base/clock.h"

namespace app {

// How long the copies are kept that upgrades and restores make; the privacy template names it.
inline constexpr std::chrono::days snapshots_kept{30};

// Why the last backup on the schedule came to nothing.
struct BackupFailure {
  base::Time at;
  std::string message;  // German
};

struct BackupState {
  std::filesystem::path folder;
  std::filesystem::path data_folder;
  std::string elsewhere;                 // BackupStore::elsewhere()
  std::uint64_t free_bytes = 0;          // on the folder's disk
  std::vector<ports::Backup> backups;    // newest first
  std::optional<BackupFailure> failure;  // nothing once a backup has worked again
  // Where large pictures lie, which no backup contains; nothing where all is in the database.
  std::optional<ports::ContentPlace> pictures;
};

// Backups of the database: on a schedule and when an admin asks. Thread-safe.
class BackupService {
 public:
  BackupService(ports::Storage& storage, ports::BackupStore& backups, const base::Clock& clock,
                const Settings& settings)
      : storage_(storage), backups_(backups), clock_(clock), settings_(settings) {}

  BackupState state() const;
  // Makes one now, and deletes the oldest made by hand beyond the configured number. Throws conflict while
  // another one is being made, and what BackupStore throws.
  ports::Backup make(const Session& admin);
  // The path of a backup that the admin is going to download. Throws not_found.
  std::filesystem::path file_for_download(const Session& admin, const std::string& name);
  void remove(const Session& admin, const std::string& name);

  // Lets go of old snapshots, at most once an hour. Then makes a backup if the newest on schedule is older
  // than the configured time, there is something to save and the last try is not less than an hour ago.
  // Returns it; nothing if none was due. Throws as make() does; state() then tells.
  std::optional<ports::Backup> make_due();

 private:
  void let_go_of_snapshots(base::Time now);
  bool is_due(base::Time now) const;
  ports::Backup make_and_prune(base::Time now, ports::BackupKind kind);
  void record(const Session& admin, const std::string& action, const std::string& name);

  ports::Storage& storage_;
  ports::BackupStore& backups_;
  const base::Clock& clock_;
  const Settings& settings_;
  std::mutex making_;          // held while a backup is being made
  mutable std::mutex failed_;  // guards failure_
  std::optional<BackupFailure> failure_;
  base::Time snapshots_seen_at_{};  // used by the thread that calls make_due() only
};

// Deletes the backups of a kind that the rule does not keep and returns how many that were. Throws as
// BackupStore::remove().
int prune_backups(ports::BackupStore& backups, ports::BackupKind kind, const BackupRule& rule);

}  // namespace app
