#pragma once

#include <chrono>
#include <condition_variable>
#include <mutex>
#include <stop_token>

namespace app {

// Wakes the thread that does what no request waits for. Thread-safe.
class BackgroundSignal {
 public:
  void notify() {
    {
      const std::lock_guard lock(mutex_);
      is_set_ = true;
    }
    changed_.notify_all();
  }
  // Returns when somebody has notified since the last time, after `longest`, or when a stop is wanted.
  void wait(const std::stop_token& stop, std::chrono::milliseconds longest) {
    std::unique_lock lock(mutex_);
    changed_.wait_for(lock, stop, longest, [this] { return is_set_; });
    is_set_ = false;
  }

 private:
  std::mutex mutex_;  // guards is_set_
  std::condition_variable_any changed_;
  bool is_set_ = false;
};

}  // namespace app
