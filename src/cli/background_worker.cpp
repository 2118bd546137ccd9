#include "cli/background_worker.h"

namespace cli {
namespace {

constexpr std::chrono::seconds longest_sleep{30};
constexpr std::chrono::minutes between_sweeps{10};

}  // namespace

void BackgroundWorker::start() {
  thread_ = std::jthread([this](const std::stop_token& stop) { run(stop); });
}

bool BackgroundWorker::stop(std::chrono::milliseconds longest) {
  if (!thread_.joinable()) return true;
  thread_.request_stop();
  if (!finished_.try_acquire_for(longest)) return false;
  thread_.join();
  return true;
}

void BackgroundWorker::run(const std::stop_token& stop) {
  while (!stop.stop_requested()) {
    each_round_();
    work_once();
    services_.outbox().signal().wait(stop, longest_sleep);
  }
  finished_.release();
}

void BackgroundWorker::work_once() {
  app::NodeService& node = services_.node();
  settle_payments();
  // A full disk or a broken database must not end the thread: the next round tries again.
  try {
    services_.resets().send_links();
    node.do_task("clean_up", longest_sleep, [&] {
      services_.shares().remove_old();
      if (const app::RetentionRound round = services_.retention().work();
          round.announced + round.removed > 0) {
        log_.info("unused_accounts", {{"announced", round.announced}, {"removed", round.removed}});
      }
      if (node.is_one_of_many()) node.remove_old();
    });
    for (const app::MailFailure& failure : services_.outbox().send_due(mailer_)) {
      log_.warning(failure.is_given_up ? "mail_given_up" : "mail_failed",
                   {{"mail", failure.mail_id}, {"tries", failure.tries}, {"error", failure.error}});
    }
  } catch (const std::exception& error) {
    log_.error("background_failed", {{"error", error.what()}});
  }
  try {
    node.do_task("remove_contents", between_sweeps, [&] {
      if (const int removed = services_.pictures().remove_unused_contents(); removed > 0) {
        log_.info("contents_removed", {{"objects", removed}});
      }
    });
  } catch (const std::exception& error) {
    log_.error("background_failed", {{"error", error.what()}});
  }
  try {
    if (const auto backup = services_.backups().make_due()) {
      log_.info("backup_made", {{"name", backup->name}, {"bytes", backup->size_bytes}});
    }
  } catch (const std::exception& error) {
    log_.error("backup_failed", {{"error", error.what()}});
  }
}

void BackgroundWorker::settle_payments() {
  try {
    // Any time, as a message of the provider may have come to this node only.
    services_.node().do_task("payments", {}, [&] {
      for (const app::UnusedEvent& event : services_.billing().work()) {
        log_.warning(event.is_given_up ? "payment_event_given_up" : "payment_event_of_nobody",
                     {{"event", event.event_id}, {"subscription", event.subscription_id}});
      }
    });
  } catch (const std::exception& error) {
    log_.error("background_failed", {{"error", error.what()}});
  }
}

}  // namespace cli
