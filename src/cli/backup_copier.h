#pragma once

#include <chrono>
#include <condition_variable>
#include <mutex>
#include <optional>
#include <semaphore>
#include <thread>

#include "app/backup_copy_service.h"
#include "base/log.h"

namespace cli {

// The thread that copies backups to other places. One of its own, because a copy to a slow store takes
// minutes in which mails must not wait. Without such places there is none.
class BackupCopier {
 public:
  // Everything must outlive this.
  BackupCopier(app::BackupCopyService& copies, const base::Log& log) : copies_(copies), log_(log) {}

  void start();
  // Waits for the thread to end. False if it has not within `longest`: this must not be destroyed then.
  bool stop(std::chrono::milliseconds longest = std::chrono::seconds{2});

 private:
  void run(const std::stop_token& stop);
  void tell_failures();

  app::BackupCopyService& copies_;
  const base::Log& log_;
  base::Time told_until_{};
  std::mutex sleeping_;
  std::condition_variable_any wake_;
  std::binary_semaphore finished_{0};
  std::optional<std::jthread> thread_;
};

}  // namespace cli
