#include "cli/backup_copier.h"

#include <algorithm>

namespace cli {

void BackupCopier::start() {
  if (copies_.has_places()) thread_.emplace([this](const std::stop_token& stop) { run(stop); });
}

bool BackupCopier::stop(std::chrono::milliseconds longest) {
  if (!thread_) return true;
  thread_->request_stop();
  if (!finished_.try_acquire_for(longest)) return false;
  thread_.reset();
  return true;
}

void BackupCopier::run(const std::stop_token& stop) {
  constexpr std::chrono::seconds between_looks{30};
  while (!stop.stop_requested()) {
    try {
      for (const std::string& copied : copies_.copy_due()) log_.info("backup_copied", {{"to", copied}});
    } catch (const std::exception& error) {
      log_.error("backup_copy_failed", {{"error", error.what()}});
    }
    tell_failures();
    std::unique_lock lock(sleeping_);
    wake_.wait_for(lock, stop, between_looks, [] { return false; });
  }
  finished_.release();
}

// Each failure once.
void BackupCopier::tell_failures() {
  base::Time newest = told_until_;
  for (const app::PlaceState& place : copies_.state()) {
    if (!place.failure || place.failure->at <= told_until_) continue;
    log_.error("backup_copy_failed", {{"to", place.location}, {"error", place.failure->message}});
    newest = std::max(newest, place.failure->at);
  }
  told_until_ = newest;
}

}  // namespace cli
