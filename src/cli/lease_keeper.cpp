#include "cli/lease_keeper.h"

namespace cli {

void LeaseKeeper::start() {
  if (!node_.is_one_of_many()) return;
  thread_ = std::jthread([this](const std::stop_token& stop) { run(stop); });
}

void LeaseKeeper::stop(bool gives_back) {
  if (!thread_.joinable()) return;
  thread_.request_stop();
  thread_.join();
  if (!gives_back) return;
  try {
    node_.leave();
  } catch (const std::exception& error) {
    log_.warning("leases_not_given_back", {{"error", error.what()}});  // they run out
  }
}

void LeaseKeeper::run(const std::stop_token& stop) {
  while (!stop.stop_requested()) {
    try {
      node_.renew();
    } catch (const std::exception& error) {
      log_.warning("leases_not_renewed", {{"error", error.what()}});
    }
    std::unique_lock lock(sleeping_);
    wake_.wait_for(lock, stop, app::NodeService::renewal, [] { return false; });
  }
}

}  // namespace cli
