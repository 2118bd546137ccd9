#pragma once

#include <chrono>
#include <condition_variable>
#include <cstddef>
#include <deque>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

namespace http {

// A fixed number of threads and a bounded queue.
class WorkerPool {
 public:
  WorkerPool(std::size_t threads, std::size_t queue_limit);
  // Waits for the tasks that run; those that wait are dropped.
  ~WorkerPool();
  WorkerPool(const WorkerPool&) = delete;
  WorkerPool& operator=(const WorkerPool&) = delete;

  // Runs the task on some thread. False: the queue is full or the pool is stopping. A task must not throw.
  bool submit(std::function<void()> task);
  // Takes no more tasks, drops those that wait, and waits for the rest. False: some still ran at `until`.
  bool stop(std::chrono::steady_clock::time_point until);

 private:
  void run();

  const std::size_t queue_limit_;
  std::mutex mutex_;  // guards what follows up to the threads
  std::condition_variable wake_;
  std::condition_variable idle_;
  std::deque<std::function<void()>> queue_;
  std::size_t running_ = 0;
  bool stopping_ = false;
  std::vector<std::thread> threads_;
};

}  // namespace http
