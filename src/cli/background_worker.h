#pragma once

#include <chrono>
#include <functional>
#include <semaphore>
#include <thread>
#include <utility>

#include "app/ports/mailer.h"
#include "app/services.h"
#include "base/log.h"

namespace cli {

// The thread that does what no request waits for: it acts on what the payment provider reports, writes the
// mails that were asked for and sends those that are due, at once when somebody asks and every half minute
// otherwise.
class BackgroundWorker {
 public:
  // `mailer` may be null. `each_round` is called every half minute at least. Everything must outlive this.
  BackgroundWorker(
      app::Services& services, app::ports::Mailer* mailer, const base::Log& log,
      std::function<void()> each_round = [] {})
      : services_(services), mailer_(mailer), log_(log), each_round_(std::move(each_round)) {}

  void start();
  // Waits for the thread to end. False if it has not within `longest`, because a mail server keeps it
  // waiting: this must not be destroyed then.
  bool stop(std::chrono::milliseconds longest = std::chrono::seconds{2});

 private:
  void run(const std::stop_token& stop);
  void work_once();
  void settle_payments();

  app::Services& services_;
  app::ports::Mailer* mailer_;
  const base::Log& log_;
  std::function<void()> each_round_;
  std::binary_semaphore finished_{0};
  std::jthread thread_;
};

}  // namespace cli
