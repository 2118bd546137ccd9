#pragma once

#include <chrono>
#include <memory>
#include <semaphore>
#include <thread>
#include <vector>

#include "app/job_service.h"
#include "app/remote_stories.h"
#include "base/log.h"
#include "config/config.h"

namespace cli {

// The remote engines of the configuration, none where it has none. Throws base::AppError for a workflow that
// is no graph or cannot be read.
std::vector<app::RemoteEngine> make_engines(const config::Config& config);

// The story service of the configuration; without addresses where it has none.
app::RemoteStories make_stories(const config::Config& config);

// The threads that wait for remote engines: as many for each as it can work on at a time.
class EngineWorkers {
 public:
  // Everything must outlive this.
  EngineWorkers(app::JobService& jobs, const base::Log& log) : jobs_(jobs), log_(log) {}

  void start();
  // Waits for the threads to end. False if one has not within `longest`, because an engine keeps it waiting:
  // this must not be destroyed then. What is being drawn is gone on with after the next start.
  bool stop(std::chrono::milliseconds longest = std::chrono::seconds{2});

 private:
  void run(std::size_t engine, const std::stop_token& stop);

  app::JobService& jobs_;
  const base::Log& log_;
  std::counting_semaphore<> finished_{0};
  std::vector<std::jthread> threads_;
};

}  // namespace cli
