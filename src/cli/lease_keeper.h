#pragma once

#include <condition_variable>
#include <mutex>
#include <thread>

#include "app/node_service.h"
#include "base/log.h"

namespace cli {

// The thread that says that this node lives, so that no other one takes over what it is doing. One of its
// own, because engines and mail servers keep the other threads waiting. None where there is one node only.
class LeaseKeeper {
 public:
  // Everything must outlive this.
  LeaseKeeper(app::NodeService& node, const base::Log& log) : node_(node), log_(log) {}

  void start();
  // Ends the thread. `gives_back`: whatever the node has taken is given back, as nothing of it goes on.
  void stop(bool gives_back);

 private:
  void run(const std::stop_token& stop);

  app::NodeService& node_;
  const base::Log& log_;
  std::mutex sleeping_;
  std::condition_variable_any wake_;
  std::jthread thread_;  // last: it ends before what it uses
};

}  // namespace cli
